extension Elementary {
  /// Returns the sine and the cosine of an angle in radians, of any size.
  ///
  /// x = n π/2 + r with |r| <= π/4. The remainder is kept in two parts, because near a multiple of
  /// π/2 its leading digits cancel.
  package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    var shifted = x * 0.6366197723675814 + rounder
    let n = shifted - rounder
    let start = x - n * halfPiStart
    let rest = n * halfPiRest
    var high = start - rest
    var low = (start - high) - rest
    // Otherwise too many digits cancel, or n has too many bits for an exact product.
    let isPlain = x.magnitude < 0x1p19 && high.magnitude >= x.magnitude * 0x1p-16
    if !isPlain && x.magnitude > 0.5 {
      let quadrant: UInt64
      (high, low, quadrant) = largeRemainder(x)
      shifted = Double(bitPattern: quadrant)
    }
    let (sine, cosine) = quarterTurn(high, low)
    let quadrant = shifted.bitPattern
    let isOdd = quadrant & 1 != 0
    let first = isOdd ? cosine : sine
    let second = isOdd ? sine : cosine
    // Bit 1 of the quadrant is the sign of the sine; that of the next quadrant, the sign of the cosine.
    return (
      Double(bitPattern: first.bitPattern ^ (quadrant & 2) << 62),
      Double(bitPattern: second.bitPattern ^ ((quadrant &+ 1) & 2) << 62)
    )
  }

  /// π/2 in two parts; the first has 33 bits, so that n < 2²⁰ times it is exact.
  private static var halfPiStart: Double { 1.5707963267341256 }
  private static var halfPiRest: Double { 6.077100506506192e-11 }

  /// Returns the sine and cosine of an angle of at most π/4, given as high + low.
  private static func quarterTurn(
    _ high: Double, _ low: Double
  ) -> (sine: Double, cosine: Double) {
    let u = high * high
    let u2 = u * u
    let sineStart = -0.16666666666666632 + u * 0.00833333333332237
    let sineMiddle = -0.00019841269829771238 + u * 2.755731367866121e-06
    let sineEnd = -2.5050755957917324e-08 + u * 1.5896666194821572e-10
    let sineTail = sineStart + u2 * (sineMiddle + u2 * sineEnd)
    let cosineStart = 0.0416666666666666 + u * -0.0013888888888874066
    let cosineMiddle = 2.4801587289444207e-05 + u * -2.75573143408422e-07
    let cosineEnd = 2.087572164546573e-09 + u * -1.1359560321977854e-11
    let cosineTail = cosineStart + u2 * (cosineMiddle + u2 * cosineEnd)
    let half = 0.5 * u
    let sine = high + (low * (1 - half) + high * u * sineTail)
    let base = 1 - half
    let cosine = base + (((1 - base) - half) + (u2 * cosineTail - high * low))
    return (sine, cosine)
  }

  /// Returns the angle of the vector (x, y), -π...π radians; zero for the zero vector.
  package static func angle(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let (width, height) = (x.magnitude, y.magnitude)
    let fromNearerAxis = arcTangent(min(width, height) / max(width, height))
    let inFirstQuadrant = height > width ? .pi / 2 - fromNearerAxis : fromNearerAxis
    let inUpperHalf = x < 0 ? .pi - inFirstQuadrant : inFirstQuadrant
    return y < 0 ? -inUpperHalf : inUpperHalf
  }

  /// Returns the arc tangent of a slope in 0...1: halves the angle twice, then sums a power series.
  private static func arcTangent(_ slope: Double) -> Double {
    var quarter = slope
    for _ in 0..<2 { quarter /= 1 + (1 + quarter * quarter).squareRoot() }
    let square = quarter * quarter
    var sum = 0.0
    for n in stride(from: 27.0, through: 1, by: -2) { sum = 1 / n - square * sum }
    return 4 * quarter * sum
  }
}
