/// Shapes, text and images that a graphics context recorded, back to front.
package nonisolated struct RecordedDrawing: Equatable, Sendable {
  /// The canvas, whose y axis points down.
  package var bounds: CGRect
  /// What was drawn, the first at the back; coordinates after a mark's transform are the canvas's.
  package var marks: [DrawingMark] = []

  /// Creates a drawing.
  package init(bounds: CGRect, marks: [DrawingMark] = []) {
    self.bounds = bounds
    self.marks = marks
  }

  /// Returns the drawing with one color instead of every other, as a template image has.
  func tinted(_ tint: RGBA) -> RecordedDrawing {
    RecordedDrawing(bounds: bounds, marks: marks.map { $0.tinted(tint) })
  }

  /// Returns the drawing with marks and canvas transformed.
  func applying(_ transform: CGAffineTransform) -> RecordedDrawing {
    RecordedDrawing(
      bounds: bounds.applying(transform), marks: marks.map { $0.applying(transform) })
  }
}

/// One thing that was drawn, with the state in which it was drawn.
package nonisolated struct DrawingMark: Equatable, Sendable {
  /// What was drawn.
  package enum Shape: Equatable, Sendable {
    /// The interior of a path.
    case fill(Outline, evenOdd: Bool, color: RGBA)
    /// The lines of a path.
    case stroke(Outline, DrawingPen, color: RGBA)
    /// A gradient over the clipping area.
    case gradient(DrawingGradient)
    /// Text on one line.
    case text(DrawingText)
    /// The content of a view, or an image, in a rectangle.
    case content(ViewDrawing, in: CGRect)
  }

  package var shape: Shape
  /// The map from the shape's coordinates to the canvas.
  package var transform = CGAffineTransform.identity
  /// The areas that clip the mark, in coordinates of the canvas.
  package var clips: [DrawingClip] = []
  /// The alpha of the context, 0...1.
  package var alpha = 1.0
  package var blendMode = CGBlendMode.normal
  package var shadow: DrawingShadow?

  init(_ shape: Shape) { self.shape = shape }

  func applying(_ other: CGAffineTransform) -> DrawingMark {
    var mark = self
    mark.transform = transform.concatenating(other)
    mark.clips = clips.map { $0.applying(other) }
    return mark
  }

  func tinted(_ tint: RGBA) -> DrawingMark {
    func dyed(_ color: RGBA) -> RGBA {
      RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * color.alpha)
    }
    var mark = self
    switch shape {
    case .fill(let outline, let evenOdd, let color):
      mark.shape = .fill(outline, evenOdd: evenOdd, color: dyed(color))
    case .stroke(let outline, let pen, let color):
      mark.shape = .stroke(outline, pen, color: dyed(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = dyed(gradient.stops[index].color)
      }
      mark.shape = .gradient(gradient)
    case .text(var text):
      text.color = dyed(text.color)
      mark.shape = .text(text)
    case .content(let content, let rect):
      mark.shape = .content(content.tinted(tint), in: rect)
    }
    return mark
  }
}

/// The pen of a stroked path.
package nonisolated struct DrawingPen: Equatable, Sendable {
  /// The width, in units of the path's coordinates.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat] = []
  package var phase: CGFloat = 0
}

/// An area that clips, in coordinates of the canvas.
package nonisolated struct DrawingClip: Equatable, Sendable {
  package var outline: Outline
  package var isEvenOdd = false

  func applying(_ transform: CGAffineTransform) -> DrawingClip {
    DrawingClip(outline: outline.applying(transform), isEvenOdd: isEvenOdd)
  }
}

/// A shadow below a mark; its offset does not depend on the transform.
package nonisolated struct DrawingShadow: Equatable, Sendable {
  /// The offset on the canvas.
  package var offset: CGSize
  /// The blur, twice the deviation.
  package var blur: CGFloat
  package var color: RGBA
}

/// A linear or radial gradient.
package nonisolated struct DrawingGradient: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    /// The location between start and end, 0...1.
    package var location: CGFloat
    package var color: RGBA
  }

  package var stops: [Stop]
  package var start: CGPoint
  package var end: CGPoint
  /// The radii of a radial gradient; `nil` for a linear one.
  package var radii: Radii?
  package var extendsBeforeStart = false
  package var extendsAfterEnd = false

  package struct Radii: Equatable, Sendable {
    package var start: CGFloat
    package var end: CGFloat
  }
}

/// Text on one line, at its baseline.
package nonisolated struct DrawingText: Equatable, Sendable {
  package var string: String
  /// The font size.
  package var size: Double
  /// The font weight on CSS's scale, 100...900.
  package var weight: Double
  package var color: RGBA
  /// The point of the baseline at which the text begins, is centered or ends, by the alignment.
  package var origin: CGPoint
  package var alignment = NSTextAlignment.left
  /// The width by `TextMeasure`.
  package var width: CGFloat
}

extension ViewDrawing {
  /// Returns the content with one color instead of every other.
  nonisolated func tinted(_ tint: RGBA) -> ViewDrawing {
    switch self {
    case .none, .blur: self
    case .text(let text, let size, let weight, _, let alignment, let lines):
      .text(text, size: size, weight: weight, color: tint, alignment: alignment, lines: lines)
    case .image(let name, let isSymbol, _): .image(name: name, isSymbol: isSymbol, tint: tint)
    case .drawing(let drawing, let mode): .drawing(drawing.tinted(tint), mode)
    }
  }
}
