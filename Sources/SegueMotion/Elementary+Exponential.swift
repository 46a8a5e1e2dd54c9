extension Elementary {
  /// Returns the power of e; infinite above 709.78, 0 below -745.14.
  ///
  /// x = k ln 2 + r with |r| <= ln 2 / 2, and eˣ = 2ᵏ eʳ.
  package static func exp(_ x: Double) -> Double {
    if x.magnitude < 700 {
      let (excess, shifted) = reducedExcess(x)
      return Double(bitPattern: (1 + excess).bitPattern &+ shifted.bitPattern << 52)
    }
    guard x <= 709.8 else { return x * .infinity }
    guard x >= -745.2 else { return 0 }
    // 2ᵏ alone may be outside the normal range: 2^±200 of it is multiplied afterward. `~200 + 1` is -200.
    let (excess, shifted) = reducedExcess(x)
    let spare: UInt64 = x < 0 ? 200 : ~200 + 1
    let bits = (1 + excess).bitPattern &+ (shifted.bitPattern &+ spare) << 52
    return Double(bitPattern: bits) * (x < 0 ? 0x1p-200 : 0x1p200)
  }

  /// Returns the power of e less one, without cancellation near 0; -1 toward minus infinity.
  package static func expm1(_ x: Double) -> Double {
    if x.magnitude < 0.34 { return x + x * x * quadraticTail(of: x) }
    guard x.magnitude < 40 else { return exp(x) - 1 }
    let (excess, shifted) = reducedExcess(x)
    let scale = Double(bitPattern: (1.0).bitPattern &+ shifted.bitPattern << 52)
    return (scale - 1) + scale * excess
  }

  /// Returns the natural logarithm; minus infinity at 0, NaN below.
  ///
  /// x = 2ᵏ m with m in √½...√2; ln m = 2 artanh s with s = (m - 1) / (m + 1).
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    guard x >= .leastNormalMagnitude else { return log(x * 0x1p54) - 54 * ln2High - 54 * ln2Low }
    var bits = x.bitPattern
    let aboveRoot = bits & 0xF_FFFF_FFFF_FFFF > 0x6_A09E_667F_3BCD
    let k = Double(Int64(bits >> 52) &- (aboveRoot ? 1022 : 1023))
    bits = bits & 0xF_FFFF_FFFF_FFFF | (aboveRoot ? 0x3FE : 0x3FF) << 52
    let f = Double(bitPattern: bits) - 1
    let s = f / (2 + f)
    let halfSquare = 0.5 * f * f
    let correction = s * (halfSquare + artanhTail(of: s * s))
    return k * ln2High - ((halfSquare - (correction + k * ln2Low)) - f)
  }

  /// Returns the natural logarithm of 1 + x, without cancellation near 0; minus infinity at -1.
  ///
  /// The sum u = 1 + x is rounded, and the factor x / (u - 1) compensates for that error.
  ///
  /// **Source:** D. Goldberg, What every computer scientist should know about floating-point
  /// arithmetic, ACM Computing Surveys 23 (1991), theorem 4.
  package static func log1p(_ x: Double) -> Double {
    let u = 1 + x
    guard u != 1 && u > 0 && u < .infinity else { return u == 1 ? x : log(u) }
    return log(u) * (x / (u - 1))
  }

  /// ln 2 in two parts, the first with eleven trailing zero bits: its product with k is exact.
  private static var ln2High: Double { 0.6931471805598903 }
  private static var ln2Low: Double { 5.497923018708371e-14 }

  /// Returns eʳ - 1 for the remainder r of x, and a double whose low bits hold k.
  private static func reducedExcess(_ x: Double) -> (excess: Double, shifted: Double) {
    let shifted = x * 1.4426950408889634 + rounder
    let k = shifted - rounder
    let high = x - k * ln2High
    let tail = k * ln2Low
    let r = high - tail
    return (high - (tail - r * r * quadraticTail(of: r)), shifted)
  }

  /// Returns (eʳ - 1 - r) / r² for |r| <= 0.3466.
  private static func quadraticTail(of r: Double) -> Double {
    let r2 = r * r
    let r4 = r2 * r2
    let low = 0.5000000000000011 + r * 0.16666666666666413
    let next = 0.04166666666653016 + r * 0.008333333333494395
    let middle = 0.0013888888943630023 + r * 0.00019841269506694922
    let high = 2.4801493098819513e-05 + r * 2.7557586287338954e-06
    let top = 2.763024847234287e-07 + r * 2.5000085098439664e-08
    return (low + r2 * next) + r4 * ((middle + r2 * high) + r4 * top)
  }

  /// Returns (2 artanh s - 2 s) / s for z = s² <= 0.0295.
  private static func artanhTail(of z: Double) -> Double {
    let z2 = z * z
    let odd = 0.39999999999411334 + z2 * (0.22222198479967245 + z2 * 0.15313907443146688)
    let even = 0.28571428743217925 + z2 * (0.1818356955677613 + z2 * 0.14797469731629598)
    return z * (0.6666666666666735 + z * (odd + z * even))
  }
}
