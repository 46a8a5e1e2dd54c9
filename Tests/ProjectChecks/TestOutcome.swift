/// The result of a test on a device.
struct TestOutcome {
  enum State: String, CaseIterable {
    case passed, failed, skipped
    case none = "no result"

    /// Returns the state of a row from those of its tests or devices.
    static func combined(_ states: [State]) -> State {
      [.failed, .passed, .skipped].first(where: states.contains) ?? .none
    }
  }

  /// What the driver for iOS records for a run that it skips, and for one that it does not.
  private static let skipped = "skipped: "
  private static let complete = "a complete run"

  var id = ""
  /// The suite and function, as "AlertTests.order".
  var name = ""
  var title: TestTitle?
  var location = ""
  var arguments: [String] = []
  var hasStarted = false
  var hasEnded = false
  var isSkipped = false
  private var hasCompleteRun = false
  private var failures: [String] = []
  private var reasons: [String] = []
  private(set) var notes: [String] = []

  init() {}

  /// Creates the outcome of a test that has not run.
  init(_ test: Record.Payload, id: String) {
    self.id = id
    // "Module.Suite/function(_:)/File.swift:1:2"
    let parts = id.drop { $0 != "." }.dropFirst().split(separator: "/").suffix(3).dropLast()
    name = parts.map { $0.prefix { $0 != "(" } }.joined(separator: ".")
    title = test.displayName.flatMap(TestTitle.init)
    location = test.sourceLocation?.text ?? ""
    arguments = test.testCases?.compactMap(\.displayName) ?? []
  }

  var state: State {
    if !failures.isEmpty || (hasStarted && !hasEnded) { return .failed }
    // A test can have several runs, each on another device.
    if isSkipped && !hasCompleteRun { return .skipped }
    return hasEnded ? .passed : .none
  }

  /// Why it failed or was skipped, at least in part.
  var texts: [String] {
    switch state {
    case .failed: failures.isEmpty ? ["the process ended in this test"] : failures
    case .skipped: reasons
    case .passed, .none: reasons.map { "in part: \($0)" }
    }
  }

  /// Adds an issue, and the argument that it was recorded for.
  mutating func add(_ event: Record.Payload, argument: String?) {
    let details = (event.messages ?? []).map(\.text).filter { $0 != "Issue recorded" }
    if let reason = details.first(where: { $0.hasPrefix(Self.skipped) }) {
      isSkipped = true
      reasons.appendOnce(String(reason.dropFirst(Self.skipped.count)))
    } else if event.issue?.isKnown == true {
      isSkipped = true
    } else if event.issue?.severity == "warning" {
      if details.contains(Self.complete) {
        hasCompleteRun = true
      } else {
        notes.appendOnce(details.joined(separator: "\n"))
      }
    } else {
      let prefix = argument.map { $0.isEmpty ? "" : "\($0): " } ?? ""
      let location = event.issue?.sourceLocation?.text.split(separator: "/").last
      failures.appendOnce(
        prefix + details.joined(separator: "\n") + (location.map { " (\($0))" } ?? ""))
    }
  }
}

extension Array where Element: Equatable {
  mutating func appendOnce(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
