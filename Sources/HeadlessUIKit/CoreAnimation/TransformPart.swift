import SegueMotion

/// A component of a transform that a key path can name.
///
/// An affine transform is scaled, then rotated about x, y and z, then translated. In another one,
/// such as one with perspective, a component is applied before the rest, as by
/// `CATransform3DRotate`.
nonisolated enum TransformPart: String {
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case translationZ = "transform.translation.z"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case scaleZ = "transform.scale.z"
  case rotation = "transform.rotation"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotationZ = "transform.rotation.z"

  /// The number of its values.
  var count: Int { self == .translation ? 2 : 1 }

  /// Returns the values of the component; `scale` is the mean of x and y.
  func read(_ t: CATransform3D) -> [Double] {
    switch self {
    case .translation: [t.m41, t.m42]
    case .translationX: [t.m41]
    case .translationY: [t.m42]
    case .translationZ: [t.m43]
    case .scale: [(Self.scaleX.number(t) + Self.scaleY.number(t)) / 2]
    default: [number(t)]
    }
  }

  private func number(_ t: CATransform3D) -> Double {
    let parts = TransformParts(CATransform3DGetAffineTransform(t))
    return switch self {
    case .scaleX: parts.scaleX
    case .scaleY: parts.scaleY
    case .scaleZ: t.m33
    case .rotationX: Elementary.angle(x: t.m33, y: t.m23)
    case .rotationY: Elementary.angle(x: t.m33, y: t.m31)
    default: parts.rotation
    }
  }

  /// Returns the transform with other values for the component.
  func set(_ numbers: [Double], in transform: CATransform3D) -> CATransform3D {
    CATransform3DIsAffine(transform)
      ? setInPlane(numbers, transform) : setInSpace(numbers, read(transform), transform)
  }

  private func setInPlane(_ n: [Double], _ transform: CATransform3D) -> CATransform3D {
    var t = transform
    var parts = TransformParts(CATransform3DGetAffineTransform(t))
    switch self {
    case .translation: (t.m41, t.m42) = (n[0], n[1])
    case .translationX: t.m41 = n[0]
    case .translationY: t.m42 = n[0]
    case .translationZ: t.m43 = n[0]
    case .scaleZ: t.m33 = n[0]
    case .scale, .scaleX, .scaleY, .rotation, .rotationZ:
      if self == .scale || self == .scaleX { parts.scaleX = n[0] }
      if self == .scale || self == .scaleY { parts.scaleY = n[0] }
      if self == .rotation || self == .rotationZ { parts.rotation = n[0] }
      t = CATransform3DMakeAffineTransform(parts.transform)
    case .rotationX, .rotationY:
      guard n[0] != 0 else { return t }
      // Scale and shear, then this rotation, then that about z and the translation.
      var before = parts
      (before.rotation, before.translationX, before.translationY) = (0, 0, 0)
      var after = TransformParts(.identity)
      (after.rotation, after.translationX, after.translationY) =
        (parts.rotation, parts.translationX, parts.translationY)
      t = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeAffineTransform(before.transform), makeRotation(by: n[0])),
        CATransform3DMakeAffineTransform(after.transform))
    }
    return t
  }

  private func setInSpace(
    _ n: [Double], _ old: [Double], _ transform: CATransform3D
  ) -> CATransform3D {
    let difference = n[0] - old[0]
    let factor = old[0] == 0 ? 1 : n[0] / old[0]
    let change: CATransform3D =
      switch self {
      case .translation: CATransform3DMakeTranslation(difference, n[1] - old[1], 0)
      case .translationX: CATransform3DMakeTranslation(difference, 0, 0)
      case .translationY: CATransform3DMakeTranslation(0, difference, 0)
      case .translationZ: CATransform3DMakeTranslation(0, 0, difference)
      case .scale: CATransform3DMakeScale(factor, factor, 1)
      case .scaleX: CATransform3DMakeScale(factor, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, factor, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, factor)
      default: makeRotation(by: difference)
      }
    return CATransform3DConcat(change, transform)
  }

  private func makeRotation(by angle: Double) -> CATransform3D {
    CATransform3DMakeRotation(
      angle, self == .rotationX ? 1 : 0, self == .rotationY ? 1 : 0,
      self == .rotation || self == .rotationZ ? 1 : 0)
  }
}
