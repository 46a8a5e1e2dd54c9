// Geometry in archives, which UIKit declares.
nonisolated extension NSCoder {
  /// Encodes a point.
  public func encode(_ point: CGPoint, forKey key: String) { write([point.x, point.y], key) }
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) { write([vector.dx, vector.dy], key) }
  /// Encodes a size.
  public func encode(_ size: CGSize, forKey key: String) { write([size.width, size.height], key) }
  /// Encodes a rectangle.
  public func encode(_ rect: CGRect, forKey key: String) {
    write([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], key)
  }
  /// Encodes an affine transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], key)
  }
  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    write([insets.top, insets.left, insets.bottom, insets.right], key)
  }

  /// Decodes a point; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    read(2, key).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Decodes a vector; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    read(2, key).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Decodes a size; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    read(2, key).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Decodes a rectangle; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    read(4, key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Decodes an affine transform; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    read(6, key).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Decodes insets; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    read(4, key).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  private func write(_ numbers: [CGFloat], _ key: String) {
    encode(Geometry.text(numbers), forKey: key)
  }

  private func read(_ count: Int, _ key: String) -> [CGFloat]? {
    (decodeObject(forKey: key) as? String).flatMap { Geometry.numbers($0, count) }
  }
}

/// Numbers as text, as UIKit writes geometry.
private nonisolated enum Geometry {
  static func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number -> String in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
