/// Lines and curves in the plane, with the attributes of a pen.
///
/// Lines and curves without a point to start from are not added.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  var outline: Outline

  init(outline: Outline) {
    self.outline = outline
    super.init()
  }

  // MARK: - Creating a path

  /// Makes an empty path.
  public override convenience init() { self.init(outline: Outline()) }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(outline: Outline(rect: rect)) }

  /// Makes an ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(outline: Outline(ellipseIn: rect)) }

  /// Makes a rectangle with round corners; the radius is limited to half of the shorter side.
  ///
  /// The corners are circular, not the smoother ones of a phone's icons.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = Swift.min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(outline: Outline(rect: rect, radii: CGSize(width: radius, height: radius)))
  }

  /// Makes a rectangle some of whose corners are elliptic; radii are limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(outline: Outline(rect: rect, corners: corners, radii: cornerRadii))
  }

  /// Makes part of a circle between two angles in radians, clockwise or not as seen on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of a Core Graphics one.
  public convenience init(cgPath: CGPath) { self.init(outline: cgPath.outline) }

  // MARK: - Constructing a path

  /// Starts a part at a point.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds part of a circle between two angles in radians, with a line to its start.
  ///
  /// At most one full turn, clockwise or not as seen on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
  }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadratic(to: endPoint, control: controlPoint)
  }

  /// Closes the last part by a line to its start.
  open func close() { outline.close() }

  /// Takes all parts away.
  open func removeAllPoints() { outline = Outline() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// The same path from its end to its start.
  open func reversing() -> UIBezierPath {
    let path = duplicate()
    path.outline = outline.reversed()
    return path
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  /// The path as a Core Graphics one.
  open var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  // MARK: - Examining a path

  /// Whether the path has no element.
  open var isEmpty: Bool { outline.elements.isEmpty }

  /// The smallest rectangle round all points, control points included; null for an empty path.
  open var bounds: CGRect { outline.controlBounds }

  /// Where the next line would start; the origin for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point lies within the path by its own fill rule; curves are exact to 0.01 points.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // MARK: - The pen

  /// The width of a line in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a pointed corner may be, in line widths; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be off, in pixels; 0.6 unless set.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is where a ray crosses the path an odd number of times.
  open var usesEvenOddFillRule = false

  // MARK: - Comparing paths

  /// Whether the paths consist of the same elements and have the same pen.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return outline.elements == other.outline.elements && pen == other.pen
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// A number that equal paths share.
  open override var hash: Int { outline.elements.hashValue }

  /// A path of its own with the same elements and pen.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private var pen: [CGFloat] { [lineWidth, miterLimit, flatness] }

  private func duplicate() -> UIBezierPath {
    let path = UIBezierPath(outline: outline)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }
}
