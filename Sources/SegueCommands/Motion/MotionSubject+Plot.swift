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

  private func lines(
    from start: Double, to end: Double, lasting duration: Double?
  ) -> [[Plot.Point]] {
    let times = (0...240).map { start + (end - start) * Double($0) / 240 }
    let table = MotionTable(of: self, lasting: duration, at: times, endsAtTarget: true)
    return [table.rows.map { Plot.Point($0[0], $0[1]) }]
  }
}
