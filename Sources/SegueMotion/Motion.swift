/// Progress over seconds: from 0 at the start to 1 at the end.
public enum Motion: Hashable, Sendable {
  /// A timing curve over a duration in seconds.
  case curve(CubicBezier, duration: Double)

  /// A spring with an initial velocity in total distances per second.
  ///
  /// It ends after the duration, in seconds, at a progress of exactly 1.
  case spring(Spring, initialVelocity: Double, duration: Double)

  /// Returns a spring that ends after its settling duration.
  ///
  /// The initial velocity is in total distances per second; default 0.
  public static func settling(_ spring: Spring, initialVelocity: Double = 0) -> Motion {
    .spring(
      spring, initialVelocity: initialVelocity,
      duration: spring.settlingDuration(initialVelocity: initialVelocity))
  }

  /// The duration, in seconds; 0 for one that is not above 0.
  public var duration: Double {
    switch self {
    case .curve(_, let duration), .spring(_, _, let duration): duration > 0 ? duration : 0
    }
  }

  /// Returns the progress after a time in seconds.
  ///
  /// 0 before 0, exactly 1 from the duration on; with a duration of 0, 1 from 0 on.
  public func progress(at seconds: Double) -> Double {
    guard seconds >= 0 else { return 0 }
    guard seconds < duration else { return 1 }
    return switch self {
    case .curve(let curve, let duration): curve.value(at: seconds / duration)
    case .spring(let spring, let velocity, _):
      spring.value(at: seconds, initialVelocity: velocity)
    }
  }

  /// Returns the velocity after a time in seconds, in total distances per second.
  ///
  /// 0 before 0, and from the duration on.
  public func velocity(at seconds: Double) -> Double {
    guard seconds >= 0 && seconds < duration else { return 0 }
    return switch self {
    case .curve(let curve, let duration):
      Elementary.finite(curve.slope(at: seconds / duration) / duration)
    case .spring(let spring, let velocity, _):
      spring.velocity(at: seconds, initialVelocity: velocity)
    }
  }
}
