/// Lines along outlines: parts of them, dashes, and the outline of a line with a width.
nonisolated extension Outline {
  /// Returns the part between two fractions of the length; the whole outline for 0 and 1.
  func trimmed(from start: Double, to end: Double) -> Outline {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Outline() }
    let segments = KeySegment.along(self)
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    var result = Outline()
    result.append(segments, lengths, from: start * total, to: end * total)
    return result
  }

  /// Returns the dashes of a pattern of lengths of dashes and gaps, which each subpath begins anew.
  func dashed(phase: Double, lengths: [Double]) -> Outline {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var result = Outline()
    for run in KeySegment.along(self).runs {
      let sizes = run.map(\.length)
      let total = sizes.reduce(0, +)
      // A dash per thousandth of a point would be no pattern.
      guard total / period < 100_000 else { return self }
      var position = -(phase - (phase / period).rounded(.down) * period)
      while position < total {
        for (index, length) in pattern.enumerated() {
          if index.isMultiple(of: 2), position + length > 0, position < total {
            result.append(run, sizes, from: max(0, position), to: min(total, position + length))
          }
          position += length
        }
      }
    }
    return result
  }

  /// Appends the part of some segments between two lengths.
  private mutating func append(
    _ segments: [KeySegment], _ lengths: [Double], from start: Double, to end: Double
  ) {
    var done = 0.0
    for (segment, length) in zip(segments, lengths) {
      defer { done += length }
      guard length > 0, done < end, done + length > start else { continue }
      let low = segment.parameter(atLength: max(0, (start - done) / length))
      let high = segment.parameter(atLength: min(1, (end - done) / length))
      append(segment.part(from: low, to: high))
    }
  }

  private mutating func append(_ segment: KeySegment) {
    func point(_ numbers: [Double]) -> CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    let start = point(segment.start)
    if currentPoint.map({ abs($0.x - start.x) + abs($0.y - start.y) > 1e-9 }) ?? true {
      move(to: start)
    }
    if let controls = segment.controls {
      addCubic(
        to: point(segment.end), control1: point(controls.first), control2: point(controls.second))
    } else {
      addLine(to: point(segment.end))
    }
  }

  /// Returns the outline of a line along the outline, whose interior is defined by the winding number.
  ///
  /// Curves are approximated by polygons. The parts of the line overlap, and all have the same direction.
  func stroked(
    width: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double
  ) -> Outline {
    var result = Outline()
    guard width > 0, width.isFinite else { return result }
    for line in polylines(tolerance: 0.1) {
      result.append(
        LineStroker(radius: width / 2, cap: cap, join: join, miterLimit: miterLimit).outline(
          of: line))
    }
    return result
  }
}

nonisolated extension KeySegment {
  /// Returns the part between two parameters.
  func part(from low: Double, to high: Double) -> KeySegment {
    guard low > 0 || high < 1 else { return self }
    func mixed(_ a: [Double], _ b: [Double], _ t: Double) -> [Double] {
      zip(a, b).map { $0 + ($1 - $0) * t }
    }
    guard let controls else {
      return KeySegment(start: mixed(start, end, low), end: mixed(start, end, high))
    }
    /// The blossom of the curve: its value at (t, t, t), and the control points in between.
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> [Double] {
      let (a, b, c) = (
        mixed(start, controls.first, r), mixed(controls.first, controls.second, r),
        mixed(controls.second, end, r)
      )
      return mixed(mixed(a, b, s), mixed(b, c, s), t)
    }
    return KeySegment(
      start: blossom(low, low, low), end: blossom(high, high, high),
      controls: (blossom(low, low, high), blossom(low, high, high)))
  }
}

nonisolated extension [KeySegment] {
  /// The segments by connected lines.
  fileprivate var runs: [[KeySegment]] {
    var runs: [[KeySegment]] = []
    for segment in self {
      if let last = runs.last?.last, last.end == segment.start {
        runs[runs.count - 1].append(segment)
      } else {
        runs.append([segment])
      }
    }
    return runs
  }
}

