import SegueCore

/// The heights at which a sheet may rest in one container, from the lowest.
nonisolated struct SheetHeights {
  /// The heights, pt; at least one.
  let all: [CGFloat]
  private let detents: [Detent]

  /// Measures detents in a container.
  ///
  /// - Parameters:
  ///   - detents: Where the sheet may rest, in any order; medium where there is none.
  ///   - height: The container's height, pt.
  ///   - safeTop: What the top of the container covers, pt.
  ///   - fitting: What the content wants, pt; asked only for `fit`.
  init(
    _ detents: [Detent], in height: CGFloat, below safeTop: CGFloat, fitting: () -> CGFloat
  ) {
    let measured = (detents.isEmpty ? [.medium] : detents)
      .map { (detent: $0, height: $0.height(in: height, below: safeTop, fitting: fitting)) }
      .sorted { $0.height < $1.height }
    self.detents = measured.map(\.detent)
    all = measured.map(\.height)
  }

  /// The lowest of them, pt.
  var lowest: CGFloat { all[0] }
  /// The highest of them, pt.
  var highest: CGFloat { all[all.count - 1] }
  /// The detent that is lowest.
  var lowestDetent: Detent { detents[0] }

  /// The height of a detent, pt; the lowest where it is none of these.
  func height(of detent: Detent?) -> CGFloat {
    detents.firstIndex { $0 == detent }.map { all[$0] } ?? lowest
  }

  /// The detent whose height is next to another height; of two that are, the lower.
  func detent(nextTo height: CGFloat) -> Detent {
    let place = all.indices.min { abs(all[$0] - height) < abs(all[$1] - height) }
    return detents[place ?? 0]
  }
}
