/// A path of lines and curves, with stroke attributes.
///
/// Lines and curves without a current point are not appended.
open nonisolated class UIBezierPath: NSObject, NSCopying {
  final var outline = Outline()

  // MARK: - Creating a path

  /// Creates an empty path.
  public override init() { super.init() }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  convenience init(outline: Outline) {
    self.init()
    self.outline = outline
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(outline: Outline(rect: rect)) }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(outline: Outline(ellipseIn: rect)) }

  /// Creates a rectangle with rounded corners; the radius is limited to half of the shorter side.
  ///
  /// The corners are circular, not continuous as in iOS icons.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = Swift.min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(outline: Outline(rect: rect, radii: CGSize(width: radius, height: radius)))
  }

  /// Creates a rectangle with some elliptical corners; radii are limited to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(outline: Outline(rect: rect, corners: corners, radii: cornerRadii))
  }

  /// Creates a circular arc between two angles in radians, clockwise or not as seen on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(outline: cgPath.outline) }

  // MARK: - Constructing a path

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Appends a line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Appends a circular arc between two angles in radians, with a line to its start.
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

  /// Appends a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Appends a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadratic(to: endPoint, control: controlPoint)
  }

  /// Closes the subpath with a line to its start.
  open func close() { outline.close() }

  /// Removes all elements.
  open func removeAllPoints() { outline = Outline() }

  /// Appends another path.
  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// Returns the reversed path.
  open func reversing() -> UIBezierPath {
    let path = duplicate()
    path.outline = outline.reversed()
    return path
  }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  /// The Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  // MARK: - Examining a path

  /// Whether the path has no elements.
  open var isEmpty: Bool { outline.elements.isEmpty }

  /// The bounding box of all points, control points included; null for an empty path.
  open var bounds: CGRect { outline.controlBounds }

  /// The current point; the origin for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Returns whether a point is inside the path by its fill rule; curves are accurate to 0.01 pt.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // MARK: - The pen

  /// The line width, pt; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The line cap style.
  open var lineCapStyle = CGLineCap.butt
  /// The line join style.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The maximum deviation of a rendered curve, pixels; 0.6 by default.
  open var flatness: CGFloat = 0.6

  /// Whether the even-odd rule defines the interior.
  open var usesEvenOddFillRule = false
  final var dash = LineDash()
  /// Sets the lengths of dashes and gaps, pt; none draws solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    replaceDash(pattern, count, phase)
  }
  /// Writes the lengths of dashes and gaps, their number and the phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) { writeDash(pattern, count, phase) }

  // MARK: - Drawing

  /// Fills the path in the current context.
  open func fill() { paintInterior() }
  /// Fills the path in the current context with a blend mode and an alpha, 0...1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { paintInterior(blendMode, alpha) }
  /// Strokes the path in the current context, with its own line style.
  open func stroke() { paintLines() }
  /// Strokes the path in the current context with a blend mode and an alpha, 0...1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { paintLines(blendMode, alpha) }
  /// Clips the current context to the path.
  open func addClip() { clipCurrentContext() }

  // MARK: - Comparing paths

  /// Returns whether the paths have equal elements and stroke attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return outline.elements == other.outline.elements && pen == other.pen
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }

  /// The hash value; equal for equal paths.
  open override var hash: Int { outline.elements.hashValue }

  /// Returns an independent copy with the same elements and stroke attributes.
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
    path.dash = dash
    return path
  }
}
