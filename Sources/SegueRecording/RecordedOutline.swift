/// A path of lines and curves in the coordinates of its layer.
///
/// It is a list of numbers: for each element its code and the coordinates of its points, the end point
/// last. The codes are 0 move, 1 line, 2 quadratic curve, 3 cubic curve, 4 close. Unit: pt.
package struct RecordedOutline: Codable, Equatable, Sendable {
  /// The codes and coordinates, rounded.
  package private(set) var numbers: [Double]

  /// Creates an outline from codes and coordinates.
  package init(numbers: [Double]) {
    self.numbers = numbers.map { $0.rounded(places: Quantized.places) }
  }

  /// Decodes the list of numbers.
  package init(from decoder: any Decoder) throws {
    self.init(numbers: try decoder.singleValueContainer().decode([Double].self))
  }

  /// Encodes the list of numbers.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }

  /// Visits the elements: the code, and the coordinates of the points.
  package func forEachElement(_ body: (_ code: Int, _ coordinates: ArraySlice<Double>) -> Void) {
    var index = 0
    while index < numbers.count {
      guard let code = Int(exactly: numbers[index]), (0...4).contains(code) else { return }
      let count = code == 4 ? 0 : 2 * max(1, code)
      guard index + count < numbers.count else { return }
      body(code, numbers[(index + 1)..<(index + 1 + count)])
      index += 1 + count
    }
  }
}

/// The outlines that clip a layer with all that it contains.
package struct RecordedMask: Codable, Equatable, Sendable {
  /// One outline of the mask, which is the union of all.
  package struct Part: Codable, Equatable, Sendable {
    /// The outline, in the coordinates of the masked layer.
    package var outline: RecordedOutline
    /// Whether a point is inside if a ray from it crosses the outline an odd number of times; by the
    /// winding number otherwise.
    package var isEvenOdd: Bool

    /// Creates a part.
    package init(outline: RecordedOutline, isEvenOdd: Bool = false) {
      self.outline = outline
      self.isEvenOdd = isEvenOdd
    }
  }

  /// The outlines; `nil` without a mask, and none for one that hides everything.
  package var parts: [Part]?

  /// No mask.
  package static let none = RecordedMask(parts: nil)

  /// Creates a mask.
  package init(parts: [Part]?) { self.parts = parts }
}

/// The interior of a path, and a line along it.
package struct ShapeContent: Codable, Equatable, Sendable {
  /// A line along a path.
  package struct Stroke: Codable, Equatable, Sendable {
    /// The path.
    package var outline: RecordedOutline
    /// The color.
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

/// A gradient of colors that fills the rounded bounds.
package struct GradientContent: Codable, Equatable, Sendable {
  /// The direction of the colors.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Along a line, from a center outward, around a center.
    case axial, radial, conic
  }

  /// A color at a position, 0...1.
  package struct Stop: Codable, Equatable, Sendable {
    /// The color.
    package var color: RecordedColor
    /// The position.
    @Quantized package var position: Double

    /// Creates a stop.
    package init(_ color: RecordedColor, at position: Double) {
      self.color = color
      self.position = position
    }
  }

  /// The direction of the colors.
  package var kind: Kind
  /// The colors.
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
