import SegueConfig
package import SegueParts

/// A screen's part in its own transition: its movements, and whether outside taps dismiss it.
package nonisolated struct TransitionContentPlan: Equatable, Sendable {
  /// A vertical movement between the presented frame and a position below it.
  package struct Movement: Equatable, Sendable {
    /// The timing; 0.25 s in easeInOut by default.
    package var timing = TimingParameters(duration: 0.25)
    /// The travel, as a fraction of the container's height, 0...3; 0.8 by default.
    package var travel = 0.8

    static let table = ParameterTable(
      "a movement", defaults: Movement(),
      TimingParameters.parameters(at: \.timing, hasOverrides: false) + [
        Parameter(
          "travel", \.travel, .fraction(0...3),
          "The travel, as a fraction of the container view's height.")
      ], check: { movement, value, diagnostics in movement.timing.check(value, &diagnostics) })
  }

  /// The movement of the presentation; `nil` for the style's.
  package var forward: Movement?
  /// The movement of the dismissal; `nil` for the style's.
  package var reverse: Movement?
  /// Whether a tap outside the screen dismisses it; true by default.
  package var dismissOnTap = true

  static let table = ParameterTable(
    "a screen's custom transition", defaults: TransitionContentPlan(),
    [
      Parameter(
        "forward", \.forward, .optional(.record(Movement.table)),
        "The screen's own presentation movement; by default the style's."),
      Parameter(
        "reverse", \.reverse, .optional(.record(Movement.table)),
        "The screen's own dismissal movement; by default the style's."),
      Parameter(
        "dismissOnTap", \.dismissOnTap, .boolean,
        "Whether a tap outside the screen dismisses it."),
    ])
}
