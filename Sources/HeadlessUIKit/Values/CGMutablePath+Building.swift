extension CGMutablePath {
  /// Begins a subpath at a point.
  public nonisolated func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  /// Appends a line.
  public nonisolated func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Begins a subpath at the first point and appends lines to the others.
  public nonisolated func addLines(
    between points: [CGPoint], transform: CGAffineTransform = .identity
  ) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Appends a quadratic Bézier curve.
  public nonisolated func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change { $0.addQuadratic(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Appends a cubic Bézier curve.
  public nonisolated func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCubic(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Closes the subpath with a line to its start.
  public nonisolated func closeSubpath() { change { $0.close() } }

  /// Adds a rectangle.
  public nonisolated func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.append(Outline(rect: rect).applying(transform)) }
  }

  /// Adds rectangles.
  public nonisolated func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse inscribed in a rectangle.
  public nonisolated func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.append(Outline(ellipseIn: rect).applying(transform)) }
  }

  /// Adds a rectangle with elliptical corners; the radii are limited to half of the sides.
  public nonisolated func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    change { $0.append(Outline(rect: rect, radii: radii).applying(transform)) }
  }

  /// Appends a circular arc between two angles in radians, with a line to its start.
  ///
  /// In Core Graphics the y axis points up: on a screen, where it points down, `clockwise` appears
  /// counterclockwise.
  public nonisolated func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        increasing: !clockwise)
    }
  }

  /// Appends a circular arc by its start and its extent, both in radians.
  public nonisolated func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        increasing: delta >= 0)
    }
  }

  /// Appends an arc that rounds the corner of two lines.
  public nonisolated func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds another path.
  public nonisolated func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    change { $0.append(path.outline.applying(transform)) }
  }

  /// Appends elements that `body` gives in untransformed coordinates, and transforms them; appends
  /// none if the transform is singular.
  private nonisolated func addTransformed(
    _ transform: CGAffineTransform, _ body: (inout Outline) -> Void
  ) {
    guard !transform.isIdentity else {
      change(body)
      return
    }
    guard transform.a * transform.d != transform.b * transform.c else { return }
    change { outline in
      // The inverse converts the current point, which the elements may refer to.
      var untransformed = outline.applying(transform.inverted())
      let count = untransformed.elements.count
      body(&untransformed)
      let moved = untransformed.applying(transform)
      for element in moved.elements.dropFirst(count) { outline.add(element) }
    }
  }
}
