public import SegueConfig
import SegueMotion

/// What a YAML file says of a timing: a duration beside, a curve or a spring here.
///
/// Kept apart from `TransitionTiming` because a curve and a damped spring take their duration from
/// the style's own `duration`.
public nonisolated enum MotionChoice: Hashable, Sendable {
  /// A cubic curve.
  case curve(CubicBezier)
  /// A spring of a damping ratio that arrives in the style's duration.
  case dampedSpring(ratio: Double, initialVelocity: Double)
  /// A spring that takes the time it needs, as it was described.
  case spring(SpringDescription)

  /// The timing over a duration in seconds.
  public func timing(duration: Double) -> TransitionTiming {
    switch self {
    case .curve(let curve): .curve(curve, duration: duration)
    case .dampedSpring(let ratio, let velocity):
      .dampedSpring(ratio: ratio, duration: duration, initialVelocity: velocity)
    case .spring(let description):
      description.spring.map { .spring($0, initialVelocity: description.initialVelocity) }
        ?? .curve(.easeInOut, duration: duration)
    }
  }
}
