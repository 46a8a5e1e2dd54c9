/// The exponential, logarithmic and circular functions of motions.
///
/// They use only correctly rounded operations (addition, multiplication, division, comparison), in
/// a fixed order and without fused multiply-add, so that every machine computes the same bits. A C
/// library does not guarantee this: its results differ between processors in the last place.
///
/// **Source:** the polynomials are minimax approximations found by the Remez exchange with 60
/// decimal digits and then rounded to doubles; their own error stays below 2⁻⁵⁷ of the result.
package enum Elementary {
  /// Adding and subtracting this rounds a double below 2⁵¹ to the nearest integer, and leaves that
  /// integer in the low bits of the sum; `rounded()` would be a call into the C library.
  static var rounder: Double { 0x1.8p52 }

  /// Returns the integer part of a nonnegative number.
  static func wholePart(of x: Double) -> Double {
    x < 0x1p52 ? Double(Int64(x)) : x
  }

  /// Returns the largest integer that is at most a number.
  package static func floor(_ x: Double) -> Double {
    let part = wholePart(of: x.magnitude)
    guard x < 0 else { return part }
    return part == -x ? x : -part - 1
  }

  /// Clamps a result that overflowed to the largest finite double.
  static func finite(_ x: Double) -> Double {
    max(-Double.greatestFiniteMagnitude, min(x, Double.greatestFiniteMagnitude))
  }
}
