import SegueMotion

/// A transform in space, decomposed into what an animation interpolates: a rotation keeps the size of the
/// layer, and a perspective stays one.
///
/// The transform scales, shears, rotates, translates and projects, in this order.
nonisolated struct SpaceTransformParts {
  private var scale: SIMD3<Double>
  /// The shear of y along x, and of z along x and y.
  private var shear: SIMD3<Double>
  /// The quaternion: the axis times the sine of half the angle, and its cosine.
  private var rotation: SIMD4<Double>
  private var translation: SIMD3<Double>
  private var perspective: SIMD4<Double>

  /// Decomposes a transform; nil for one that flattens.
  init?(_ t: CATransform3D) {
    let space = CATransform3D(rows: [
      SIMD4(t.m11, t.m12, t.m13, 0), SIMD4(t.m21, t.m22, t.m23, 0), SIMD4(t.m31, t.m32, t.m33, 0),
      SIMD4(t.m41, t.m42, t.m43, 1),
    ])
    var x = SIMD3<Double>(t.m11, t.m12, t.m13)
    var y = SIMD3<Double>(t.m21, t.m22, t.m23)
    var z = SIMD3<Double>(t.m31, t.m32, t.m33)
    guard x.cross(y).dot(z) != 0 else { return nil }
    translation = SIMD3<Double>(t.m41, t.m42, t.m43)
    let inverse = CATransform3DInvert(space).rows
    let depths = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
    perspective = SIMD4(
      (inverse[0] * depths).sum(), (inverse[1] * depths).sum(), (inverse[2] * depths).sum(),
      (inverse[3] * depths).sum())
    scale = .zero
    shear = .zero
    scale.x = x.length
    x /= scale.x
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = y.length
    y /= scale.y
    (shear.y, shear.z) = (x.dot(z), y.dot(z))
    z -= x * shear.y + y * shear.z
    scale.z = z.length
    z /= scale.z
    shear /= SIMD3(scale.y, scale.z, scale.z)
    if x.cross(y).dot(z) < 0 { (scale, x, y, z) = (-scale, -x, -y, -z) }
    rotation = Self.quaternion(x, y, z)
  }

  /// Returns the quaternion of a rotation, whose rows are given.
  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    // Each row is four times the quaternion times one of its components, of which the largest is the most
    // precise.
    let rows = [
      SIMD4(1 + x.x - y.y - z.z, x.y + y.x, x.z + z.x, y.z - z.y),
      SIMD4(x.y + y.x, 1 - x.x + y.y - z.z, y.z + z.y, z.x - x.z),
      SIMD4(x.z + z.x, y.z + z.y, 1 - x.x - y.y + z.z, x.y - y.x),
      SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + x.x + y.y + z.z),
    ]
    let largest = (0...3).max { rows[$0][$0] < rows[$1][$1] } ?? 3
    return rows[largest] / (2 * rows[largest][largest].squareRoot())
  }

  /// The transform of the parts.
  var transform: CATransform3D {
    let (a, b, c, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let x = SIMD3(1 - 2 * (b * b + c * c), 2 * (a * b + c * w), 2 * (a * c - b * w))
    let y = SIMD3(2 * (a * b - c * w), 1 - 2 * (a * a + c * c), 2 * (b * c + a * w))
    let z = SIMD3(2 * (a * c + b * w), 2 * (b * c - a * w), 1 - 2 * (a * a + b * b))
    let rows = [
      x * scale.x, (y + x * shear.x) * scale.y, (z + x * shear.y + y * shear.z) * scale.z,
    ]
    return CATransform3D(
      rows: rows.map { SIMD4($0, (SIMD4($0, 0) * perspective).sum()) }
        + [SIMD4(translation, (SIMD4(translation, 1) * perspective).sum())])
  }

  /// Returns the parts at a fraction of the way to others, 0...1 or beyond; the rotation takes the shorter
  /// way.
  func mixed(with end: SpaceTransformParts, at fraction: Double) -> SpaceTransformParts {
    var parts = self
    parts.scale += (end.scale - scale) * fraction
    parts.shear += (end.shear - shear) * fraction
    parts.translation += (end.translation - translation) * fraction
    parts.perspective += (end.perspective - perspective) * fraction
    let cosine = (rotation * end.rotation).sum()
    let goal = cosine < 0 ? -end.rotation : end.rotation
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    guard sine > 1e-9 else { return parts }
    let angle = Elementary.angle(x: abs(cosine), y: sine)
    let (before, after) = (
      Elementary.sineAndCosine((1 - fraction) * angle).sine,
      Elementary.sineAndCosine(fraction * angle).sine
    )
    parts.rotation = (rotation * before + goal * after) / sine
    return parts
  }
}

nonisolated extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3) -> Double { (self * other).sum() }
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func cross(_ o: SIMD3) -> SIMD3 {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
}
