/// The components of an affine transform, in the order scale, shear, rotation, translation.
public nonisolated struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale factors along both axes; a mirrored transform has a negative height.
  public var scale: CGSize
  /// The horizontal shear; zero preserves right angles.
  public var horizontalShear: CGFloat
  /// The rotation, -π...π radians.
  public var rotation: CGFloat
  /// The translation, pt.
  public var translation: CGVector

  /// Creates the components of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

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
    let rotation = CGFloat(Trigonometry.angle(x: Double(a), y: Double(b)))
    let straight = concatenating(CGAffineTransform(rotationAngle: -rotation))
    return CGAffineTransformComponents(
      scale: CGSize(width: straight.a, height: straight.d),
      horizontalShear: straight.d == 0 ? 0 : straight.c / straight.d,
      rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
