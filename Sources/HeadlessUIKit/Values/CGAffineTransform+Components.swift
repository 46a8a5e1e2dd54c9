import SegueMotion

extension CGAffineTransform {
  /// Creates the transform that scales, then shears, then rotates, then translates.
  public nonisolated init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components of the transform, by rotating its first row onto the x axis.
  ///
  /// A singular transform has a scale of zero and no shear along that axis; recomposing the
  /// components yields the same transform if it is invertible.
  public nonisolated func decomposed() -> CGAffineTransformComponents {
    let rotation = CGFloat(Elementary.angle(x: Double(a), y: Double(b)))
    let straight = concatenating(CGAffineTransform(rotationAngle: -rotation))
    var components = CGAffineTransformComponents()
    components.scale = CGSize(width: straight.a, height: straight.d)
    components.horizontalShear = straight.d == 0 ? 0 : straight.c / straight.d
    components.rotation = rotation
    components.translation = CGVector(dx: tx, dy: ty)
    return components
  }
}
