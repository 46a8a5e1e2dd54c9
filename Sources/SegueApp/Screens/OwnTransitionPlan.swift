import SegueConfig
package import SegueCore
import SegueMotion

/// What a screen does in its own transition: it moves itself, and answers taps beside it.
package nonisolated struct OwnTransitionPlan: Equatable, Sendable {
  /// How it comes up from below its place, or goes down; the words of the file are the keys.
  package struct Movement: Equatable, Sendable {
    /// How long a curve takes, s; 0.25 by default.
    package var duration = 0.25
    /// The curve or the spring; easeInOut by default.
    package var motion = MotionChoice.curve(.easeInOut)
    /// How far, in heights of what it is presented in, 0...3; 0.8 by default.
    package var travel = 0.8

    static let table = ParameterTable(
      "a movement", defaults: Movement(),
      [
        Parameter(
          "duration", \.duration, .duration(0...10),
          "How long a curve, or a spring given by dampingRatio alone, takes."),
        Parameter("motion", \.motion, .motion, "The curve or the spring."),
        Parameter(
          "travel", \.travel, .fraction(0...3),
          "How far it comes up or goes down, as a share of the height of what it is presented in."),
      ])
  }

  /// How it comes; nil as the style says.
  package var forward: Movement?
  /// How it goes; nil as the style says.
  package var reverse: Movement?
  /// What it answers when a tap beside it asks whether it may dismiss; true by default.
  package var dismissOnTap = true

  static let table = ParameterTable(
    "a screen's own transition", defaults: OwnTransitionPlan(),
    [
      Parameter(
        "forward", \.forward, .optional(.record(Movement.table)),
        "How the screen comes up by itself; by default as the style says."),
      Parameter(
        "reverse", \.reverse, .optional(.record(Movement.table)),
        "How it goes down by itself; by default as the style says."),
      Parameter(
        "dismissOnTap", \.dismissOnTap, .boolean,
        "What it answers at every tap beside it: whether the tap may dismiss."),
    ])
}
