extension Spring {
  /// Returns the progress after a time.
  ///
  /// The time is in seconds; before 0 it counts as 0, where the value is exactly 0. The initial
  /// velocity is in total distances per second, positive toward the target; default 0; clamped to
  /// ±10¹⁰⁰.
  public func value(at t: Double, initialVelocity: Double = 0) -> Double {
    state(at: t, initialVelocity: initialVelocity).value
  }

  /// Returns the velocity after a time, in total distances per second.
  ///
  /// Time and initial velocity as for ``value(at:initialVelocity:)``.
  public func velocity(at t: Double, initialVelocity: Double = 0) -> Double {
    state(at: t, initialVelocity: initialVelocity).velocity
  }

  /// Returns value and velocity after a time, in less time than two calls.
  ///
  /// With the decay b = c/2m, ω² = k/m and the spread w = √|ω² - b²|, the remaining fraction
  /// x = 1 - value is
  /// - e^(-bt) (cos wt + (b - v₀) sin wt / w) for an underdamped spring,
  /// - e^(-bt) (1 + (b - v₀) t) for a critical one,
  /// - e^(-st) (1 + (s - v₀) g) for an overdamped one, where s = b - w is the slower of its two
  ///   rates, computed as ω² / (b + w), and g = (1 - e^(-2wt)) / 2w tends to t for a small w.
  ///
  /// None of them subtracts large numbers near critical damping. Time and initial velocity as for
  /// ``value(at:initialVelocity:)``. **Source:** `UIKit row 174`.
  package func state(
    at t: Double, initialVelocity: Double = 0
  ) -> (value: Double, velocity: Double) {
    let v0 = Spring.bounded(initialVelocity)
    guard t > 0 else { return (0, v0) }
    let time = min(t, .greatestFiniteMagnitude)
    if spread > 0 {
      let fade = Elementary.exp(-decay * time)
      guard fade > 0 else { return (1, 0) }
      let angle = min(spread * time, .greatestFiniteMagnitude)
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      let effectiveTime = sine * inverseSpread
      return (
        1 - fade * (cosine + (decay - v0) * effectiveTime),
        fade * (v0 * cosine + (squaredFrequency - decay * v0) * effectiveTime)
      )
    }
    let rates = self.rates
    let fade = Elementary.exp(-rates.slow * time)
    guard fade > 0 else { return (1, 0) }
    let effectiveTime = rates.effectiveTime(at: time)
    let surplus = rates.slow - v0
    return (
      1 - fade * (1 + surplus * effectiveTime), fade * (v0 + surplus * (rates.fast * effectiveTime))
    )
  }

  /// Clamps a velocity so that no product of the equations overflows.
  static func bounded(_ velocity: Double) -> Double {
    max(-1e100, min(velocity, 1e100))
  }

  /// The two rates of decay of a critical or overdamped spring.
  var rates: DecayRates {
    let fast = decay - spread
    return DecayRates(slow: squaredFrequency / fast, fast: fast, gap: -2 * spread)
  }
}

/// The rates of decay of a spring without oscillation: fast = slow + gap, per second.
struct DecayRates {
  let slow, fast, gap: Double

  /// Returns the effective time of the faster term, (1 - e^(-gap t)) / gap; t itself when critical.
  func effectiveTime(at t: Double) -> Double {
    gap > 0 ? -Elementary.expm1(-gap * t) / gap : t
  }
}
