/// The rule by which the inside of a path is found.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// Inside is where the turns round a point do not cancel out.
  case winding = 0
  /// Inside is where a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// The end of a line.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// Cut at the end.
  case butt = 0
  /// A half circle.
  case round = 1
  /// Half a square.
  case square = 2
}

/// The corner of two lines.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// Lines and curves in the plane.
public nonisolated class CGPath: Hashable {
  /// The lines and curves.
  package fileprivate(set) var outline: Outline

  init(outline: Outline) { self.outline = outline }

  // MARK: - Creating a path

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes an ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(outline: Outline(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle with elliptic corners; the radii are limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let outline = Outline(rect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// A path that does not change when this one does.
  public func copy() -> CGPath? { CGPath(outline: outline) }

  /// A transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// A transformed copy that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: outline.applying(transform?.pointee ?? .identity))
  }

  // MARK: - Examining a path

  /// Whether the path has no element.
  public var isEmpty: Bool { outline.elements.isEmpty }

  /// Where the next line would start; the origin for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// The smallest rectangle round all points, control points included; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds }

  /// The smallest rectangle round the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.bounds }

  /// Whether a point lies within the path; curves are exact to 0.01 points.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Whether the paths consist of the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs.outline.elements == rhs.outline.elements
  }

  /// Feeds the elements into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline.elements) }
}

/// A path that can grow.
///
/// Lines and curves without a point to start from are not added.
public nonisolated final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(outline: Outline()) }

  override init(outline: Outline) { super.init(outline: outline) }

  /// Changes the lines and curves.
  func change(_ body: (inout Outline) -> Void) { body(&outline) }
}
