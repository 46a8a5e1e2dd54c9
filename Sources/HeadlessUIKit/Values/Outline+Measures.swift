extension Outline {
  /// The bounding box of all points, control points included; null without points.
  nonisolated var controlBounds: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The bounding box of the lines and curves; null without points.
  nonisolated var bounds: CGRect {
    var points = elements.compactMap(\.points.last)
    forEachSegment { start, element in
      switch element {
      case .quadratic(let end, let control):
        // A quadratic curve equals the cubic one whose control points are at two thirds.
        points +=
          Cubic(
            start: start, control1: start.mixed(with: control, 2 / 3.0),
            control2: end.mixed(with: control, 2 / 3.0), end: end
          ).extremes
      case .cubic(let end, let control1, let control2):
        points += Cubic(start: start, control1: control1, control2: control2, end: end).extremes
      default: break
      }
    }
    return CGRect(around: points)
  }

  /// Returns whether a point is inside, by its winding number or by the parity of crossings.
  ///
  /// Curves are approximated by polygons within 0.01 pt. Open subpaths are treated as closed.
  nonisolated func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The subpaths as polygons.
  private nonisolated var polygons: [[CGPoint]] { polylines().map(\.points) }

  /// The subpaths as polygons that deviate by at most a tolerance, pt, and whether they are closed.
  nonisolated func polylines(tolerance: CGFloat = 0.01) -> [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    var current: [CGPoint] = []
    func cubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> [CGPoint] {
      guard let start = current.last else { return [] }
      return Cubic(start: start, control1: control1, control2: control2, end: end)
        .flattened(within: tolerance)
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !current.isEmpty { lines.append((current, false)) }
        current = [point]
      case .line(let end): current.append(end)
      case .quadratic(let end, let control):
        guard let start = current.last else { continue }
        current += cubic(
          start.mixed(with: control, 2 / 3.0), end.mixed(with: control, 2 / 3.0), end)
      case .cubic(let end, let control1, let control2): current += cubic(control1, control2, end)
      case .close:
        if !current.isEmpty { lines.append((current, true)) }
        current = []
      }
    }
    if !current.isEmpty { lines.append((current, false)) }
    return lines
  }
}

/// A cubic Bézier curve in the plane.
private nonisolated struct Cubic {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: p * start.x + q * control1.x + r * control2.x + s * end.x,
      y: p * start.y + q * control1.y + r * control2.y + s * end.y)
  }

  /// The interior points of the curve at which x or y has an extremum.
  var extremes: [CGPoint] {
    let turns =
      Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
    return turns.map(point)
  }

  /// Returns points after the start whose polygon deviates by at most a tolerance, pt.
  ///
  /// n segments deviate by at most |largest second difference|·6/8/n² (the bound of linear
  /// interpolation).
  func flattened(within tolerance: CGFloat) -> [CGPoint] {
    let bends = [(start, control1, control2), (control1, control2, end)].map { a, b, c in
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let pieces = (0.75 * (bends.max() ?? 0) / tolerance).squareRoot().rounded(.up)
    guard pieces > 1, pieces.isFinite else { return [end] }
    let count = Swift.min(pieces, 1000)
    return stride(from: 1, to: count, by: 1).map { point(at: $0 / count) } + [end]
  }

  /// Returns the parameters, strictly between the ends, of zeros of a coordinate's derivative.
  private static func turns(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
    let (a, b, c) = (q - p, r - q, s - r)
    // The derivative is a(1-t)² + 2b(1-t)t + ct², up to a factor.
    let (square, linear) = (a - 2 * b + c, a - b)
    let roots: [CGFloat]
    if square == 0 {
      roots = linear == 0 ? [] : [a / (2 * linear)]
    } else {
      // NaN for a derivative without a zero; the roots are then NaN, too, and excluded.
      let root = (linear * linear - square * a).squareRoot()
      roots = [(linear - root) / square, (linear + root) / square]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// Returns the interpolation toward another point by a fraction.
  fileprivate nonisolated func mixed(with other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
