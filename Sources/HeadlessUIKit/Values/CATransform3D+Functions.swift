// The names are Core Animation's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The identity transform.
public nonisolated let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns whether a transform is the identity.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t.isIdentity
}

/// Returns whether two transforms are equal.
public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{
  a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
    && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
    && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
    && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}

/// Returns a translation by distances, pt.
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: tx, m42: ty, m43: tz, m44: 1)
}

/// Returns a scale transform about the origin.
public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(
    m11: sx, m12: 0, m13: 0, m14: 0, m21: 0, m22: sy, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: sz, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a rotation by an angle in radians about the axis (x, y, z), which need not be a unit
/// vector.
///
/// A zero axis yields the identity. With c = cos and s = sin of the angle and a unit axis u, a row
/// vector p becomes c·p + s·(u × p) + (1 - c)(u·p)u (Rodrigues).
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = Trigonometry.sineCosine(Double(angle))
  let v = 1 - c
  return CATransform3D(
    m11: c + v * x * x, m12: v * x * y + s * z, m13: v * x * z - s * y, m14: 0,
    m21: v * x * y - s * z, m22: c + v * y * y, m23: v * y * z + s * x, m24: 0,
    m31: v * x * z + s * y, m32: v * y * z - s * x, m33: c + v * z * z, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a translation by distances, pt, followed by a transform.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a scale transform followed by a transform.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a rotation by an angle in radians about an axis, followed by a transform.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the first transform followed by the second.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D)
  -> CATransform3D
{
  let second = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      row.x * second[0] + row.y * second[1] + row.z * second[2] + row.w * second[3]
    })
}

/// Returns the inverse of a transform; the transform itself if it is singular.
///
/// Gauss-Jordan elimination with the largest pivot of each column.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    var pivot = column
    for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
    let divisor = left[pivot][column]
    guard divisor != 0, divisor.isFinite else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    left[column] /= divisor
    right[column] /= divisor
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] -= factor * left[column]
      right[row] -= factor * right[column]
    }
  }
  return CATransform3D(rows: right)
}

/// Returns the 3D transform of an affine one.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Returns whether a transform is affine in the plane.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(
    t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
}

/// Returns the affine part of a transform, even if it has other parts.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
