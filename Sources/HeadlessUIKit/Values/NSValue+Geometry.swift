extension NSValue {
  // MARK: - Boxing geometry

  /// Wraps a point.
  public nonisolated convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Wraps a size.
  public nonisolated convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Wraps a rectangle.
  public nonisolated convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Wraps a vector.
  public nonisolated convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy], type: "[2d]")
  }

  /// Wraps an affine transform.
  public nonisolated convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty], type: "[6d]")
  }

  /// Wraps a 3D transform.
  public nonisolated convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: t.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }, type: "[16d]")
  }

  /// Wraps insets.
  public nonisolated convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right], type: "[4d]")
  }

  /// Wraps directional insets.
  public nonisolated convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing], type: "[4d]")
  }

  /// Wraps an offset.
  public nonisolated convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical], type: "[2d]")
  }

  // MARK: - Unboxing geometry

  /// The wrapped point; zero if the value has another type.
  public nonisolated var cgPointValue: CGPoint {
    holds(NSValue(point: .zero)) ? pointValue : .zero
  }

  /// The wrapped size; zero if the value has another type.
  public nonisolated var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

  /// The wrapped rectangle; zero if the value has another type.
  public nonisolated var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

  /// The wrapped vector; zero if the value has another type.
  public nonisolated var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The wrapped affine transform; the identity if the value has another type.
  public nonisolated var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  /// The wrapped 3D transform; the identity if the value has another type.
  public nonisolated var caTransform3DValue: CATransform3D {
    guard let n = numbers(16) else { return CATransform3DIdentity }
    let rows = stride(from: 0, to: 16, by: 4).map { SIMD4(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) }
    return CATransform3D(rows: rows)
  }

  /// The wrapped insets; zero if the value has another type.
  public nonisolated var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The wrapped directional insets; zero if the value has another type.
  public nonisolated var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The wrapped offset; zero if the value has another type.
  public nonisolated var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  // MARK: - Numbers

  // Foundation wraps no custom structures here, only arrays of numbers.
  private nonisolated convenience init(numbers: [Double], type: String) {
    self.init(bytes: numbers, objCType: type)
  }

  /// Returns the wrapped numbers; `nil` if the value is not an array of that many.
  private nonisolated func numbers(_ count: Int) -> [Double]? {
    var numbers = [Double](repeating: 0, count: count)
    guard holds(NSValue(numbers: numbers, type: "[\(count)d]")) else { return nil }
    getValue(&numbers)
    return numbers
  }

  /// Returns whether this value has the type of another.
  nonisolated func holds(_ sample: NSValue) -> Bool {
    String(cString: objCType) == String(cString: sample.objCType)
  }
}
