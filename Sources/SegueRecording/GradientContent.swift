/// A gradient of colors that fills the rounded bounds.
package struct GradientContent: Codable, Equatable, Sendable {
  /// The direction of the colors.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Along a line, from a center outward, around a center.
    case axial, radial, conic
  }

  /// A color at a position, 0...1.
  package struct Stop: Codable, Equatable, Sendable {
    /// The color there.
    package var color: RecordedColor
    /// From the start, 0, to the end, 1.
    @Quantized package var position: Double

    /// Creates a stop.
    package init(_ color: RecordedColor, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// The direction of the colors.
  package var kind: Kind
  /// The colors, in the order of their positions.
  package var stops: [Stop]
  /// The point of the first color, as fractions of the bounds.
  package var start: RecordedPoint
  /// The point of the last color, as fractions of the bounds.
  package var end: RecordedPoint

  /// Creates a gradient.
  package init(kind: Kind, stops: [Stop], start: RecordedPoint, end: RecordedPoint) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}
