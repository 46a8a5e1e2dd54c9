extension Spring {
  /// Creates the spring of mass 1 that settles in a given time with a given damping ratio.
  ///
  /// As in `usingSpringWithDamping`, the duration, in seconds, is kept and the stiffness follows
  /// from it. The initial velocity is in total distances per second; default 0. The ratio is
  /// clamped to 0.01...1 and the duration to 0.01...10.
  ///
  /// With z the ratio, T the duration and v the velocity, the angular frequency ω solves
  /// |zω - v| / (ω √(1 - z²)) e^(-zωT) = 0.001 below critical damping, and
  /// |1 + (ω - v) T| e^(-ωT) = 0.001 at it. If there are several solutions the largest is used:
  /// every stiffer spring then settles in time too.
  ///
  /// **Source:** `UIKit rows 182 and 279`; the lower limit of the ratio and the choice among
  /// several solutions are ours.
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a ratio below 0, a duration not above 0, or
  ///   numbers that are not finite.
  public init(
    dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try MotionQuantity.dampingRatio.check(dampingRatio)
    try MotionQuantity.duration.check(duration)
    try MotionQuantity.initialVelocity.check(initialVelocity)
    let search = SettlingSearch(
      ratio: max(0.01, min(dampingRatio, 1)), duration: max(0.01, min(duration, 10)),
      velocity: Spring.bounded(initialVelocity))
    let frequency = search.angularFrequency()
    self.init(unchecked: 1, frequency * frequency, 2 * search.ratio * frequency)
  }
}

/// The search for the angular frequency at which a spring settles in a given time.
struct SettlingSearch {
  let ratio, duration, velocity: Double

  /// Returns the largest frequency at which the logarithm of the remaining fraction, in tolerances,
  /// is 0.
  ///
  /// That logarithm decreases beyond its last peak. If it is below 0 even there, its root is before
  /// the frequency at which the remaining fraction is 0, toward which it decreases as well.
  func angularFrequency() -> Double {
    let peak = lastPeak
    var low = 0.0
    var high: Double
    if excess(at: peak) > 0 {
      low = peak
      high = max(2 * peak, 5 / duration)
      while excess(at: high) > 0 { (low, high) = (high, 2 * high) }
    } else {
      high = vanishingPoint
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return middle }
      if excess(at: middle) > 0 { low = middle } else { high = middle }
    }
  }

  /// √(1 - z²), and 0 for a critical spring.
  private var sineOfRatio: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  private var isCritical: Bool { ratio == 1 }

  /// Returns the logarithm of the remaining fraction, in tolerances, after the duration.
  private func excess(at frequency: Double) -> Double {
    guard frequency > 0 else { return .infinity }
    let remaining =
      isCritical
      ? (1 + (frequency - velocity) * duration).magnitude
      : (ratio * frequency - velocity).magnitude / (frequency * sineOfRatio)
    return Elementary.log(remaining / Spring.tolerance) - ratio * frequency * duration
  }

  /// The highest frequency at which the remaining fraction stops growing with it; 0 for none.
  private var lastPeak: Double {
    guard velocity > 0 else { return 0 }
    if isCritical { return velocity }
    return (velocity + (velocity * (velocity + 4 / duration)).squareRoot()) / (2 * ratio)
  }

  /// The frequency at which the remaining fraction is exactly 0 after the duration.
  private var vanishingPoint: Double {
    isCritical ? velocity - 1 / duration : velocity / ratio
  }
}
