extension Spring {
  /// The time in seconds at which a spring that only approaches its target has this value.
  ///
  /// The inverse of ``value(at:initialVelocity:)``; it leads back to the value within 10⁻¹². The
  /// initial velocity is in whole travels per second; default 0. Nothing for a value outside 0..<1,
  /// which is never reached, and for a motion that turns back, where the answer would not be unique:
  /// that of an under-damped spring, of one that is thrown away from the target, or of one that is
  /// thrown faster than its faster rate of decay and goes past the target.
  public func time(forValue value: Double, initialVelocity: Double = 0) -> Double? {
    let rates = self.rates
    guard value >= 0 && value < 1 && spread <= 0 else { return nil }
    guard initialVelocity >= 0 && initialVelocity <= rates.fast else { return nil }
    let left = 1 - value
    func isReached(_ t: Double) -> Bool { rates.rest(at: t, initialVelocity) <= left }
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
