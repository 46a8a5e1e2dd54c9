/// A 4 by 4 matrix of 3D geometry; points are row vectors (x, y, z, 1).
public nonisolated struct CATransform3D: Sendable {
  /// Row 1, columns 1 to 4.
  public var m11, m12, m13, m14: CGFloat
  /// Row 2, columns 1 to 4.
  public var m21, m22, m23, m24: CGFloat
  /// Row 3, columns 1 to 4; `m34` is the perspective: -1 / distance of the eye, pt.
  public var m31, m32, m33, m34: CGFloat
  /// Row 4, columns 1 to 4: the translation and the homogeneous divisor.
  public var m41, m42, m43, m44: CGFloat

  /// Creates the zero matrix, which is not the identity.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its entries, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// Creates a matrix from its rows.
  nonisolated init(rows r: [SIMD4<Double>]) {
    self.init(
      m11: r[0].x, m12: r[0].y, m13: r[0].z, m14: r[0].w,
      m21: r[1].x, m22: r[1].y, m23: r[1].z, m24: r[1].w,
      m31: r[2].x, m32: r[2].y, m33: r[2].z, m34: r[2].w,
      m41: r[3].x, m42: r[3].y, m43: r[3].z, m44: r[3].w)
  }

  /// The rows of the matrix.
  nonisolated var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24),
      SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
    ]
  }

  /// Returns the projection of a point of the plane z = 0 to the screen, after the homogeneous
  /// division; `nil` for a point in or behind the plane of the eye.
  package nonisolated func project(_ point: CGPoint) -> CGPoint? {
    let w = m14 * point.x + m24 * point.y + m44
    guard w > 0 else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) / w,
      y: (m12 * point.x + m22 * point.y + m42) / w)
  }
}
