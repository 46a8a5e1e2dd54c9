// Comparing numbers and rectangles up to rounding, and making them.

package import HeadlessUIKit

/// Returns whether two numbers differ by rounding at most; false if either is NaN.
nonisolated package func isClose(
  _ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-6
) -> Bool { abs(left - right) <= tolerance }

/// Returns whether two lists have equal counts, and numbers that differ by rounding at most.
nonisolated package func isClose(
  _ left: [CGFloat], _ right: [CGFloat], within tolerance: CGFloat = 1e-6
) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { isClose($0, $1, within: tolerance) }
}

/// Returns whether two rectangles differ by rounding at most.
nonisolated package func isClose(
  _ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-6
) -> Bool { isClose(left.numbers, right.numbers, within: tolerance) }

/// Returns a number rounded to a multiple of 1e-6.
nonisolated package func rounded(_ number: CGFloat) -> CGFloat {
  let near = (number * 1e6).rounded() / 1e6
  // Not -0, which has another text.
  return near == 0 ? 0 : near
}

/// Returns a rectangle whose numbers are rounded to multiples of 1e-6.
nonisolated package func rounded(_ rect: CGRect) -> CGRect {
  CGRect(
    x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
    height: rounded(rect.height))
}

extension CGRect {
  /// The origin and the size.
  nonisolated package var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

/// Returns a rectangle by origin and size, pt.
nonisolated package func rect(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

nonisolated extension CGRect {
  /// Returns the rectangle whose edges are halfway to those of another.
  package func halfway(to other: CGRect) -> CGRect {
    CGRect(
      x: (minX + other.minX) / 2, y: (minY + other.minY) / 2, width: (width + other.width) / 2,
      height: (height + other.height) / 2)
  }
}
