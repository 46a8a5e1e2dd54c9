// What Core Graphics adds to the points, sizes and rectangles of Foundation, and what UIKit adds to
// `NSCoder`: their texts.

extension CGPoint {
  /// Returns whether the points are equal.
  public nonisolated func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether the sizes are equal.
  public nonisolated func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether the rectangles are equal; the sign of their sizes has no effect.
  public nonisolated func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

extension NSCoder {
  /// Returns a point as text: `{1, 2}`.
  public nonisolated class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns a vector as text: `{1, 2}`.
  public nonisolated class func string(for vector: CGVector) -> String {
    text([vector.dx, vector.dy])
  }
  /// Returns a size as text: `{1, 2}`.
  public nonisolated class func string(for size: CGSize) -> String {
    text([size.width, size.height])
  }
  /// Returns a rectangle as text: `{{1, 2}, {3, 4}}`.
  public nonisolated class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a transform as text: `[1, 0, 0, 1, 0, 0]`.
  public nonisolated class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.number).joined(separator: ", ") + "]"
  }
  /// Returns insets as text, from the top counterclockwise: `{1, 2, 3, 4}`.
  public nonisolated class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns an offset as text: `{1, 2}`.
  public nonisolated class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// Returns the point of a text; zero for another text.
  public nonisolated class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the vector of a text; zero for another text.
  public nonisolated class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// Returns the size of a text; zero for another text.
  public nonisolated class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the rectangle of a text; zero for another text.
  public nonisolated class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Returns the transform of a text; one of zeros for another text.
  public nonisolated class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = numbers(string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// Returns the insets of a text; zero for another text.
  public nonisolated class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Returns the offset of a text; zero for another text.
  public nonisolated class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private nonisolated class func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(number).joined(separator: ", ") + "}"
  }

  /// Returns the shortest text of a number, without a fraction of zero.
  private nonisolated class func number(_ number: CGFloat) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the numbers of a text, whose brackets are ignored; zeros if there is another number of them.
  private nonisolated class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
    guard numbers.count == count, numbers.count == parts.count else {
      return Array(repeating: 0, count: count)
    }
    return numbers
  }
}
