import HeadlessUIKit

extension CGAffineTransform {
  nonisolated var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension CGPoint {
  nonisolated var numbers: [CGFloat] { [x, y] }
}

extension CATransform3D {
  nonisolated var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension UIColor {
  /// Red, green, blue and alpha.
  nonisolated var rgba: [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
