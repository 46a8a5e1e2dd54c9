/// Hit testing by model geometry (UIKit row 162), except for property animators: views that they
/// animate receive touches at their presented positions, unless manual hit testing is enabled
/// (UIKit row 135). The same applies to a system sheet while it settles (fault F071).
extension UIView {
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      let map = Unmanaged.passUnretained(self).mapOfChild(
        child.ownLayer.hitTestState.affineToParent)
      // A view scaled to zero contains no point.
      guard map.a * map.d != map.b * map.c else { continue }
      if let hit = child.hitTest(point.applying(map.inverted()), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is in the bounds that hit testing uses.
  final func covers(_ point: CGPoint) -> Bool { ownLayer.hitTestState.bounds.contains(point) }

  /// Whether the view can receive touches: not if hidden, transparent or disabled, nor during an
  /// animation that does not allow user interaction (UIKit row 158).
  private var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01
      && !ownLayer.animations.contains { !$0.group.allowsUserInteraction }
  }
}