/// Makes the outline of a line with a width from polygons: one for each piece, corner and end.
nonisolated private struct LineStroker {
  var radius: Double
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: Double

  func outline(of line: (points: [CGPoint], isClosed: Bool)) -> Outline {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    var result = Outline()
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point, to: &result) }
      return result
    }
    let ends = line.isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
    let pieces = zip(points, ends).map { Piece($0, $1) }
    for piece in pieces { add(piece.corners(radius), to: &result) }
    let joints = line.isClosed ? pieces.indices : pieces.indices.dropFirst()
    for index in joints {
      addJoin(pieces[(index + pieces.count - 1) % pieces.count], pieces[index], to: &result)
    }
    if !line.isClosed, let first = pieces.first, let last = pieces.last {
      addCap(at: first.start, CGVector(dx: -first.along.dx, dy: -first.along.dy), to: &result)
      addCap(at: last.end, last.along, to: &result)
    }
    return result
  }

  private struct Piece {
    var start: CGPoint
    var end: CGPoint
    /// The direction, of length 1.
    var along: CGVector

    init(_ start: CGPoint, _ end: CGPoint) {
      (self.start, self.end) = (start, end)
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = (x * x + y * y).squareRoot()
      along = CGVector(dx: x / length, dy: y / length)
    }

    func corners(_ radius: Double) -> [CGPoint] {
      let (x, y) = (-along.dy * radius, along.dx * radius)
      return [
        CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: start.x - x, y: start.y - y),
        CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: end.x + x, y: end.y + y),
      ]
    }
  }

  /// Adds a polygon in the direction of positive area.
  private func add(_ points: [CGPoint], to outline: inout Outline) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    let points = area < 0 ? points.reversed() : points
    guard let first = points.first else { return }
    outline.move(to: first)
    for point in points.dropFirst() { outline.addLine(to: point) }
    outline.close()
  }

  private func addDot(at point: CGPoint, to outline: inout Outline) {
    let box = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    if cap == .round { outline.append(Outline(ellipseIn: box)) }
    if cap == .square { outline.append(Outline(rect: box)) }
  }

  private func addCap(at point: CGPoint, _ out: CGVector, to outline: inout Outline) {
    switch cap {
    case .butt: break
    case .round: addDot(at: point, to: &outline)
    case .square:
      let far = CGPoint(x: point.x + out.dx * radius, y: point.y + out.dy * radius)
      add(Piece(point, far).corners(radius), to: &outline)
    }
  }

  private func addJoin(_ before: Piece, _ after: Piece, to outline: inout Outline) {
    let turn = before.along.dx * after.along.dy - before.along.dy * after.along.dx
    let cosine = before.along.dx * after.along.dx + before.along.dy * after.along.dy
    guard abs(turn) > 1e-9 || cosine < 0 else { return }
    let corner = after.start
    if join == .round {
      let box = CGRect(
        x: corner.x - radius, y: corner.y - radius, width: 2 * radius, height: 2 * radius)
      return outline.append(Outline(ellipseIn: box))
    }
    // The outer side is on the left of a turn to the right, and the reverse.
    let side = turn > 0 ? radius : -radius
    let one = CGPoint(x: corner.x + before.along.dy * side, y: corner.y - before.along.dx * side)
    let other = CGPoint(x: corner.x + after.along.dy * side, y: corner.y - after.along.dx * side)
    // The length of the miter in line widths is 1 / cos of half the turn.
    let half = ((1 + cosine) / 2).squareRoot()
    guard join == .miter, half > 1e-6, 1 / half <= miterLimit else {
      return add([corner, one, other], to: &outline)
    }
    let (x, y) = ((one.x + other.x) / 2 - corner.x, (one.y + other.y) / 2 - corner.y)
    // The middle of both points is at cos(half) × radius from the corner, the tip at radius / cos(half).
    let scale = 1 / (half * half)
    let tip = CGPoint(x: corner.x + x * scale, y: corner.y + y * scale)
    add([corner, one, tip, other], to: &outline)
  }
}
