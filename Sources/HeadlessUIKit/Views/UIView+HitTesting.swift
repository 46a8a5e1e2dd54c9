/// Hit testing by model geometry (UIKit row 162), but for what a property animator moves: that takes
/// touches where it is shown, unless its owner tests by hand (UIKit row 135). So does a sheet of the
/// system that settles (fault F071).
extension UIView {
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      let map = child.layer.stateForTouches.affineToParent
      // A view squeezed to nothing covers no point.
      guard map.a * map.d != map.b * map.c else { continue }
      if let hit = child.hitTest(point.applying(map.inverted()), with: event) { return hit }
    }
    return self
  }

  /// Whether a point lies in the bounds as touches find them.
  final func covers(_ point: CGPoint) -> Bool { layer.stateForTouches.bounds.contains(point) }

  /// A hidden, faint or disabled view takes no touch; nor does one that an animation moves which
  /// does not allow user interaction (UIKit row 158).
  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01
      && !layer.animations.contains { !$0.group.allowsUserInteraction }
  }
}
