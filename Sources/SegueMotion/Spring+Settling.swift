extension Spring {
  /// The time until the motion can count as over, in seconds.
  ///
  /// Under-damped: when the bound (1 + |b - v₀| / w) e^(-bt) of what is left has come down to a
  /// thousandth of the travel. Critical and over-damped: the first multiple of a tenth of a second
  /// from which on no more than a thousandth is left on either side. Without friction, or beyond
  /// every use, the largest `Float`. The initial velocity is in whole travels per second; default 0.
  ///
  /// **Source:** `UIKit row 276`; for over-damped springs, and critical ones thrown past the target,
  /// the same rule applied to the exact solution.
  public func settlingDuration(initialVelocity: Double = 0) -> Double {
    let v0 = Spring.bounded(initialVelocity)
    guard spread > 0 else { return Spring.tenthsUntilSettled(rates, v0) / 10 }
    let bound = 1 + (decay - v0).magnitude * inverseSpread
    return min(Elementary.log(bound / Spring.tolerance) / decay, Spring.longest)
  }

  static let tolerance = 0.001
  static let longest = Double(Float.greatestFiniteMagnitude)

  /// The first whole number of tenths of a second from which on the rest is within the tolerance.
  ///
  /// What is left has at most one extremum. If that lies outside the tolerance the search starts
  /// there, otherwise at 0; from there on "is within" is once false and then true.
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
  /// The part of the travel still to go.
  func rest(at t: Double, _ v0: Double) -> Double {
    let fade = Elementary.exp(-slow * t)
    return fade > 0 ? fade * (1 + (slow - v0) * lever(at: t)) : 0
  }

  /// When the motion turns back, past the target or away from it; 0 if it never does.
  func turningTime(_ v0: Double) -> Double {
    guard v0 < 0 || v0 > fast else { return 0 }
    let lever = v0 / ((v0 - slow) * fast)
    return gap > 0 ? -Elementary.log1p(-gap * lever) / gap : lever
  }
}
