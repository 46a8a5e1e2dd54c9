import SegueMotion
import SeguePictures

nonisolated extension MotionSubject {
  /// The motion as a picture, the rows of a table as points on it.
  ///
  /// - Parameters:
  ///   - title: The motion as it is written.
  ///   - duration: As for the table.
  ///   - table: Its numbers.
  func plot(title: String, lasting duration: Double?, marking table: MotionTable) -> Plot {
    let ends = (table.rows + MotionTable(of: self, lasting: duration, at: nil).rows).map { $0[0] }
    let (start, end) = (ends.min() ?? 0, ends.max() ?? 0)
    let names = table.columns.map { $0.unit.isEmpty ? $0.name : "\($0.name) (\($0.unit))" }
    return Plot(
      title: title, horizontal: names[0], vertical: names[1],
      lines: lines(from: start, to: end, lasting: duration),
      marks: table.rows.map { Plot.Point($0[0], $0[1]) })
  }

  /// The curve, in a new piece after every jump.
  private func lines(
    from start: Double, to end: Double, lasting duration: Double?
  ) -> [[Plot.Point]] {
    let corners = corners(lasting: duration ?? 1).filter { $0 > start && $0 <= end }
    let justBefore = corners.map { $0 - (end - start) * 1e-9 }
    let evenly = (0...240).map { start + (end - start) * Double($0) / 240 }
    let places = (evenly + corners + justBefore).sorted()
    let points = MotionTable(of: self, lasting: duration, at: places).rows.map {
      Plot.Point($0[0], $0[1])
    }
    var pieces: [[Plot.Point]] = [[]]
    for point in points {
      if let last = pieces.last?.last, point.x - last.x <= (end - start) * 2e-9,
        (point.y - last.y).magnitude > 1e-6 * (1 + point.y.magnitude)
      {
        pieces.append([])
      }
      pieces[pieces.count - 1].append(point)
    }
    return pieces
  }

  /// The times at which it may jump or turn a corner.
  private func corners(lasting duration: Double) -> [Double] {
    switch self {
    case .steps(let steps) where steps.count <= 1000:
      (0...steps.count).map { Double($0) * duration / Double(steps.count) }
    case .linear(let lines): lines.points.map { $0.input * duration }
    default: []
    }
  }
}
