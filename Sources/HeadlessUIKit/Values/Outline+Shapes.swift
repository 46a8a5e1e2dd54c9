import SegueMotion

extension Outline {
  /// Creates a rectangle from its origin, along the x axis first; empty for the null rectangle.
  nonisolated init(rect: CGRect) {
    self.init()
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a rectangle with elliptical corners; the radii are limited to half of the sides.
  nonisolated init(rect: CGRect, corners: UIRectCorner = .allCorners, radii: CGSize) {
    let width = Swift.min(Swift.max(radii.width, 0), rect.width / 2)
    let height = Swift.min(Swift.max(radii.height, 0), rect.height / 2)
    guard !rect.isNull, width > 0, height > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init()
    // Clockwise, each with the directions in which the outline arrives at the corner and leaves it.
    let around: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    let first = corners.contains(.topLeft) ? width : 0
    move(to: CGPoint(x: rect.minX + first, y: rect.minY))
    for (corner, point, arrival, departure) in around {
      guard corners.contains(corner) else {
        addLine(to: point)
        continue
      }
      func along(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + direction.dx * width * part, y: point.y + direction.dy * height * part)
      }
      // From the corner, in radii; `quarterPull` counts from the ends of the curve.
      let pull = 1 - Self.quarterPull
      addLine(to: along(arrival, -1))
      addCubic(
        to: along(departure, 1), control1: along(arrival, -pull), control2: along(departure, pull))
    }
    close()
  }

  /// Creates an ellipse inscribed in a rectangle, from its right end over the bottom.
  nonisolated init(ellipseIn rect: CGRect) {
    self.init()
    guard !rect.isNull else { return }
    let fit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var circle = Outline()
    circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, increasing: true)
    circle.close()
    self = circle.applying(fit)
  }

  /// Appends a circular arc, in segments of at most a quarter turn, with a line to its start if
  /// there is a current point.
  ///
  /// Angles are in radians. The arc follows increasing angles (clockwise on a screen) or decreasing
  /// ones, for at most one full turn. The control points of a segment of angle t are at
  /// 4/3·tan(t/4) radii.
  nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool
  ) {
    guard radius >= 0, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = increasing ? endAngle - startAngle : startAngle - endAngle
    if sweep < 0 { sweep -= (sweep / turn).rounded(.down) * turn }
    sweep = Swift.min(sweep, turn) * (increasing ? 1 : -1)

    func sample(_ angle: CGFloat) -> (point: CGPoint, tangent: CGVector) {
      let (sine, cosine) = Trigonometry.sineCosine(Double(angle))
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGVector(dx: -radius * sine, dy: radius * cosine)
      )
    }
    var from = sample(startAngle)
    if currentPoint == nil { move(to: from.point) } else { addLine(to: from.point) }
    // The small number keeps a rounding error in the angles from adding a piece.
    let pieces = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard pieces > 0 else { return }
    let (sine, cosine) = Trigonometry.sineCosine(Double(sweep / pieces / 4))
    let pull = 4 / 3.0 * sine / cosine
    for piece in stride(from: 1, through: pieces, by: 1) {
      let to = sample(startAngle + sweep * piece / pieces)
      addCubic(
        to: to.point,
        control1: CGPoint(
          x: from.point.x + pull * from.tangent.dx, y: from.point.y + pull * from.tangent.dy),
        control2: CGPoint(
          x: to.point.x - pull * to.tangent.dx, y: to.point.y - pull * to.tangent.dy))
      from = to
    }
  }

  /// Appends the arc that rounds the corner of two lines: from the current point to one point, and
  /// from there to another. Parallel lines yield a line to the corner.
  nonisolated mutating func addArc(
    tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {
    guard let start = currentPoint else { return }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (tangent2End.x - corner.x, tangent2End.y - corner.y)
    let lengths = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
    let (cosine, cross) = (ax * bx + ay * by, ax * by - ay * bx)
    guard abs(cross) > 1e-12 * lengths, radius > 0, radius.isFinite else {
      addLine(to: corner)
      return
    }
    // Distance of the tangent points from the corner: radius / tan(half of the angle).
    let distance = radius * (lengths + cosine) / abs(cross)
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let contact = CGPoint(x: corner.x + ax / a * distance, y: corner.y + ay / a * distance)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: contact.x - ay / a * radius * side, y: contact.y + ax / a * radius * side)
    let leave = CGPoint(x: corner.x + bx / b * distance, y: corner.y + by / b * distance)
    addArc(
      center: center, radius: radius,
      startAngle: CGFloat(Elementary.angle(x: contact.x - center.x, y: contact.y - center.y)),
      endAngle: CGFloat(Elementary.angle(x: leave.x - center.x, y: leave.y - center.y)),
      increasing: cross < 0)
  }

  /// 4/3·tan(π/8): the distance of a quarter circle's control points from its ends, in radii.
  private nonisolated static let quarterPull: CGFloat = 4 / 3.0 * (2.0.squareRoot() - 1)
}
