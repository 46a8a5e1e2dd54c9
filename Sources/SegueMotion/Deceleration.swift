/// How a body coasts when it is let go: its velocity shrinks by one factor every millisecond.
///
/// **Source:** `UIKit rows 188 and 189`.
public struct Deceleration: Hashable, Sendable {
  /// The part of the velocity that is left after a millisecond; between 0 and 1.
  public let rate: Double

  /// A deceleration that leaves this part of the velocity after a millisecond.
  ///
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a rate that is not between 0 and 1.
  public init(rate: Double) throws(MotionError) {
    try MotionQuantity.decelerationRate.check(rate)
    self.init(checked: rate)
  }

  private init(checked rate: Double) {
    self.rate = rate
  }

  /// The rate of ordinary scroll views, 0.998.
  public static let normal = Deceleration(checked: 0.998)
  /// The rate of scroll views that page or stop soon, 0.99.
  public static let fast = Deceleration(checked: 0.99)

  /// The distance to a projected end, in points: velocity / 1000 × rate / (1 - rate).
  ///
  /// The velocity is in points per second. This is the sum over whole milliseconds that gesture
  /// code uses to choose a landing place; see ``coastingTravel(velocity:)`` for the exact integral.
  /// **Source:** `UIKit row 188`.
  public func projectedTravel(velocity: Double) -> Double {
    Elementary.finite(velocity / 1000 * (rate / (1 - rate)))
  }

  /// The velocity, in points per second, whose projected end is this far away, in points.
  public func velocity(projecting travel: Double) -> Double {
    Elementary.finite(travel * 1000 / (rate / (1 - rate)))
  }

  /// The velocity after a time in seconds: v₀ × rate^(1000 t), in the unit of v₀.
  ///
  /// Before 0 it is v₀. **Source:** `UIKit row 189`.
  public func velocity(at seconds: Double, initialVelocity: Double) -> Double {
    initialVelocity * Elementary.exp(-decay * max(seconds, 0))
  }

  /// The distance covered after a time in seconds: the integral of the velocity from 0.
  public func travel(at seconds: Double, initialVelocity: Double) -> Double {
    let lever = -Elementary.expm1(-decay * max(seconds, 0)) / decay
    return Elementary.finite(initialVelocity * lever)
  }

  /// The distance covered until rest: velocity / (-1000 ln rate).
  public func coastingTravel(velocity: Double) -> Double {
    Elementary.finite(velocity / decay)
  }

  /// The velocity whose coasting comes to rest this far away: the inverse of
  /// ``coastingTravel(velocity:)``.
  public func velocity(coasting travel: Double) -> Double {
    Elementary.finite(travel * decay)
  }

  /// The time in seconds at which a distance is covered: the inverse of
  /// ``travel(at:initialVelocity:)``.
  ///
  /// Nothing for a distance that is never covered: one to the other side, or not below that until
  /// rest. 0 for a distance of 0.
  public func time(forTravel travel: Double, initialVelocity: Double) -> Double? {
    guard travel != 0 else { return 0 }
    let part = travel * decay / initialVelocity
    guard part > 0 && part < 1 else { return nil }
    return -Elementary.log1p(-part) / decay
  }

  /// The time in seconds after which the speed has fallen to a threshold in the same unit.
  ///
  /// 0 if it is not above the threshold to begin with; nothing for a threshold that is not above 0,
  /// which is never reached.
  public func duration(untilSpeed threshold: Double, initialVelocity: Double) -> Double? {
    guard threshold > 0 else { return initialVelocity == 0 ? 0 : nil }
    guard initialVelocity.magnitude > threshold else { return 0 }
    return (Elementary.log(initialVelocity.magnitude) - Elementary.log(threshold)) / decay
  }

  /// The same rate per second, for the exponential function.
  private var decay: Double { -1000 * Elementary.log(rate) }
}
