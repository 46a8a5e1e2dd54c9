import SegueRecording

/// A plot of one quantity over another.
package struct Plot: Hashable, Sendable {
  /// A pair of values.
  package struct Point: Hashable, Sendable {
    /// The value on the horizontal axis.
    package var x: Double
    /// The value on the vertical axis.
    package var y: Double

    /// Creates a pair of values.
    package init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The title.
  package var title: String
  /// The label of the horizontal axis, with its unit.
  package var horizontal: String
  /// The label of the vertical axis, with its unit.
  package var vertical: String
  /// The polylines.
  package var lines: [[Point]]
  /// The individually marked points.
  package var marks: [Point]

  /// Creates a plot.
  package init(
    title: String, horizontal: String, vertical: String, lines: [[Point]], marks: [Point] = []
  ) {
    self.title = title
    self.horizontal = horizontal
    self.vertical = vertical
    self.lines = lines
    self.marks = marks
  }

  /// Returns the plot as SVG, 720 by 440; equal plots produce equal bytes.
  ///
  /// Points with non-finite coordinates are omitted.
  package func svg() -> String {
    let points = (lines.joined() + marks).filter { $0.x.isFinite && $0.y.isFinite }
    let area = PlotArea(
      x: PlotScale(covering: points.map(\.x), from: 76, to: 696, ticks: 10),
      y: PlotScale(covering: points.map(\.y), from: 384, to: 72, ticks: 8))
    var writer = SVGWriter()
    writer.empty("rect", ["width": "720", "height": "440", "fill": Palette.paper])
    writer.words(
      "text", TextMetrics.truncated(title, toWidth: 672, size: 18, weight: 600),
      ["x": "24", "y": "34", "font-size": "18", "font-weight": "600", "fill": Palette.ink])
    area.paintGrid(horizontal, vertical, in: &writer)
    for line in lines {
      let points = line.filter { $0.x.isFinite && $0.y.isFinite }.map(area.map)
      writer.empty(
        "polyline",
        [
          "points": points.map { "\($0.x.trimmed(2)),\($0.y.trimmed(2))" }.joined(separator: " "),
          "fill": "none", "stroke": Palette.ink, "stroke-width": "2", "stroke-linejoin": "round",
        ])
    }
    for mark in marks where mark.x.isFinite && mark.y.isFinite {
      let point = area.map(mark)
      writer.empty(
        "circle",
        ["cx": point.x.trimmed(2), "cy": point.y.trimmed(2), "r": "4", "fill": Palette.accent])
    }
    return svgDocument(
      width: 720, height: 440, title: title, definitions: Definitions(), body: writer
    ).text
  }
}
