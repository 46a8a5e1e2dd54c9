extension Spring {
  /// Returns the time until the spring has settled, in seconds.
  ///
  /// Underdamped: when the bound (1 + |b - v₀| / w) e^(-bt) of the remaining fraction reaches
  /// 0.001. Critical and overdamped: the first multiple of a tenth of a second from which on the
  /// remaining fraction's magnitude is at most 0.001. At most the largest `Float`, which it is
  /// without damping. The initial velocity is in total distances per second; default 0.
  ///
  /// **Source:** `UIKit row 276`; for overdamped springs, and critical ones that overshoot, the
  /// same rule applied to the exact solution.
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    let v0 = Spring.bounded(initialVelocity)
    guard spread > 0 else { return Spring.tenthsUntilSettled(rates, v0) / 10 }
    let bound = 1 + (decay - v0).magnitude * inverseSpread
    return min(Elementary.log(bound / Spring.tolerance) / decay, Spring.longest)
  }

  /// Returns the time at which the spring is furthest beyond its target, in seconds; `nil` if it never
  /// is beyond it, or never comes to rest.
  ///
  /// The initial velocity is in total distances per second; default 0.
  package func peakTime(initialVelocity: Double = 0) -> Double? {
    let v0 = Spring.bounded(initialVelocity)
    guard spread > 0 else {
      return v0 > rates.fast ? rates.turningTime(v0) : nil
    }
    guard decay > 0 else { return nil }
    // The velocity changes its sign once in each half period; away from the target, first to a trough.
    let half = .pi * inverseSpread
    var (low, high) = v0 < 0 ? (half, 2 * half) : (0, half)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low && middle < high else { return high }
      if velocity(at: middle, initialVelocity: v0) > 0 { low = middle } else { high = middle }
    }
  }

  /// The remaining fraction at which a spring counts as settled.
  static let tolerance = 0.001
  /// The upper limit of settling durations, s.
  static let longest = Double(Float.greatestFiniteMagnitude)

  /// Returns the first whole number of tenths of a second from which on the remaining fraction is
  /// within the tolerance.
  ///
  /// The remaining fraction has at most one extremum. If that is outside the tolerance the search
  /// starts there, otherwise at 0; from there on `isWithin` changes once, from false to true.
  private static func tenthsUntilSettled(_ rates: DecayRates, _ v0: Double) -> Double {
    func isWithin(_ t: Double) -> Bool { rates.rest(at: t, v0).magnitude <= tolerance }
    let turning = rates.turningTime(v0)
    var before = isWithin(turning) ? 0 : Elementary.wholePart(of: min(turning * 10, longest))
    var after = before + 1
    while !isWithin(after / 10) {
      before = after
      after *= 2
      if after > longest { return longest * 10 }
    }
    while after - before > 1 {
      let middle = Elementary.wholePart(of: before + (after - before) / 2)
      guard middle > before && middle < after else { break }
      if isWithin(middle / 10) { after = middle } else { before = middle }
    }
    return after
  }
}

extension DecayRates {
  /// Returns the remaining fraction of the distance.
  func rest(at t: Double, _ v0: Double) -> Double {
    let fade = Elementary.exp(-slow * t)
    return fade > 0 ? fade * (1 + (slow - v0) * effectiveTime(at: t)) : 0
  }

  /// Returns the time at which the motion reverses; 0 if it never does.
  func turningTime(_ v0: Double) -> Double {
    guard v0 < 0 || v0 > fast else { return 0 }
    let effectiveTime = v0 / ((v0 - slow) * fast)
    return gap > 0 ? -Elementary.log1p(-gap * effectiveTime) / gap : effectiveTime
  }
}
