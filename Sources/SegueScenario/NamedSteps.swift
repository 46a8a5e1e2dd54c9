import SegueConfig

/// The named lists of steps of a file, which the step `perform` performs.
package nonisolated struct NamedSteps: Sendable {
  /// A list of steps. Its sums are computed once, since several lists can perform it, which others
  /// perform again.
  struct List: Equatable, Sendable {
    let name: String
    let steps: [Located<any Step>]
    let minimumDuration: Double
    let count: StepCount
    let trackedViews: Set<String>

    init(_ name: String, _ steps: [Located<any Step>]) {
      self.name = name
      self.steps = steps
      minimumDuration = steps.minimumDuration
      count = steps.performed
      trackedViews = steps.trackedViews
    }

    /// Returns whether both have the same name; a file has one list of a name.
    static func == (left: List, right: List) -> Bool { left.name == right.name }
  }

  /// The names in file order.
  private(set) var names: [String] = []
  /// Whether the names are known; if not, every reference is accepted.
  private(set) var isKnown = true
  private var lists: [String: List] = [:]

  /// The key of the lists in a file.
  static let key = "steps"

  /// Creates an empty list.
  package init() {}

  /// Decodes the lists of a file, each after those that it performs, and reports their errors.
  ///
  /// - Parameters:
  ///   - section: The lists as written; `nil` for none.
  ///   - names: The names of the file.
  ///   - diagnostics: Receives the errors.
  init(
    _ section: ConfigValue?, _ names: ScenarioNames, into diagnostics: inout ConfigDiagnostics
  ) {
    guard let section else { return }
    guard let entries = section.entries else {
      isKnown = false
      // Reports that the value is not a map.
      _ = Self.kind(names).decode(section, &diagnostics)
      return
    }
    self.names = entries.map(\.key)
    var open: [String] = []
    for entry in entries { read(entry, of: section, names, &open, &diagnostics) }
  }

  /// The list with a name; `nil` if there is no valid one.
  subscript(name: String) -> List? { lists[name] }

  /// The valid lists in file order.
  var all: [Named<[Located<any Step>]>] {
    names.compactMap { name in lists[name].map { Named(name: name, value: $0.steps) } }
  }

  /// Returns the kind of the lists of a file.
  static func kind(_ names: ScenarioNames) -> ParameterKind<[Named<[Located<any Step>]>]> {
    .map(of: list(names))
  }

  private static func list(_ names: ScenarioNames) -> ParameterKind<[Located<any Step>]> {
    .list(of: .located(StepList.kind(names)), count: 1...ScenarioPlan.mostSteps)
  }

  /// Reads a list after those that it performs.
  ///
  /// - Parameter open: The lists that are being read, the outermost first.
  private mutating func read(
    _ entry: ConfigEntry, of section: ConfigValue, _ names: ScenarioNames, _ open: inout [String],
    _ diagnostics: inout ConfigDiagnostics
  ) {
    guard lists[entry.key] == nil else { return }
    open.append(entry.key)
    defer { open.removeLast() }
    for reference in Self.references(in: entry.value) {
      guard let name = reference.text, let other = section.entry(name) else { continue }
      if open.contains(name) {
        diagnostics.error(
          "endless-steps", "the steps \(quoted(name)) perform themselves", at: reference.range,
          help: "remove this step; 'repeat' performs steps several times")
        // Known from now on, so that the error is reported once.
        lists[name] = List(name, [])
      } else {
        read(other, of: section, names, &open, &diagnostics)
      }
    }
    guard lists[entry.key] == nil else { return }
    var names = names
    names.namedSteps = self
    let steps = Self.list(names).decode(entry.value, &diagnostics)
    lists[entry.key] = List(entry.key, steps ?? [])
  }

  /// Returns the names of the lists that steps perform, as written.
  private static func references(in value: ConfigValue) -> [ConfigValue] {
    let inner = (value.items ?? []) + (value.entries ?? []).map(\.value)
    let own = value[PerformStep.key].map { [$0] } ?? []
    return own.filter { $0.text != nil } + inner.flatMap(references)
  }
}
