/// The current path. Its points are transformed as they are added; a later transform has no effect.
extension CGContext {
  /// Discards the path, and begins a new one.
  public nonisolated func beginPath() { outline = Outline() }
  /// Begins a subpath at a point.
  public nonisolated func move(to point: CGPoint) { add { $0.move(to: point, transform: $1) } }
  /// Appends a line.
  public nonisolated func addLine(to point: CGPoint) {
    add { $0.addLine(to: point, transform: $1) }
  }
  /// Begins a subpath at the first point and appends lines to the others.
  public nonisolated func addLines(between points: [CGPoint]) {
    add { $0.addLines(between: points, transform: $1) }
  }
  /// Appends a cubic Bézier curve.
  public nonisolated func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
  }
  /// Appends a quadratic Bézier curve.
  public nonisolated func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add { $0.addQuadCurve(to: end, control: control, transform: $1) }
  }
  /// Closes the subpath with a line to its start.
  public nonisolated func closePath() { outline.close() }
  /// Adds a rectangle.
  public nonisolated func addRect(_ rect: CGRect) { add { $0.addRect(rect, transform: $1) } }
  /// Adds rectangles.
  public nonisolated func addRects(_ rects: [CGRect]) { add { $0.addRects(rects, transform: $1) } }
  /// Adds an ellipse inscribed in a rectangle.
  public nonisolated func addEllipse(in rect: CGRect) {
    add { $0.addEllipse(in: rect, transform: $1) }
  }
  /// Appends a circular arc between two angles in radians, with a line to its start.
  ///
  /// Where the y axis points down, `clockwise` appears counterclockwise.
  public nonisolated func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: $1)
    }
  }
  /// Appends an arc that rounds the corner of two lines.
  public nonisolated func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    add {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1)
    }
  }
  /// Adds a path.
  public nonisolated func addPath(_ path: CGPath) { add { $0.addPath(path, transform: $1) } }

  /// Whether the path has no elements.
  public nonisolated var isPathEmpty: Bool { outline.elements.isEmpty }
  /// The current point; the origin for an empty path.
  public nonisolated var currentPointOfPath: CGPoint {
    outline.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }
  /// The bounding box of the path's points; null for an empty path.
  public nonisolated var boundingBoxOfPath: CGRect { userOutline.controlBounds }
  /// A copy of the path; `nil` for an empty one.
  public nonisolated var path: CGPath? { isPathEmpty ? nil : CGPath(outline: userOutline) }
  /// Returns whether a point is in the part of the path that a mode draws. A line contains no point.
  public nonisolated func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard mode.fills else { return false }
    return outline.contains(point.applying(state.transform), evenOdd: mode.isEvenOdd)
  }
  /// Replaces the path by the outline of its lines: here by the rectangle around them.
  public nonisolated func replacePathWithStrokedPath() {
    let margin = -state.pen.width / 2
    let bounds = userOutline.bounds
    beginPath()
    if !bounds.isNull { addRect(bounds.insetBy(dx: margin, dy: margin)) }
  }

  /// The path in the user's coordinates.
  nonisolated var userOutline: Outline {
    state.transform.isIdentity ? outline : outline.applying(state.transform.inverted())
  }

  private nonisolated func add(_ body: (CGMutablePath, CGAffineTransform) -> Void) {
    let path = CGMutablePath(outline: outline)
    // Released first, so that the elements are not copied for each call.
    outline = Outline()
    body(path, state.transform)
    outline = path.outline
  }
}
