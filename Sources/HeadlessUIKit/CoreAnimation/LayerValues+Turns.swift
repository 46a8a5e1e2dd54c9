/// Turns out of the plane, as an animation can take a layer through them: matrices that are blended
/// element by element would not keep the layer's size.
nonisolated extension LayerValues {
  /// The distance of the eye from a turning layer, in units of the layer's longer side; chosen by
  /// eye.
  static let eyeDistance = 2.0

  /// Makes the turns part of the transform, seen in perspective from in front of the anchor.
  ///
  /// The back of a layer that has turned by more than a quarter is not seen.
  mutating func takeTurns() {
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(turnX, 1, 0, 0), CATransform3DMakeRotation(turnY, 0, 1, 0))
    var perspective = CATransform3DIdentity
    let side = max(bounds.width, bounds.height)
    if side > 0 { perspective.m34 = -1 / (Self.eyeDistance * side) }
    transform = CATransform3DConcat(transform, CATransform3DConcat(turned, perspective))
    if turned.m33 < 0 { isHidden = true }
    (turnX, turnY) = (0, 0)
  }
}
