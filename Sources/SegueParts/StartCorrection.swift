public import SegueCore

/// The correction of a view for a start of its transition that has moved since: reversed, the
/// transition returns to where the start is now.
///
/// The view's animated frame leads to the former start. A transform adds a part of the difference that
/// grows from none, where the start moved, to all of it at a progress of 0.
public nonisolated struct StartCorrection {
  /// The differences of the centers, x and y, and of the sizes, pt.
  private typealias Offset = SIMD4<Double>

  private let start: CGRect
  /// The offset of the current start from the former one.
  private var goal = Offset.zero
  /// The progress and the offset at the last move of the start.
  private var last = (progress: 1.0, offset: Offset.zero)

  /// Makes the correction of a transition from a start, in the container's coordinates, pt.
  public init(_ start: CGRect) { self.start = start }

  /// Returns the view's transform; nil if the start has not moved yet.
  ///
  /// - Parameters:
  ///   - progress: The progress of the transition, 0 at the start.
  ///   - current: Where the start is now, pt.
  public mutating func transform(at progress: Double, to current: CGRect) -> CGAffineTransform? {
    if current.differsVisibly(from: start) || goal != .zero {
      let goal = Offset(
        current.midX - start.midX, current.midY - start.midY, current.width - start.width,
        current.height - start.height)
      if goal != self.goal { (last, self.goal) = ((progress, offset(at: progress)), goal) }
      let offset = offset(at: progress)
      return CGAffineTransform(translationX: offset.x, y: offset.y).scaledBy(
        x: Self.scale(by: offset.z, of: start.width), y: Self.scale(by: offset.w, of: start.height))
    }
    return nil
  }

  private static func scale(by difference: Double, of length: CGFloat) -> CGFloat {
    length > 0 ? max(length + difference, 0.01) / length : 1
  }

  /// Returns the offset: linear from the goal at a progress of 0 to the last offset, and from that to none at
  /// a progress of 1.
  private func offset(at progress: Double) -> Offset {
    let isBelow = progress < last.progress
    let length = last.progress - (isBelow ? 0 : 1)
    guard length != 0 else { return .zero }
    let change = (isBelow ? goal : .zero) - last.offset
    return last.offset + change * (last.progress - progress) / length
  }
}
