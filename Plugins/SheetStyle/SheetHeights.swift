import SegueCore
import SegueMotion

/// The heights of a sheet's detents in one container, in ascending order.
nonisolated final class SheetHeights {
  /// The heights, pt; at least one.
  let all: [CGFloat]
  /// The detents, in the order of their heights.
  let detents: [Detent]

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
    all[index(of: detent)]
  }

  /// Returns the position of a detent among the others; 0 for another one.
  func index(of detent: Detent?) -> Int { detents.firstIndex { $0 == detent } ?? 0 }

  /// Returns how far a height is above the highest detent or, negative, below the lowest one, pt.
  func distanceBeyond(_ height: CGFloat) -> CGFloat {
    height - max(lowest, min(height, highest))
  }

  /// Returns the detent whose height is nearest to a height; of two, the lower.
  ///
  /// - Parameters:
  ///   - height: The height, pt.
  ///   - start: The only detents are this one and its neighbors; nil, the default, for all.
  func detent(nextTo height: CGFloat, from start: Detent? = nil) -> Detent {
    let middle = index(of: start)
    let candidates = all.indices.filter { start == nil || abs($0 - middle) <= 1 }
    let index = candidates.min { abs(all[$0] - height) < abs(all[$1] - height) }
    return detents[index ?? 0]
  }

  /// The heights of the detents, for the report of a release.
  var thresholds: [GestureRelease.Threshold] {
    zip(detents, all).map { .detent($0.identifier, $1) }
  }

  /// Returns why a release moves the sheet from one detent to another; nil is the lowest.
  func decision(
    _ detent: Detent?, from former: Detent?, skips: Bool, isRequested: Bool, isRefused: Bool
  ) -> String {
    let (old, new) = (index(of: former), index(of: detent))
    let text = "\(new == old ? "stays at" : "moves to") \(detents[new].identifier), because "
    if isRequested { return text + "code has selected it during the drag" }
    if isRefused, new == 0 { return text + "the sheet may not be dismissed" }
    if all.count == 1 { return text + "the sheet has no other detent" }
    let hasAll = skips || all.indices.allSatisfy { abs($0 - old) <= 1 }
    return text + "that detent is nearest to the projection"
      + (hasAll ? "" : " among \(detents[old].identifier) and its neighbors")
  }

  /// Returns a value that depends on the height, linear between the detents.
  ///
  /// - Parameters:
  ///   - height: The height, pt.
  ///   - value: Returns the value at a detent.
  func interpolated(at height: CGFloat, _ value: (Detent) -> CGFloat) -> CGFloat {
    guard let upper = all.firstIndex(where: { $0 >= height }) else {
      return value(detents[detents.count - 1])
    }
    let above = value(detents[upper])
    guard upper > 0, all[upper] > all[upper - 1] else { return above }
    let below = value(detents[upper - 1])
    let fraction = (height - all[upper - 1]) / (all[upper] - all[upper - 1])
    return below + (above - below) * fraction
  }
}
