import SegueMotion
import SeguePictures

nonisolated extension MotionSubject {
  /// Returns a plot of the motion, with the rows of a table as marks.
  ///
  /// - Parameters:
  ///   - title: The motion as written.
  ///   - duration: The duration, s, as for the table; `nil` for the default.
  ///   - table: The table of the motion.
  func plot(title: String, lasting duration: Double?, marking table: MotionTable) -> Plot {
    let ends = (table.rows + MotionTable(of: self, lasting: duration, at: nil).rows).map { $0[0] }
    let (start, end) = (ends.min() ?? 0, ends.max() ?? 0)
    let names = table.columns.map { $0.unit.isEmpty ? $0.name : "\($0.name) (\($0.unit))" }
    return Plot(
      title: title, horizontal: names[0], vertical: names[1],
      lines: lines(from: start, to: end, lasting: duration),
      marks: table.rows.map { Plot.Point($0[0], $0[1]) })
  }

  /// Returns the curve, with a new polyline after every jump.
  private func lines(
    from start: Double, to end: Double, lasting duration: Double?
  ) -> [[Plot.Point]] {
    let corners = corners(lasting: duration ?? 1).filter { $0 > start && $0 <= end }
    let justBefore = corners.map { $0 - (end - start) * 1e-9 }
    let evenly = (0...240).map { start + (end - start) * Double($0) / 240 }
    let times = (evenly + corners + justBefore).sorted()
    let table = MotionTable(of: self, lasting: duration, at: times, endsAtTarget: true)
    let points = table.rows.map { Plot.Point($0[0], $0[1]) }
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

  /// Returns the times of jumps and corners.
  private func corners(lasting duration: Double) -> [Double] {
    switch self {
    case .steps(let steps) where steps.count <= 1000:
      (0...steps.count).map { Double($0) * duration / Double(steps.count) }
    case .linear(let lines): lines.points.map { $0.input * duration }
    default: []
    }
  }
}
