import SegueMotion

extension SystemSheetHeights {
  /// The downward velocity from which a release dismisses, pt/s (UIKit row 293).
  static let dismissingSpeed: CGFloat = 1000
  /// The fraction of the smallest height past which a release dismisses (UIKit row 293).
  private static let dismissingFraction: CGFloat = 0.5

  /// The distance below the smallest height past which a release dismisses, pt.
  var dismissingDistance: CGFloat { Self.dismissingFraction * lowestHeight }

  /// Returns the release of a sheet in heights, without a decision.
  ///
  /// - Parameters:
  ///   - start: The top edge at rest, pt.
  ///   - top: The top edge at the release, pt.
  ///   - velocity: The velocity of the sheet, pt/s, positive upward.
  func release(from start: CGFloat?, to top: CGFloat, velocity: CGFloat) -> GestureRelease {
    let start = height(topAt: start ?? lowestTop)
    let height = height(topAt: top)
    var thresholds = [
      GestureRelease.Threshold("dismissal height", lowestHeight - dismissingDistance),
      GestureRelease.Threshold("dismissal velocity", -Self.dismissingSpeed, .pointsPerSecond),
    ]
    thresholds += rests.map { .detent($0.name, self.height(topAt: $0.top)) }
    return GestureRelease(
      from: start, translation: height - start, velocity: velocity,
      projection: height + Deceleration.normal.projectedTravel(velocity: velocity),
      thresholds: thresholds, decision: "")
  }

  /// Returns the release of a sheet that is dismissed.
  func dismissed(_ release: GestureRelease, isFast: Bool) -> GestureRelease {
    var release = release
    let speed = GestureRelease.text(-Self.dismissingSpeed)
    let reason = isFast ? "the velocity reaches \(speed) pt/s" : end(of: release, "is below")
    release.decision = "is dismissed, because \(reason)"
    return release
  }

  /// Returns the release of a sheet that is not dismissed.
  ///
  /// - Parameters:
  ///   - release: The release, without a decision.
  ///   - goal: The height to which the sheet moves.
  ///   - old: The height before the drag.
  ///   - isRefused: Whether the drag would have dismissed the sheet, which may not be dismissed.
  func kept(
    _ release: GestureRelease, _ goal: Rest, from old: Rest, isRefused: Bool
  ) -> GestureRelease {
    var release = release
    let isSmallest = goal.identifier == smallest.identifier
    let reason =
      if isSmallest, isRefused {
        "the sheet may not be dismissed"
      } else if isSmallest, release.position < lowestHeight {
        end(of: release, "is not below")
      } else {
        rests.count == 1
          ? "the sheet has no other detent" : "that detent is nearest to the projection"
      }
    let verb = goal.identifier == old.identifier ? "stays at" : "moves to"
    let isSwipe =
      release.velocity <= -Self.dismissingSpeed && release.position > lowestHeight
    release.decision =
      "\(verb) \(goal.name), because \(reason)"
      + (isSwipe ? "; a swipe dismisses from the smallest detent only" : "")
    return release
  }

  /// Returns the comparison of a drag with the dismissal height in words: of its projection if its
  /// velocity is upward, otherwise of its height (UIKit row 332).
  private func end(of release: GestureRelease, _ verb: String) -> String {
    let height = GestureRelease.text(release.position)
    let end = release.velocity > 0 ? "the projection" : "the height of \(height) pt"
    return "\(end) \(verb) \(GestureRelease.text(lowestHeight - dismissingDistance)) pt"
  }

  /// Returns the visible height at a top edge, pt.
  private func height(topAt top: CGFloat) -> CGFloat { lowestTop + lowestHeight - top }
}

extension SystemSheetHeights.Rest {
  /// The identifier without UIKit's prefix: `medium`.
  fileprivate var name: String {
    let (text, prefix) = (identifier.rawValue, "com.apple.UIKit.")
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}
