/// The rule that defines the interior of a path.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// A point is inside if its winding number is not zero.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The cap of a line.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt = 0
  /// A semicircle.
  case round = 1
  /// Half a square.
  case square = 2
}

/// The join of two lines.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A beveled corner.
  case bevel = 2
}

/// A path of lines and curves.
public nonisolated class CGPath: Hashable {
  /// The elements of the path.
  package fileprivate(set) var outline: Outline

  init(outline: Outline) { self.outline = outline }

  // MARK: - Creating a path

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with elliptical corners; the radii are limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let outline = Outline(rect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(outline: outline) }

  /// Returns a transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// Returns a transformed mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns the dashes of a pattern of lengths of dashes and gaps, pt, which each subpath begins anew.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      outline: outline.applying(transform).dashed(phase: phase, lengths: lengths.map { Double($0) })
    )
  }

  /// Returns the outline of a line along the path, which overlaps itself; curves are approximated by
  /// polygons.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      outline: outline.applying(transform).stroked(
        width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
  }

  /// Returns the path with polygons in place of curves, which deviate by at most the threshold, pt.
  public func flattened(threshold: CGFloat) -> CGPath {
    var flat = Outline()
    for line in outline.polylines(tolerance: threshold > 0 ? threshold : 0.01) {
      guard let first = line.points.first else { continue }
      flat.move(to: first)
      for point in line.points.dropFirst() { flat.addLine(to: point) }
      if line.isClosed { flat.close() }
    }
    return CGPath(outline: flat)
  }

  // MARK: - Examining a path

  /// Returns whether the path is a rectangle, and writes it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = outline.controlBounds
    let isBox =
      outline.elements == Outline(rect: box).elements
      || outline.reversed().elements == Outline(rect: box).elements
    if isBox { rect?.pointee = box }
    return isBox
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.elements.isEmpty }

  /// The current point; the origin for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The bounding box of all points, control points included; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds }

  /// The bounding box of the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.bounds }

  /// Returns whether a point is inside the path; curves are accurate to 0.01 pt.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Returns whether the paths have equal elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs.outline.elements == rhs.outline.elements
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline.elements) }
}

/// A mutable path.
///
/// Lines and curves without a current point are not appended.
public nonisolated final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(outline: Outline()) }

  override init(outline: Outline) { super.init(outline: outline) }

  /// Modifies the elements.
  func change(_ body: (inout Outline) -> Void) { body(&outline) }
}
