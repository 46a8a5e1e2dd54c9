/// Sine, cosine and arc tangent by basic arithmetic, with identical bits on every machine.
nonisolated enum Trigonometry {
  /// Returns the sine and the cosine of an angle in radians; exact for multiples of a quarter turn.
  ///
  /// An angle within rounding error of a quarter turn is treated as one, so that a rotation by
  /// `.pi` has no residue. An angle that is not finite yields no rotation.
  static func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (0, 1) }
    let turns = (angle / quarterTurn).rounded()
    // π/2 in two parts, so that the remainder is accurate after the subtraction.
    var remainder = (angle - turns * quarterTurnHead) - turns * quarterTurnTail
    if abs(angle - turns * quarterTurn) <= 2 * angle.ulp { remainder = 0 }
    let sine = sineSeries(remainder)
    let cosine = cosineSeries(remainder)
    switch turns.truncatingRemainder(dividingBy: 4) {
    case 1, -3: return (cosine, -sine)
    case 2, -2: return (-sine, -cosine)
    case 3, -1: return (-cosine, sine)
    default: return (sine, cosine)
    }
  }

  /// Returns the angle of the vector (x, y), -π...π radians; zero for the zero vector.
  static func angle(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let slope = Swift.min(abs(x), abs(y)) / Swift.max(abs(x), abs(y))
    let fromNearerAxis = arcTangent(slope)
    let inFirstQuadrant = abs(y) > abs(x) ? quarterTurn - fromNearerAxis : fromNearerAxis
    let inUpperHalf = x < 0 ? .pi - inFirstQuadrant : inFirstQuadrant
    return y < 0 ? -inUpperHalf : inUpperHalf
  }

  private static let quarterTurn = Double.pi / 2
  // π/2 truncated to 30 bits, so that its product with up to 2^23 quarter turns is exact; and the
  // difference from π/2.
  private static let quarterTurnHead = 0x1.921fb54p+0
  private static let quarterTurnTail = 0x1.10b4611a62633p-30

  /// Returns the sum of the Taylor series to x^19, for |x| of at most π/4.
  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for n in stride(from: 19.0, through: 3, by: -2) { sum = (1 - sum) * square / (n * (n - 1)) }
    return x * (1 - sum)
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for n in stride(from: 20.0, through: 2, by: -2) { sum = (1 - sum) * square / (n * (n - 1)) }
    return 1 - sum
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
