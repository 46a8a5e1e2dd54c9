import SegueApp
package import SegueConfig

/// Touches that begin and stay.
package nonisolated struct HoldStep: Step {
  /// Where they begin.
  package var at: Target
  /// How long the step takes, s; they stay afterward too.
  package var seconds = 0.0
  /// How many there are, side by side, 1 to 5; 1 by default.
  package var numberOfTouches = 1

  package static let key = "hold"
  package static let synonyms = ["press", "longPress"]
  package static let summary =
    "A touch begins and stays while later steps run; `for` is how long the step itself takes."
  package static let examples = ["hold: { at: medals, for: 400ms }"]

  package static func table(_ names: ScenarioNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a hold", defaults: Self(at: Target(point: ConfigPoint(x: 0, y: 0))),
      [
        Parameter("at", \.at, Target.kind(names.app), required: true, "Where the finger lands."),
        Parameter(
          "for", \.seconds, .duration(0...600),
          "How long the step takes; the finger stays until it is released."),
        Parameter(
          "numberOfTouches", \.numberOfTouches, .numberOfTouches,
          "How many fingers there are, side by side."),
      ])
  }

  package var sentence: String? { "hold \(at.text)" }
  package var leastDuration: Double { seconds }

  package func take(_ context: StepContext) {
    guard let touches = context.begin(on: at, count: numberOfTouches) else { return }
    context.touches.hold(touches)
    context.clock.pass(seconds)
  }
}
