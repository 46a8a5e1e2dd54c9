import SegueConfig
import SeguePictures
import SegueRecording

/// The differences between the scenarios of two sides.
struct SetComparison {
  /// A scenario on both sides.
  struct Pair {
    var title: String
    /// The file and the name of the scenario, on the second side.
    var file: String
    var scenario: String
    var before: Recording
    var after: Recording
    var differences: [RecordingDifference]
  }

  private(set) var pairs: [Pair] = []
  /// The scenarios that only the first side has.
  private(set) var missing: [Single] = []
  /// The scenarios that only the second side has.
  private(set) var additional: [Single] = []

  /// A scenario on one side.
  struct Single {
    var title: String
    var file: String
    var scenario: String
  }

  /// Compares the scenarios of equal names; their files must be equal too if both sides have several.
  init(_ before: RecordingSet, _ after: RecordingSet) {
    let isNameEnough = before.isOfOneFile || after.isOfOneFile
    func key(_ entry: RecordingSet.Entry) -> String {
      isNameEnough ? entry.name : "\(entry.path): \(entry.name)"
    }
    func single(_ entry: RecordingSet.Entry) -> Single {
      Single(title: key(entry), file: entry.path, scenario: entry.name)
    }
    var rest: [String: RecordingSet.Entry] = [:]
    for entry in after.entries where rest[key(entry)] == nil { rest[key(entry)] = entry }
    for entry in before.entries {
      guard let other = rest.removeValue(forKey: key(entry)) else {
        missing.append(single(entry))
        continue
      }
      pairs.append(
        Pair(
          title: key(entry), file: other.path, scenario: other.name,
          before: entry.recording, after: other.recording,
          differences: other.recording.differences(from: entry.recording)))
    }
    additional = after.entries.filter { rest[key($0)] != nil }.map(single)
  }

  private var different: [Pair] { pairs.filter { !$0.differences.isEmpty } }

  /// Whether all scenarios are equal, and on both sides.
  var isEmpty: Bool { different.isEmpty && missing.isEmpty && additional.isEmpty }

  /// The differences as text.
  func text(_ ink: Ink) -> String {
    var blocks = different.map { Self.text(of: $0.differences, title: $0.title, ink) }
    for (singles, side) in [(missing, "first"), (additional, "second")] where !singles.isEmpty {
      blocks.append(
        ink.strong("only in the \(side)") + "\n"
          + singles.map { "  \(DisplayText($0.title).text)\n" }.joined())
    }
    return (blocks + [summary + "\n"]).joined(separator: "\n")
  }

  /// Returns the differences of a scenario as text; empty without one.
  static func text(
    of differences: [RecordingDifference], title: String, _ ink: Ink
  ) -> String {
    if differences.isEmpty { return "" }
    let lines = differences.map { difference in
      let phrase = "    \(ink.faint(DisplayText(difference.phrase).text))\n"
      return "  \(DisplayText(difference.sentence).text)\n"
        + (difference.kind == .run ? "" : phrase)
    }
    return ink.strong(DisplayText(title).text) + "\n" + lines.joined()
  }

  private var summary: String {
    let count = different.reduce(0) { $0 + $1.differences.count }
    let others = missing.count + additional.count
    let end = others > 0 ? "; \(counted(others, "scenario")) only on one side" : ""
    if count == 0 { return "\(counted(pairs.count, "scenario")): no differences\(end)" }
    return "\(counted(pairs.count, "scenario")): \(counted(count, "difference")) in "
      + "\(counted(different.count, "scenario"))\(end)"
  }

  /// The differences as one JSON document.
  var json: JSONValue {
    .object([
      .init("formatVersion", .number(1)), .init("equal", .boolean(isEmpty)),
      .init("onlyInFirst", .array(missing.map(\.json))),
      .init("onlyInSecond", .array(additional.map(\.json))),
      .init(
        "scenarios",
        .array(
          pairs.map { pair in
            .object([
              .init("name", .string(pair.title)), .init("file", .string(pair.file)),
              .init("scenario", .string(pair.scenario)),
              .init("differences", .array(pair.differences.map(\.json))),
            ])
          })),
    ])
  }

  /// Returns the page that shows both sides, in lockstep.
  ///
  /// - Parameters:
  ///   - first: The name of the first side.
  ///   - second: The name of the second side.
  func page(_ first: String, _ second: String) -> String {
    var page = PlayingPage(title: "\(first) \u{2192} \(second)")
    for pair in pairs {
      page.add(
        pair.before, comparedWith: pair.after, pair.differences, labels: (first, second))
    }
    return page.html()
  }
}

extension SetComparison.Single {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .string(title)), .init("file", .string(file)),
      .init("scenario", .string(scenario)),
    ])
  }
}

extension RecordingDifference {
  fileprivate var json: JSONValue {
    .object([
      .init("kind", .string(kind.rawValue)),
      .init("subjects", .array(subjects.map(JSONValue.string))),
      .init("property", .string(property)), .init("from", .number(times.lowerBound)),
      .init("to", .number(times.upperBound)), .init("peak", .number(peak)),
      .init("before", .string(before)), .init("after", .string(after)),
      .init("step", step.map(JSONValue.string) ?? .null),
    ])
  }
}
