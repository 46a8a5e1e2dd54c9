public import SegueConfig
public import SegueCore
public import SegueMotion

/// The tunables of how long one direction of a transition takes, and how it moves.
public nonisolated struct TimingParameters: Hashable, Sendable {
  /// How long a curve, or a spring by its damping ratio, takes in seconds.
  public var duration: Double
  /// The curve or the spring.
  public var motion: MotionChoice

  /// Makes a timing; 0.3 s in easeInOut by default.
  public init(duration: Double = 0.3, motion: MotionChoice = .curve(.easeInOut)) {
    self.duration = duration
    self.motion = motion
  }

  /// The tunables as a YAML file gives them.
  public static let table = ParameterTable(
    "a timing", defaults: TimingParameters(),
    [
      Parameter(
        "duration", \.duration, .duration(0...10),
        "How long a curve, or a spring given by dampingRatio alone, takes."),
      Parameter("motion", \.motion, .motion, "The curve or the spring."),
    ])

  /// The timing as an animation needs it.
  public var timing: TransitionTiming { motion.timing(duration: duration) }
}
