import SegueText

/// What a view has drawn, or an image of it: shapes, text and other content on a canvas.
package struct DrawnContent: Codable, Equatable, Sendable {
  /// The placement of the canvas in the layer's bounds.
  package enum Placement: String, Codable, CaseIterable, Sendable {
    /// Stretched, scaled to fit, scaled to fill.
    case fill, aspectFit, aspectFill
    /// Unscaled, at the center or at an edge.
    case center, top, bottom, left, right
    /// Unscaled, in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The canvas, in the coordinates of the elements.
  package var canvas: RecordedRect
  package var placement: Placement
  /// Back to front.
  package var elements: [DrawnElement]

  /// Creates a drawing.
  package init(canvas: RecordedRect, placement: Placement = .fill, elements: [DrawnElement]) {
    self.canvas = canvas
    self.placement = placement
    self.elements = elements
  }

  /// Returns the rectangle that the canvas has in a layer's bounds.
  package func frame(in bounds: RecordedRect) -> RecordedRect {
    guard canvas.width > 0, canvas.height > 0 else { return bounds }
    let (x, y) = (bounds.width / canvas.width, bounds.height / canvas.height)
    let scale =
      switch placement {
      case .fill: (x, y)
      case .aspectFit: (min(x, y), min(x, y))
      case .aspectFill: (max(x, y), max(x, y))
      default: (1.0, 1.0)
      }
    let (width, height) = (canvas.width * scale.0, canvas.height * scale.1)
    let horizontal =
      switch placement {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let vertical =
      switch placement {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return RecordedRect(
      x: bounds.x + (bounds.width - width) * horizontal,
      y: bounds.y + (bounds.height - height) * vertical, width: width, height: height)
  }
}

/// One thing that was drawn; exactly one of path, text and content is set, or a gradient alone.
package struct DrawnElement: Codable, Equatable, Sendable {
  /// The outline that is filled, stroked or both.
  package var path: DrawnPath?
  package var fill: RecordedColor?
  package var stroke: DrawnStroke?
  package var gradient: DrawnGradient?
  package var text: DrawnText?
  /// The content of a layer or an image, in a rectangle.
  package var content: LayerContent?
  package var box: RecordedRect?
  /// The map to the canvas; `nil` for the identity.
  package var transform: RecordedTransform?
  /// The outlines that clip, on the canvas; `nil` for none.
  package var clips: [DrawnPath]?
  /// The opacity, 0...1; `nil` for 1.
  package var opacity: Double?
  /// The blend mode in CSS; `nil` for the normal one.
  package var blendMode: String?
  /// A shadow below the element.
  package var shadow: RecordedShadow?

  /// Creates an element that draws nothing.
  package init() {}
}

/// An outline.
package struct DrawnPath: Codable, Equatable, Sendable {
  /// The outline in the syntax of SVG's paths.
  package var data: String
  /// Whether the even-odd rule defines the interior; `nil` for no.
  package var evenOdd: Bool?

  /// Creates an outline of commands of SVG with their numbers.
  package init(_ commands: [(name: Character, numbers: [Double])], isEvenOdd: Bool = false) {
    data = commands.map { command in
      String(command.name)
        + command.numbers.map { $0.trimmed(Quantized.places) }.joined(separator: " ")
    }.joined()
    evenOdd = isEvenOdd ? true : nil
  }
}

/// The pen of a line along a path.
package struct DrawnStroke: Codable, Equatable, Sendable {
  package var color: RecordedColor
  @Quantized package var width: Double
  /// The cap in SVG; `nil` for a butt.
  package var cap: String?
  /// The join in SVG; `nil` for a miter.
  package var join: String?
  @Quantized package var miterLimit: Double
  /// The lengths of dashes and gaps; `nil` for a solid line.
  package var dashes: [Double]?
  @Quantized package var phase: Double

  /// Creates a pen of a solid line.
  package init(color: RecordedColor, width: Double, miterLimit: Double = 10) {
    self.color = color
    self.width = width
    self.miterLimit = miterLimit
    phase = 0
  }
}

/// Colors between two points or circles, over the clipping area.
package struct DrawnGradient: Codable, Equatable, Sendable {
  package struct Stop: Codable, Equatable, Sendable {
    /// The location between start and end, 0...1.
    @Quantized package var location: Double
    package var color: RecordedColor

    /// Creates a stop.
    package init(location: Double, color: RecordedColor) {
      self.location = location
      self.color = color
    }
  }

  package var stops: [Stop]
  package var start: RecordedPoint
  package var end: RecordedPoint
  /// The radii at start and end of a radial gradient; `nil` for a linear one.
  package var radii: [Double]?
  package var extendsBefore: Bool
  package var extendsAfter: Bool

  /// Creates a gradient.
  package init(
    stops: [Stop], start: RecordedPoint, end: RecordedPoint, radii: [Double]? = nil,
    extendsBefore: Bool = false, extendsAfter: Bool = false
  ) {
    self.stops = stops
    self.start = start
    self.end = end
    self.radii = radii
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// Text on one line.
package struct DrawnText: Codable, Equatable, Sendable {
  package var string: String
  /// The font size. Unit: pt.
  @Quantized package var size: Double
  /// The font weight on CSS's scale, 100...900.
  package var weight: Int
  package var color: RecordedColor
  /// The point of the baseline at which the text begins, is centered or ends.
  package var origin: RecordedPoint
  package var alignment: TextAlignment
  /// The width. Unit: pt.
  @Quantized package var width: Double

  /// Creates text.
  package init(
    _ string: String, size: Double, weight: Int, color: RecordedColor, origin: RecordedPoint,
    alignment: TextAlignment = .left, width: Double
  ) {
    self.string = string
    self.size = size
    self.weight = weight
    self.color = color
    self.origin = origin
    self.alignment = alignment
    self.width = width
  }
}
