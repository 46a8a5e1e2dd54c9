/// One coordinate of a cubic Bézier from 0 to 1: p(s) = 3 (1-s)² s a + 3 (1-s) s² b + s³.
///
/// In this form, unlike powers of s, nothing cancels for a and b in 0...1, so that both ends are
/// equally exact.
struct UnitCubic: Hashable, Sendable {
  /// The coordinates of the two inner control points: a and b.
  let first, second: Double

  func value(at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * s * (r * first + s * second) + s * s * s
  }

  /// A twelfth of dp/ds: small enough not to overflow for any control point.
  func twelfthRate(at s: Double) -> Double {
    let r = 1 - s
    return r * r * (first / 4) + 2 * r * s * (second / 4 - first / 4) + s * s * (0.25 - second / 4)
  }

  /// Whether p is monotonic between 0 and 1.
  ///
  /// A third of dp/ds is the quadratic Bézier a, b - a, 1 - b: it is nonnegative if its ends are
  /// and its middle is at least minus their geometric mean.
  var isMonotonic: Bool {
    guard first >= 0 && second <= 1 else { return false }
    return second - first >= -(first.squareRoot() * (1 - second).squareRoot())
  }

  /// Returns the s at which a monotonic p has a value strictly between 0 and 1.
  ///
  /// Newton's method inside a shrinking bracket, and bisection where it would leave the bracket or
  /// converges too slowly (at a triple root); ends when p(s) is within rounding of the value.
  func parameter(forValue target: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = target
    var steps = 0
    while high - low > 0x1p-90 {
      let excess = value(at: s) - target
      if excess.magnitude <= target * 0x1p-52 { break }
      if excess > 0 { high = s } else { low = s }
      var next = s - excess / (12 * twelfthRate(at: s))
      steps += 1
      if !(next > low && next < high) || steps > 40 { next = low + (high - low) / 2 }
      if next == low || next == high { break }
      s = next
    }
    return s
  }
}
