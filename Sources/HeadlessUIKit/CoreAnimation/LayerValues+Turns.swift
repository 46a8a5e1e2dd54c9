/// Rotations about the x and y axes, stored as angles: elementwise interpolation of matrices would
/// not keep the layer's size.
nonisolated extension LayerValues {
  /// The distance of the viewer from a rotating layer, in units of the layer's longer side; chosen
  /// by eye.
  static let eyeDistance = 2.0

  /// Applies the rotations to the transform, in perspective from in front of the anchor point.
  ///
  /// A layer that has rotated by more than a quarter turn is hidden.
  mutating func applyRotations() {
    let rotated = CATransform3DConcat(
      CATransform3DMakeRotation(turnX, 1, 0, 0), CATransform3DMakeRotation(turnY, 0, 1, 0))
    var perspective = CATransform3DIdentity
    let side = max(bounds.width, bounds.height)
    if side > 0 { perspective.m34 = -1 / (Self.eyeDistance * side) }
    transform = CATransform3DConcat(transform, CATransform3DConcat(rotated, perspective))
    if rotated.m33 < 0 { isHidden = true }
    (turnX, turnY) = (0, 0)
  }
}
