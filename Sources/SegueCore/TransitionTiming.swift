package import SegueConfig
public import SegueMotion

/// The timing of a transition: a curve over a duration, or a spring.
public enum TransitionTiming: Hashable, Sendable {
  /// A cubic curve over a duration in seconds.
  case curve(CubicBezier, duration: Double)
  /// A spring of a damping ratio that settles in a duration in seconds, with an initial velocity in
  /// total distances per second.
  case dampedSpring(ratio: Double, duration: Double, initialVelocity: Double)
  /// A spring whose duration is its settling time, with an initial velocity as above.
  case spring(Spring, initialVelocity: Double)

  /// The duration, s, which a transition reports (fault F081).
  package nonisolated var settlingDuration: Double {
    switch self {
    // A duration of NaN is kept, so that UIKit reports it.
    case .curve(_, let duration), .dampedSpring(_, let duration, _): duration < 0 ? 0 : duration
    case .spring(let spring, let velocity): spring.settlingDuration(initialVelocity: velocity)
    }
  }

  /// Whether the timing leads beyond its end by itself: a curve that does, or a spring with bounce.
  public var overshoots: Bool {
    switch self {
    case .curve(let curve, _): max(curve.y1, curve.y2) > 1
    case .dampedSpring(let ratio, _, _): ratio < 1
    // The ratio of a critical spring has a rounding error if it is computed from the stiffness.
    case .spring(let spring, _): spring.dampingRatio < 1 - 1e-9
    }
  }

  /// The timing as a function of time; easeInOut if the values do not form a valid spring.
  ///
  /// An overdamped spring stays overdamped; the platform may make it critical (UIKit row 171).
  public nonisolated var motion: Motion {
    switch self {
    case .curve(let curve, let duration): return .curve(curve, duration: duration)
    case .spring(let spring, let velocity): return .settling(spring, initialVelocity: velocity)
    case .dampedSpring(let ratio, let duration, let velocity):
      let spring = try? Spring(
        dampingRatio: ratio, settlingIn: duration, initialVelocity: velocity)
      return spring.map { .spring($0, initialVelocity: velocity, duration: duration) }
        ?? .curve(.easeInOut, duration: duration)
    }
  }

  /// The timing as UIKit's timing parameters.
  package var timingParameters: any UITimingCurveProvider {
    switch self {
    case .curve(let curve, _):
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    case .dampedSpring(let ratio, _, let velocity):
      UISpringTimingParameters(
        dampingRatio: ratio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    case .spring(let spring, let velocity):
      UISpringTimingParameters(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
  }

  /// Returns an animator with the timing and no animations.
  public func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: settlingDuration, timingParameters: timingParameters)
  }
}

nonisolated extension MotionChoice {
  /// Returns the timing for a duration in seconds.
  package func timing(duration: Double) -> TransitionTiming {
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
