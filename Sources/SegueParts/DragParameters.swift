public import SegueConfig
public import SegueCore
import SegueMotion

/// The tunables of a finger that drives a transition.
public nonisolated struct DragParameters: Hashable, Sendable {
  /// The share of the way from which a finger that lifts has done it, 0.01...1; 0.4 by default.
  public var threshold = 0.4
  /// The speed from which only the direction counts, pt/s; 1000 by default.
  public var velocity = 1000.0
  /// Whether the share counts that the finger would reach by gliding on; false by default.
  public var usesProjection = false
  /// How long what is left takes in seconds, where the motion does not say so itself; 0.33 by
  /// default.
  public var settleDuration = 0.33
  /// How what is left moves; a spring goes on with the finger's speed (UIKit row 183). A damping
  /// ratio of 1 by default (row 184), which swings beyond its end only when the finger would cover
  /// what is left in less than a seventh of the settle duration.
  public var settleMotion = MotionChoice.dampedSpring(ratio: 1, initialVelocity: 0)

  /// Makes the defaults.
  public init() {}

  /// The tunables as a YAML file gives them.
  public static let table = ParameterTable(
    "a drag", defaults: DragParameters(),
    [
      Parameter(
        "threshold", \.threshold, .fraction(0.01...1),
        "The share of the way from which a finger that lifts has done it."),
      Parameter(
        "velocity", \.velocity, .number(1...100_000, name: "a speed in points per second"),
        "The speed, in points per second, from which only the finger's direction counts."),
      Parameter(
        "usesProjection", \.usesProjection, .boolean,
        "Whether the place counts that the finger would reach by gliding on, not where it lifts."),
      Parameter(
        "settleDuration", \.settleDuration, .duration(0.01...10),
        "How long what is left takes after the finger lifts."),
      Parameter(
        "settleMotion", \.settleMotion, .motion,
        "How what is left moves; a spring goes on with the finger's speed."),
    ])

  /// Whether a finger that lifts has done it.
  ///
  /// - Parameters:
  ///   - share: How much of its way the finger has done, 0...1; at 0 only its speed counts (fault
  ///     F025).
  ///   - speed: How fast it goes on along its way, pt/s; below 0 back.
  ///   - length: The whole way, pt.
  public func isDone(at share: Double, speed: Double, over length: Double) -> Bool {
    if abs(speed) >= velocity { return speed > 0 }
    guard share > 0 else { return false }
    guard usesProjection, length > 0 else { return share >= threshold }
    return share + Deceleration.normal.projectedTravel(velocity: speed) / length >= threshold
  }

  /// How what is left moves after the finger, pushed off with a velocity in whole ways left per
  /// second.
  public func settling(velocity: Double) -> TransitionTiming {
    switch settleMotion.timing(duration: settleDuration) {
    case .curve(let curve, let duration): .curve(curve, duration: duration)
    case .dampedSpring(let ratio, let duration, _):
      .dampedSpring(ratio: ratio, duration: duration, initialVelocity: velocity)
    case .spring(let spring, _): .spring(spring, initialVelocity: velocity)
    }
  }
}
