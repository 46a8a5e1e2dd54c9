import SegueApp
package import SegueConfig

/// A touch whose every report is given.
package nonisolated struct TouchPath: Equatable, Sendable {
  /// What it aims at.
  package var from: Target
  /// How far from there it begins, pt.
  package var offset = ConfigPoint(x: 0, y: 0)
  /// When it begins, s after the step does.
  package var began = 0.0
  /// Where it is when, in the order of time.
  package var moved: [Report] = []
  /// When it ends, s after the step begins; nil for one that stays.
  package var ended: Double?

  /// Where a touch is at a time.
  package struct Report: Equatable, Sendable {
    /// When, s after the step begins.
    package var at = 0.0
    /// How far it is from where it began, pt.
    package var by = ConfigPoint(x: 0, y: 0)
  }

  /// The time of the last report, s after the step begins.
  var lastTime: Double { ended ?? moved.last?.at ?? began }

  static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a finger", defaults: Self(from: Target(point: ConfigPoint(x: 0, y: 0))),
      [
        Parameter("from", \.from, Target.kind(names), required: true, "What it aims at."),
        Parameter("offset", \.offset, .point, "How far from there it lands: [dx, dy]."),
        Parameter("began", \.began, .duration(0...60), "When it lands, from the step's beginning."),
        Parameter(
          "moved", \.moved, .list(of: .record(Report.table), count: 0...1000),
          "Where it is when; between these it says nothing."),
        Parameter(
          "ended", \.ended, .optional(.duration(0...60)),
          "When it lifts; without it, it stays until it is released."),
      ],
      check: { touch, value, diagnostics in
        var last = touch.began
        for (report, written) in zip(touch.moved, value["moved"]?.items ?? []) {
          check(report.at, after: &last, written["at"] ?? written, &diagnostics)
        }
        if let ended = touch.ended {
          check(ended, after: &last, value["ended"] ?? value, &diagnostics)
        }
      })
  }

  private static func check(
    _ time: Double, after last: inout Double, _ value: ConfigValue,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    guard time < last else { return last = time }
    diagnostics.error(
      "out-of-order", "the finger is at \(numberText(last)) s already", at: value.range,
      help: "write times in their order, all from the step's beginning")
  }
}

nonisolated extension TouchPath.Report {
  fileprivate static let table = ParameterTable(
    "a report", defaults: Self(),
    [
      Parameter("at", \.at, .duration(0...60), required: true, "When, from the step's beginning."),
      Parameter(
        "by", \.by, .point, required: true, "How far it is from where it landed: [dx, dy]."),
    ])
}

nonisolated extension ConfigDiagnostics {
  /// Adds an error for a number of fingers where those that are held go on: they are counted already.
  mutating func reportTouchCountWithoutStart(_ value: ConfigValue) {
    guard value["from"] == nil, let fingers = value.entry("numberOfTouches") else { return }
    error(
      "contradiction", "'numberOfTouches' is for touches that begin", at: fingers.keyRange,
      help: "say where they land with from: and a target, or remove numberOfTouches")
  }
}

nonisolated extension ParameterKind where Value == Int {
  /// How many fingers there are, 1 to 5.
  static var numberOfTouches: ParameterKind { .integer(1...5) }
}
