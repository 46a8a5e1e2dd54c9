package import HeadlessUIKit

/// Whether two numbers differ by rounding at most; one that is not a number is close to none.
nonisolated package func isClose(
  _ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-6
) -> Bool { abs(left - right) <= tolerance }

/// Whether two lists have numbers of one count that differ by rounding at most.
nonisolated package func isClose(
  _ left: [CGFloat], _ right: [CGFloat], within tolerance: CGFloat = 1e-6
) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { isClose($0, $1, within: tolerance) }
}

/// Whether two rectangles differ by rounding at most.
nonisolated package func isClose(
  _ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-6
) -> Bool { isClose(left.numbers, right.numbers, within: tolerance) }

/// A number without the rounding of its last digits: a multiple of a millionth.
nonisolated package func rounded(_ number: CGFloat) -> CGFloat {
  let near = (number * 1e6).rounded() / 1e6
  return near == 0 ? 0 : near
}

/// A rectangle without the rounding of the last digits of its numbers.
nonisolated package func rounded(_ rect: CGRect) -> CGRect {
  CGRect(
    x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
    height: rounded(rect.height))
}

extension CGRect {
  /// The origin and the size.
  nonisolated package var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
