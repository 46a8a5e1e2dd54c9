extension Spring {
  /// Returns the time in seconds at which a nonoscillating spring has a value.
  ///
  /// The inverse of ``value(at:initialVelocity:)``, whose value at the result differs by at most
  /// 10⁻¹². The initial velocity is in total distances per second; default 0. Nil for a value
  /// outside 0..<1, and for a motion that is not monotonic, where the result would not be unique:
  /// an underdamped spring, an initial velocity away from the target, or one above the faster rate
  /// of decay, which overshoots.
  package func time(forValue value: Double, initialVelocity: Double = 0) -> Double? {
    let rates = self.rates
    guard value >= 0 && value < 1 && spread <= 0 else { return nil }
    guard initialVelocity >= 0 && initialVelocity <= rates.fast else { return nil }
    let remaining = 1 - value
    func isReached(_ t: Double) -> Bool { rates.rest(at: t, initialVelocity) <= remaining }
    var low = 0.0
    guard !isReached(low) else { return low }
    var high = 1 / rates.fast
    while !isReached(high) { (low, high) = (high, 2 * high) }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if isReached(middle) { high = middle } else { low = middle }
    }
  }
}
