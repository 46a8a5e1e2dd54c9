extension Spring {
  /// Creates a spring with a damping ratio and a response.
  ///
  /// The response, in seconds, is the period without damping: stiffness = m (2π / response)²,
  /// damping = 4π m ratio / response. A ratio of 1 is critical; from 0 up.
  /// **Source:** `UIKit row 178`.
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a ratio below 0, or a response or mass not
  ///   above 0; ``MotionError/unusableSpring(mass:stiffness:damping:)`` for a response out of
  ///   range.
  public init(dampingRatio: Double, response: Double, mass: Double = 1) throws(MotionError) {
    try MotionQuantity.dampingRatio.check(dampingRatio)
    try MotionQuantity.response.check(response)
    try MotionQuantity.mass.check(mass)
    let frequency = Spring.fullTurn / response
    try self.init(
      derived: mass, mass * (frequency * frequency), 2 * mass * frequency * dampingRatio)
  }

  /// Creates a spring with a perceptual duration and a bounce.
  ///
  /// The duration, in seconds, is the period without damping; the spring settles later: see
  /// ``settlingDuration(initialVelocity:)``. The bounce, above -1 and at most 1, makes a damping
  /// ratio of 1 - bounce from 0 up and 1 / (1 + bounce) below 0. **Source:** `UIKit row 179`.
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a duration not above 0 or a bounce out of
  ///   range; ``MotionError/unusableSpring(mass:stiffness:damping:)`` for a duration out of range.
  public init(duration: Double, bounce: Double) throws(MotionError) {
    try MotionQuantity.duration.check(duration)
    try MotionQuantity.bounce.check(bounce)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    try self.init(dampingRatio: ratio, response: duration)
  }

  /// Creates a spring from computed quantities; if one is out of range, the error names the spring.
  init(derived mass: Double, _ stiffness: Double, _ damping: Double) throws(MotionError) {
    guard stiffness > 0 && stiffness.isFinite && damping.isFinite else {
      throw .unusableSpring(mass: mass, stiffness: stiffness, damping: damping)
    }
    try self.init(mass: mass, stiffness: stiffness, damping: damping)
  }
}
