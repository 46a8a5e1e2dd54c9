/// The deceleration after a release: the velocity decreases by a constant factor per millisecond.
///
/// **Source:** `UIKit rows 188 and 189`.
public struct Deceleration: Hashable, Sendable {
  /// The fraction of the velocity that remains after a millisecond; between 0 and 1.
  public let rate: Double

  /// Creates a deceleration with a rate per millisecond.
  ///
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a rate that is not between 0 and 1.
  public init(rate: Double) throws(MotionError) {
    try MotionQuantity.decelerationRate.check(rate)
    self.init(checked: rate)
  }

  private init(checked rate: Double) {
    self.rate = rate
  }

  /// UIScrollView's `normal` rate, 0.998.
  public static let normal = Deceleration(checked: 0.998)
  /// UIScrollView's `fast` rate, 0.99.
  public static let fast = Deceleration(checked: 0.99)

  /// Returns the distance to the projected end, in points: velocity / 1000 × rate / (1 - rate).
  ///
  /// The velocity is in points per second. This is the sum over whole milliseconds with which
  /// gestures choose a target; see ``deceleratedTravel(velocity:)`` for the exact integral.
  /// **Source:** `UIKit row 188`.
  public func projectedTravel(velocity: Double) -> Double {
    Elementary.finite(velocity / 1000 * (rate / (1 - rate)))
  }

  /// Returns the velocity, in points per second, for a distance to the projected end, in points.
  package func velocity(projecting travel: Double) -> Double {
    Elementary.finite(travel * 1000 / (rate / (1 - rate)))
  }

  /// Returns the velocity after a time in seconds: v₀ × rate^(1000 t), in the unit of v₀.
  ///
  /// Before 0 it is v₀. **Source:** `UIKit row 189`.
  package func velocity(at seconds: Double, initialVelocity: Double) -> Double {
    initialVelocity * Elementary.exp(-decay * max(seconds, 0))
  }

  /// Returns the distance after a time in seconds: the integral of the velocity from 0.
  package func travel(at seconds: Double, initialVelocity: Double) -> Double {
    let effectiveTime = -Elementary.expm1(-decay * max(seconds, 0)) / decay
    return Elementary.finite(initialVelocity * effectiveTime)
  }

  /// Returns the total distance until rest: velocity / (-1000 ln rate).
  package func deceleratedTravel(velocity: Double) -> Double {
    Elementary.finite(velocity / decay)
  }

  /// Returns the velocity for a total distance until rest: the inverse of
  /// ``deceleratedTravel(velocity:)``.
  package func velocity(coasting travel: Double) -> Double {
    Elementary.finite(travel * decay)
  }

  /// Returns the time in seconds at which a distance is reached: the inverse of
  /// ``travel(at:initialVelocity:)``.
  ///
  /// 0 for a distance of 0; nil for a distance that is never reached: of the opposite sign, or not
  /// below the total distance.
  package func time(forTravel travel: Double, initialVelocity: Double) -> Double? {
    guard travel != 0 else { return 0 }
    let part = travel * decay / initialVelocity
    guard part > 0 && part < 1 else { return nil }
    return -Elementary.log1p(-part) / decay
  }

  /// Returns the time in seconds after which the speed has fallen to a threshold in the same unit.
  ///
  /// 0 if the initial speed is at most the threshold; nil for a threshold that is not above 0,
  /// which is never reached.
  package func duration(untilSpeed threshold: Double, initialVelocity: Double) -> Double? {
    guard threshold > 0 else { return initialVelocity == 0 ? 0 : nil }
    guard initialVelocity.magnitude > threshold else { return 0 }
    return (Elementary.log(initialVelocity.magnitude) - Elementary.log(threshold)) / decay
  }

  /// The rate per second, as an exponent.
  private var decay: Double { -1000 * Elementary.log(rate) }
}
