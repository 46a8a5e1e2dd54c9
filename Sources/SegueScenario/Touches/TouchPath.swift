package import SegueConfig

/// A touch with explicit reports.
package nonisolated struct TouchPath: Equatable, Sendable {
  /// The target where the touch begins.
  package var from: Target
  /// The offset from the target's center, pt.
  package var offset = ConfigPoint(x: 0, y: 0)
  /// The time at which it begins, s since the step's start.
  package var began = 0.0
  /// The reports, in chronological order.
  package var moved: [Report] = []
  /// The time at which it ends, s since the step's start; `nil` for a touch that stays.
  package var ended: Double?

  /// The location of a touch at a time.
  package struct Report: Equatable, Sendable {
    /// The time, s since the step's start.
    package var at = 0.0
    /// The translation since the touch began, pt.
    package var by = ConfigPoint(x: 0, y: 0)
  }

  /// The time of the last report, s since the step's start.
  var lastTime: Double { ended ?? moved.last?.at ?? began }

  static func table(_ names: AppNames) -> ParameterTable<Self> {
    ParameterTable(
      "a touch", defaults: Self(from: Target(point: ConfigPoint(x: 0, y: 0))),
      [
        Parameter(
          "from", \.from, Target.kind(names), required: true, "The target where the touch begins."),
        Parameter("offset", \.offset, .point, "The offset from the target's center: [dx, dy]."),
        Parameter(
          "began", \.began, .duration(),
          "The time at which it begins, since the step's start."),
        Parameter(
          "moved", \.moved, .list(of: .record(Report.table), count: 0...1000),
          "The reports; between two of them the touch does not move."),
        Parameter(
          "ended", \.ended, .optional(.duration()),
          "The time at which it ends; by default it stays until it is released."),
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

  /// Adds an error for a time before the preceding one.
  private static func check(
    _ time: Double, after last: inout Double, _ value: ConfigValue,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    guard time < last else { return last = time }
    diagnostics.error(
      "out-of-order", "this time is before the preceding one, \(numberText(last)) s",
      at: value.range,
      help: "write the times in order, each measured from the step's start")
  }
}

nonisolated extension TouchPath.Report {
  fileprivate static let table = ParameterTable(
    "a report", defaults: Self(),
    [
      Parameter("at", \.at, .duration(), required: true, "The time since the step's start."),
      Parameter(
        "by", \.by, .point, required: true, "The translation since the touch began: [dx, dy]."),
    ])
}

nonisolated extension ConfigDiagnostics {
  /// Warns about a time of a minute or more without a unit.
  fileprivate mutating func checkUnit(of time: ConfigValue) {
    guard let number = time.number, (60...ScenarioPlan.longestDuration).contains(number) else {
      return
    }
    let (text, minutes) = (numberText(number), (number / 60).trimmed(2))
    warning(
      "long-duration", "a time is in seconds: '\(text)' is \(minutes) min", at: time.range,
      help: "write \(text)ms for milliseconds, or \(text)s")
  }

  /// Adds an error for a number of touches without a target: the held touches have a number.
  mutating func reportTouchCountWithoutStart(_ value: ConfigValue) {
    guard value["from"] == nil, let count = value.entry("numberOfTouches") else { return }
    error(
      "contradiction", "'numberOfTouches' applies only to touches that begin", at: count.keyRange,
      help: "write from: with a target, or remove the key 'numberOfTouches'")
  }
}

nonisolated extension ParameterKind where Value == Double {
  /// The kind of the duration of a step without touches that move; a minute or more without a unit is
  /// probably meant in milliseconds.
  static var stepDuration: ParameterKind {
    var kind = duration(0...ScenarioPlan.longestDuration)
    let decode = kind.decode
    kind.decode = { value, diagnostics in
      diagnostics.checkUnit(of: value)
      return decode(value, &diagnostics)
    }
    return kind
  }
}

nonisolated extension ParameterKind where Value == Int {
  /// The kind of a number of touches, 1 to 5.
  static var numberOfTouches: ParameterKind { .integer(1...5) }
}
