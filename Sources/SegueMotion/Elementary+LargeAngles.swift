extension Elementary {
  /// Returns the remainder of an angle after whole quarter turns, and their number modulo 4.
  ///
  /// For angles above 1 whose remainder needs more digits of 2/π than two doubles hold. The angle
  /// is M 2ᵉ with an integer M of 53 bits; the bits of 2/π that contribute whole turns are skipped,
  /// and M is multiplied by the 192 bits after them.
  ///
  /// **Source:** Payne and Hanek, Radian reduction for trigonometric functions, SIGNUM 18 (1983).
  static func largeRemainder(_ x: Double) -> (high: Double, low: Double, quadrant: UInt64) {
    guard x.isFinite else { return (.nan, 0, 0) }
    let exponent = Int(truncatingIfNeeded: x.magnitude.bitPattern >> 52) - 1075
    let significand = x.bitPattern & 0xF_FFFF_FFFF_FFFF | 1 << 52

    let offset = exponent - 2 + 64
    let index = offset / 64 - 1
    let shift = UInt64(truncatingIfNeeded: offset % 64)
    func window(_ i: Int) -> UInt64 {
      twoOverPi(index + i) << shift | twoOverPi(index + i + 1) >> (64 - shift)
    }
    let bottom = significand.multipliedFullWidth(by: window(2))
    let middle = significand.multipliedFullWidth(by: window(1))
    let (word1, carry) = bottom.high.addingReportingOverflow(middle.low)
    let word2 = significand &* window(0) &+ middle.high &+ (carry ? 1 : 0)

    // Two bits of quarter turns, then the fraction; one above one half is subtracted from one.
    var quadrant = word2 >> 62
    var upper = word2 << 2 | word1 >> 62
    var lower = word1 << 2 | bottom.low >> 62
    let isFromAbove = upper >> 63 != 0
    if isFromAbove {
      quadrant &+= 1
      lower = ~lower &+ 1
      upper = ~upper &+ (lower == 0 ? 1 : 0)
    }
    let isNegative = x < 0
    let (high, low) = quarterTurns(upper, lower)
    if isNegative { quadrant = ~quadrant &+ 1 }
    return isNegative != isFromAbove ? (-high, -low, quadrant) : (high, low, quadrant)
  }

  /// Returns (upper 2⁻⁶⁴ + lower 2⁻¹²⁸) π/2 in two parts.
  private static func quarterTurns(_ upper: UInt64, _ lower: UInt64) -> (Double, Double) {
    let zeros = UInt64(truncatingIfNeeded: upper.leadingZeroBitCount)
    let top = upper << zeros | lower >> (64 - zeros)
    let rest = lower << zeros
    let scale = Double(bitPattern: (1023 - zeros) << 52)
    let high = Double(top & ~0x7FF) * 0x1p-64 * scale
    let low = Double((top & 0x7FF) << 53 | rest >> 11) * 0x1p-117 * scale

    // The exact product of two doubles: halves of 26 bits have exact products.
    let halfPi = 1.5707963267948966
    let high1 = Double(bitPattern: high.bitPattern & ~0x7FF_FFFF)
    let high2 = high - high1
    let pi1 = Double(bitPattern: halfPi.bitPattern & ~0x7FF_FFFF)
    let pi2 = halfPi - pi1
    let product = high * halfPi
    let error = ((high1 * pi1 - product) + high1 * pi2 + high2 * pi1) + high2 * pi2
    let tail = error + (high * 6.123233995736766e-17 + low * halfPi)
    let sum = product + tail
    return (sum, (product - sum) + tail)
  }

  /// Returns the word of 64 bits of 2/π with an index; before the first there are zeros.
  private static func twoOverPi(_ index: Int) -> UInt64 {
    switch index {
    case 0: 0xA2F9_836E_4E44_1529
    case 1: 0xFC27_57D1_F534_DDC0
    case 2: 0xDB62_9599_3C43_9041
    case 3: 0xFE51_63AB_DEBB_C561
    case 4: 0xB724_6E3A_424D_D2E0
    case 5: 0x0649_2EEA_09D1_921C
    case 6: 0xFE1D_EB1C_B129_A73E
    case 7: 0xE882_35F5_2EBB_4484
    case 8: 0xE99C_7026_B45F_7E41
    case 9: 0x3991_D639_8353_39F4
    case 10: 0x9C84_5F8B_BDF9_283B
    case 11: 0x1FF8_97FF_DE05_980F
    case 12: 0xEF2F_118B_5A0A_6D1F
    case 13: 0x6D36_7ECF_27CB_09B7
    case 14: 0x4F46_3F66_9E5F_EA2D
    case 15: 0x7527_BAC7_EBE5_F17B
    case 16: 0x3D07_39F7_8A52_92EA
    case 17: 0x6BFB_5FB1_1F8D_5D08
    case 18: 0x5603_3046_FC7B_6BAB
    case 19: 0xF0CF_BC20_9AF4_361D
    default: 0
    }
  }
}
