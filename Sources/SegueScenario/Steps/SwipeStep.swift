package import SegueConfig
import SegueMotion

/// Touches that move at a constant velocity and end while moving.
package nonisolated struct SwipeStep: Step {
  /// The target where the touches begin; by default the held touches move.
  package var from: Target?
  /// The translation, pt.
  package var by = ConfigPoint(x: 0, y: 0)
  /// The constant velocity, pt/s.
  package var velocity = 0.0
  /// The number of touches, side by side, 1 to 5; 1 by default.
  package var numberOfTouches = 1

  package static let key = "swipe"
  package static let synonyms = ["flick"]
  package static let summary =
    "A touch moves at a constant velocity, in points per second, and ends while moving."
  package static let examples = ["swipe: { from: medals, by: [0, 200], velocity: 1500 }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a swipe", defaults: Self(),
      [
        Parameter(
          "from", \.from, .optional(Target.kind(names.app)),
          "The target where the touch begins; by default the held touch moves."),
        Parameter("by", \.by, .point, required: true, "The translation: [dx, dy]."),
        Parameter(
          "velocity", \.velocity, .number(1...100_000, unit: "pt/s", name: "a velocity"),
          required: true, "The velocity, constant from beginning to end."),
        Parameter(
          "numberOfTouches", \.numberOfTouches, .numberOfTouches,
          "The number of touches, side by side."),
      ],
      rawValidator: { _, value, diagnostics in diagnostics.reportTouchCountWithoutStart(value) },
      check: { swipe, value, diagnostics in
        if swipe.by == ConfigPoint(x: 0, y: 0) {
          diagnostics.error(
            "out-of-range", "the swipe's distance is zero", at: value["by"]?.range ?? value.range,
            help: "write by: [dx, dy], in points, not both 0")
        }
      })
  }

  package var sentence: String? {
    "swipe\(from.map { " \($0.text)" } ?? "") by \(by.text) at \(velocity.text) pt/s"
  }

  /// The duration, s.
  package var minimumDuration: Double {
    velocity > 0 ? (by.x * by.x + by.y * by.y).squareRoot() / velocity : 0
  }

  package func perform(_ context: StepContext) {
    guard let touches = context.beginOrContinue(on: from, count: numberOfTouches) else { return }
    context.touches.end(context.touches.move(touches, by: by, for: minimumDuration, .linear))
  }
}
