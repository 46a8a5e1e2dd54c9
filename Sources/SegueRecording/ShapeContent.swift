/// The interior of a path, and a line along it.
package struct ShapeContent: Codable, Equatable, Sendable {
  /// A line along a path.
  package struct Stroke: Codable, Equatable, Sendable {
    /// The path along which the line is drawn.
    package var outline: RecordedOutline
    /// The color of the line.
    package var color: RecordedColor
    /// The width. Unit: pt.
    @Quantized package var width: Double
    /// The ends, as in SVG: `butt`, `round`, `square`.
    package var cap: String
    /// The corners, as in SVG: `miter`, `round`, `bevel`.
    package var join: String
    /// The maximum length of a corner, in line widths.
    @Quantized package var miterLimit: Double
    /// The lengths of dashes and gaps; none for a solid line. Unit: pt.
    package var dashes: [Double]
    /// The distance into the dashes at which the line starts. Unit: pt.
    @Quantized package var dashPhase: Double

    /// Creates a line.
    package init(
      outline: RecordedOutline, color: RecordedColor, width: Double, cap: String = "butt",
      join: String = "miter", miterLimit: Double = 10, dashes: [Double] = [], dashPhase: Double = 0
    ) {
      self.outline = outline
      self.color = color
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes.map { $0.rounded(places: Quantized.places) }
      self.dashPhase = dashPhase
    }
  }

  /// The path whose interior is filled.
  package var outline: RecordedOutline
  /// The color of the interior; transparent for none.
  package var fill: RecordedColor
  /// Whether the interior is defined by the number of crossings, not by the winding number.
  package var isEvenOdd: Bool
  /// The line; `nil` for none.
  package var stroke: Stroke?

  /// Creates a shape.
  package init(
    outline: RecordedOutline, fill: RecordedColor, isEvenOdd: Bool = false, stroke: Stroke? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.isEvenOdd = isEvenOdd
    self.stroke = stroke
  }
}
