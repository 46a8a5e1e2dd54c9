/// The parts of an affine transform: scale, then shear, then rotation, then translation.
public nonisolated struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along both axes; a mirrored transform has a negative height.
  public var scale: CGSize
  /// The horizontal shear; zero leaves right angles alone.
  public var horizontalShear: CGFloat
  /// The rotation in radians, in -π...π.
  public var rotation: CGFloat
  /// The translation in points.
  public var translation: CGVector

  /// Makes the parts of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes a set of parts.
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
  /// Makes the transform that scales, then shears, then rotates, then moves.
  public nonisolated init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The transform taken apart, by turning its first row onto the x axis.
  ///
  /// A transform that flattens the plane has a scale of zero and no shear there; putting the parts
  /// together again gives the same transform whenever it can be inverted.
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
