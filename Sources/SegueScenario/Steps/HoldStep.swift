package import SegueConfig

/// Touches that begin and stay on the screen.
package nonisolated struct HoldStep: Step {
  /// The target where the touches begin.
  package var at: Target
  /// The duration of the step, s; the touches stay afterward.
  package var seconds = 0.0
  /// The number of touches, side by side, 1 to 5; 1 by default.
  package var numberOfTouches = 1

  package static let key = "hold"
  package static let synonyms = ["press", "longPress"]
  package static let summary =
    "A touch begins and stays on the screen during later steps; `for` is the duration of the step."
  package static let examples = ["hold: { at: medals, for: 400ms }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a hold", defaults: Self(at: Target(point: ConfigPoint(x: 0, y: 0))),
      [
        Parameter("at", \.at, Target.kind(names.app), required: true, "Where the touch begins."),
        Parameter(
          "for", \.seconds, .stepDuration,
          "The duration of the step; the touch stays until it is released."),
        Parameter(
          "numberOfTouches", \.numberOfTouches, .numberOfTouches,
          "The number of touches, side by side."),
      ])
  }

  package var sentence: String? { "hold \(at.text)" }
  package var minimumDuration: Double { seconds }

  package func perform(_ context: StepContext) {
    guard let touches = context.begin(on: at, count: numberOfTouches) else { return }
    context.touches.hold(touches)
    context.clock.pass(seconds)
  }
}
