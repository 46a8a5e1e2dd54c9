import SegueCore

/// The heights of a sheet's detents in one container, in ascending order.
nonisolated struct SheetHeights {
  /// The heights, pt; at least one.
  let all: [CGFloat]
  private let detents: [Detent]

  /// Resolves detents in a container.
  ///
  /// - Parameters:
  ///   - detents: The detents, in any order; medium if there are none.
  ///   - height: The container's height, pt.
  ///   - safeTop: The container's top safe-area inset, pt.
  ///   - fitting: Returns the content's height, pt; called only for `content`.
  init(
    _ detents: [Detent], in height: CGFloat, below safeTop: CGFloat, fitting: () -> CGFloat
  ) {
    let measured = (detents.isEmpty ? [.medium] : detents)
      .map { (detent: $0, height: $0.height(in: height, below: safeTop, fitting: fitting)) }
      .sorted { $0.height < $1.height }
    self.detents = measured.map(\.detent)
    all = measured.map(\.height)
  }

  /// The lowest height, pt.
  var lowest: CGFloat { all[0] }
  /// The highest height, pt.
  var highest: CGFloat { all[all.count - 1] }
  /// The lowest detent.
  var lowestDetent: Detent { detents[0] }

  /// Returns the height of a detent, pt; the lowest for another detent.
  func height(of detent: Detent?) -> CGFloat {
    detents.firstIndex { $0 == detent }.map { all[$0] } ?? lowest
  }

  /// Returns the detent whose height is nearest to a height; of two, the lower.
  func detent(nextTo height: CGFloat) -> Detent {
    let index = all.indices.min { abs(all[$0] - height) < abs(all[$1] - height) }
    return detents[index ?? 0]
  }
}
