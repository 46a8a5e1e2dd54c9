/// A number of about 32 digits: the sum of two doubles, the second within rounding of the first.
///
/// The tests compute their expected values with it, by other methods than the tested code.
///
/// **Source:** the representation: T. J. Dekker, A floating-point technique for extending the available
/// precision, Numerische Mathematik 18 (1971); the error of a sum without a branch: D. E. Knuth, The Art of
/// Computer Programming, volume 2.
struct DoubleDouble: Sendable {
  var high: Double
  var low = 0.0

  init(_ number: Double) { high = number }

  /// The sum of two numbers, the first of larger magnitude.
  private init(_ high: Double, _ low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  /// The nearest double.
  var rounded: Double { high }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let sum = a.high + b.high
    let part = sum - a.high
    // Exactly what rounding has removed from the sum.
    let error = (a.high - (sum - part)) + (b.high - part)
    return DoubleDouble(sum, error + (a.low + b.low))
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    var negative = a
    negative.high = -a.high
    negative.low = -a.low
    return negative
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    // Exactly what rounding has removed from the product.
    let error = (-product).addingProduct(a.high, b.high)
    return DoubleDouble(product, error + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = DoubleDouble(a.high / b.high)
    let second = DoubleDouble((a - b * first).high / b.high)
    let third = DoubleDouble((a - b * first - b * second).high / b.high)
    return first + second + third
  }

  static func > (a: DoubleDouble, b: DoubleDouble) -> Bool { (a - b).high > 0 }
}
