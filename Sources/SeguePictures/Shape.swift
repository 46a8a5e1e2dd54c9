import SegueRecording

/// A rounded rectangle with a map to the screen, as SVG geometry in screen coordinates.
struct Shape {
  var bounds: RecordedRect
  var radius: Double = 0
  var corners: RecordedCorners = .all
  var map: PlaneMap = .identity

  /// Writes the name and geometry of the element, without fill and stroke.
  ///
  /// Translations and scales become the attributes of a `rect`, other affine maps a matrix, and
  /// projective maps a polygon.
  func write(to writer: inout SVGWriter) {
    if !map.isAffine {
      writer.name("path")
      writer.attribute("d", plain: projectedOutline)
    } else if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
      let (x, y) = map.apply(x: bounds.x, y: bounds.y)
      writeUpright(
        x: x, y: y, width: bounds.width * map.a, height: bounds.height * map.d,
        rx: clampedRadius * map.a, ry: clampedRadius * map.d, to: &writer)
    } else {
      writeUpright(
        x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height, rx: clampedRadius,
        ry: clampedRadius, to: &writer)
      writer.attribute("transform", plain: map.matrixAttribute)
    }
  }

  /// Returns the shape inset on every side, with smaller corner radii.
  func inset(by distance: Double) -> Shape {
    var smaller = self
    smaller.bounds = RecordedRect(
      x: bounds.x + distance, y: bounds.y + distance, width: max(0, bounds.width - 2 * distance),
      height: max(0, bounds.height - 2 * distance))
    smaller.radius = max(0, clampedRadius - distance)
    return smaller
  }

  /// Returns the outline of a device around a screen of this shape.
  ///
  /// - Parameters:
  ///   - bezel: The width of the device around its screen, pt.
  ///   - square: The radius of its corners around a screen with square corners, pt.
  func housing(bezel: Double, radius square: Double) -> Shape {
    var housing = inset(by: -bezel)
    housing.radius = radius > 0 ? radius + bezel : square
    return housing
  }

  /// The radius, limited to half the shorter side, so that the outline does not intersect itself.
  var clampedRadius: Double {
    max(0, min(radius, min(bounds.width, bounds.height) / 2))
  }

  private func writeUpright(
    x: Double, y: Double, width: Double, height: Double, rx: Double, ry: Double,
    to writer: inout SVGWriter
  ) {
    let isRound = rx != 0 && !corners.isEmpty
    guard !isRound || corners == .all else {
      writer.name("path")
      let outline = partlyRound(x: x, y: y, width: width, height: height, rx: rx, ry: ry)
      return writer.attribute("d", plain: outline)
    }
    writer.rect(x: x, y: y, width: width, height: height)
    if isRound { writer.radii(rx, ry) }
  }

  /// Returns the outline of a rectangle with some round corners.
  private func partlyRound(
    x: Double, y: Double, width: Double, height: Double, rx: Double, ry: Double
  ) -> String {
    let (right, bottom) = (x + width, y + height)
    // The direction is that of the outline around the corner, which is clockwise.
    func arc(_ corner: RecordedCorners, _ toX: Double, _ toY: Double, _ direction: (Double, Double))
      -> String
    {
      guard corners.contains(corner) else { return "L\(toX.svg) \(toY.svg)" }
      let beginsHorizontally = direction.0 == direction.1
      let from =
        beginsHorizontally ? (toX - direction.0 * rx, toY) : (toX, toY - direction.1 * ry)
      let to = beginsHorizontally ? (toX, toY + direction.1 * ry) : (toX + direction.0 * rx, toY)
      return "L\(from.0.svg) \(from.1.svg)A\(rx.svg) \(ry.svg) 0 0 1 \(to.0.svg) \(to.1.svg)"
    }
    let outline = [
      arc(.topLeft, x, y, (1, -1)), arc(.topRight, right, y, (1, 1)),
      arc(.bottomRight, right, bottom, (-1, 1)), arc(.bottomLeft, x, bottom, (-1, -1)),
    ].joined()
    return "M\(outline.dropFirst())Z"
  }

  /// The outline after a projective map, with six segments per rounded corner.
  private var projectedOutline: String {
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
    let radius = clampedRadius
    // Clockwise, each with the direction into the rectangle.
    let vertices: [(corner: RecordedCorners, x: Double, y: Double, dx: Double, dy: Double)] = [
      (.topLeft, bounds.x, bounds.y, 1, 1), (.topRight, right, bounds.y, -1, 1),
      (.bottomRight, right, bottom, -1, -1), (.bottomLeft, bounds.x, bottom, 1, -1),
    ]
    var points: [(x: Double, y: Double)] = []
    for vertex in vertices {
      guard radius > 0, corners.contains(vertex.corner) else {
        points.append(map.apply(x: vertex.x, y: vertex.y))
        continue
      }
      let beginsVertically = vertex.dx == vertex.dy
      for step in 0...6 {
        let (near, far) = quarterCircle[beginsVertically ? step : 6 - step]
        points.append(
          map.apply(
            x: vertex.x + vertex.dx * radius * (1 - near),
            y: vertex.y + vertex.dy * radius * (1 - far)))
      }
    }
    return "M" + points.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: "L") + "Z"
  }
}

/// Cosine and sine of 0, 15 … 90 degrees; constants make the output independent of the platform.
private let quarterCircle: [(Double, Double)] = [
  (1, 0), (0.9659258263, 0.2588190451), (0.8660254038, 0.5), (0.7071067812, 0.7071067812),
  (0.5, 0.8660254038), (0.2588190451, 0.9659258263), (0, 1),
]

extension PlaneMap {
  /// The affine part as an SVG transform; entries that multiply lengths keep eight decimals.
  var matrixAttribute: String {
    let factors = [a, b, c, d].map { $0.trimmed(8) }
    return "matrix(" + (factors + [tx.svg, ty.svg]).joined(separator: " ") + ")"
  }

  /// The average scale of lengths over all directions.
  var magnification: Double {
    (a * d - b * c).magnitude.squareRoot()
  }

  /// Returns the affine approximation of this map at a point; the map itself if it is affine.
  func affine(around x: Double, _ y: Double) -> PlaneMap {
    guard !isAffine else { return self }
    let (origin, right, down) = (apply(x: x, y: y), apply(x: x + 1, y: y), apply(x: x, y: y + 1))
    return PlaneMap.translation(x: -x, y: -y).concatenating(
      PlaneMap(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
  }
}
