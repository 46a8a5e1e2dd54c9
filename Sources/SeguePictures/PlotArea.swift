import SegueRecording

/// The scale of one axis of a plot, from values to positions in the picture.
struct PlotScale {
  /// The evenly spaced round values, including both ends of the scale.
  let ticks: [Double]
  private let start, end: Double

  /// Creates a scale that covers some values and 0.
  ///
  /// - Parameters:
  ///   - values: The values, each finite.
  ///   - start: The position of the minimum in the picture.
  ///   - end: The position of the maximum in the picture.
  ///   - count: The maximum number of intervals.
  init(covering values: [Double], from start: Double, to end: Double, ticks count: Double) {
    // Larger values are clamped, so that the division below stays finite.
    let low = max(min(values.min() ?? 0, 0), -1e9)
    let high = min(max(values.max() ?? 0, 0), 1e9)
    let range = high > low ? high - low : 1
    let step = Self.step(range / count)
    // The tolerance keeps a value on a tick there in spite of rounding.
    let first = (low / step + 1e-9).rounded(.down)
    let last = max(((high > low ? high : low + 1) / step - 1e-9).rounded(.up), first + 1)
    ticks = (0...Int(last - first)).map { (first + Double($0)) * step }
    (self.start, self.end) = (start, end)
  }

  func map(_ value: Double) -> Double {
    guard let low = ticks.first, let high = ticks.last else { return start }
    let fraction = (max(low, min(value, high)) - low) / (high - low)
    return start + (end - start) * fraction
  }

  /// Returns the smallest of 1, 2, 5, 10 and so on that is at least a distance.
  private static func step(_ distance: Double) -> Double {
    var power = 1e-9
    while true {
      for factor in [1.0, 2, 5] where power * factor >= distance * (1 - 1e-9) {
        return power * factor
      }
      power *= 10
    }
  }
}

/// The two axes of a plot.
struct PlotArea {
  let x, y: PlotScale

  func map(_ point: Plot.Point) -> (x: Double, y: Double) { (x.map(point.x), y.map(point.y)) }

  /// Draws the grid lines, their values and the axis labels.
  func paintGrid(_ horizontal: String, _ vertical: String, in writer: inout SVGWriter) {
    // Values beyond a scale are mapped to its ends.
    let (left, right) = (x.map(-.infinity), x.map(.infinity))
    let (bottom, top) = (y.map(-.infinity), y.map(.infinity))
    for tick in x.ticks {
      let place = x.map(tick).trimmed(2)
      paintLine(place, top.trimmed(2), place, bottom.trimmed(2), isAxis: tick == 0, in: &writer)
      paintLabel(tick.trimmed(6), place, (bottom + 18).trimmed(2), "middle", in: &writer)
    }
    for tick in y.ticks {
      let place = y.map(tick)
      let height = place.trimmed(2)
      paintLine(left.trimmed(2), height, right.trimmed(2), height, isAxis: tick == 0, in: &writer)
      paintLabel(tick.trimmed(6), (left - 8).trimmed(2), (place + 4).trimmed(2), "end", in: &writer)
    }
    paintLabel(horizontal, right.trimmed(2), (bottom + 42).trimmed(2), "end", in: &writer)
    paintLabel(vertical, "24", (top - 10).trimmed(2), "start", in: &writer)
  }

  private func paintLine(
    _ x1: String, _ y1: String, _ x2: String, _ y2: String, isAxis: Bool,
    in writer: inout SVGWriter
  ) {
    writer.empty(
      "line",
      [
        "x1": x1, "y1": y1, "x2": x2, "y2": y2,
        "stroke": isAxis ? Palette.secondary : Palette.hairline, "stroke-width": "1",
      ])
  }

  private func paintLabel(
    _ text: String, _ x: String, _ y: String, _ anchor: String, in writer: inout SVGWriter
  ) {
    writer.words(
      "text", text,
      ["x": x, "y": y, "font-size": "12", "text-anchor": anchor, "fill": Palette.secondary])
  }
}
