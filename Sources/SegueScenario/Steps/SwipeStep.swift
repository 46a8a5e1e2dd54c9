import SegueApp
package import SegueConfig
import SegueMotion

/// Touches that end while they move.
package nonisolated struct SwipeStep: Step {
  /// Where they begin; by default those that are held go on.
  package var from: Target?
  /// How far they move, pt.
  package var by = ConfigPoint(x: 0, y: 0)
  /// How fast they are from beginning to end, pt/s.
  package var velocity = 0.0
  /// How many there are, side by side, 1 to 5; 1 by default.
  package var numberOfTouches = 1

  package static let key = "swipe"
  package static let synonyms = ["flick"]
  package static let summary =
    "A touch moves at so many points a second, and ends while it moves."
  package static let examples = ["swipe: { from: medals, by: [0, 200], velocity: 1500 }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a swipe", defaults: Self(),
      [
        Parameter(
          "from", \.from, .optional(Target.kind(names.app)),
          "Where the finger lands; by default the one that is held goes on."),
        Parameter("by", \.by, .point, required: true, "How far it goes: [dx, dy]."),
        Parameter(
          "velocity", \.velocity, .number(1...100_000, unit: "pt/s", name: "a velocity"),
          required: true, "How fast it is, from landing to lifting."),
        Parameter(
          "numberOfTouches", \.numberOfTouches, .numberOfTouches,
          "How many fingers there are, side by side."),
      ],
      rawValidator: { _, value, diagnostics in diagnostics.reportTouchCountWithoutStart(value) },
      check: { swipe, value, diagnostics in
        if swipe.by == ConfigPoint(x: 0, y: 0) {
          diagnostics.error(
            "out-of-range", "the swipe has no distance", at: value["by"]?.range ?? value.range,
            help: "write by: [dx, dy] in pt, not both 0")
        }
      })
  }

  package var sentence: String? {
    "fling\(from.map { " \($0.text)" } ?? "") by \(by.text) at \(velocity.text) pt/s"
  }

  /// How long they take, s.
  package var leastDuration: Double {
    velocity > 0 ? (by.x * by.x + by.y * by.y).squareRoot() / velocity : 0
  }

  package func take(_ context: StepContext) {
    guard let touches = context.beginOrContinue(on: from, count: numberOfTouches) else { return }
    context.touches.end(context.touches.move(touches, by: by, for: leastDuration, .linear))
  }
}
