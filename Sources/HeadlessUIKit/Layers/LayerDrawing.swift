/// What a layer draws above its background, at one time.
nonisolated package enum LayerDrawing: Equatable, Sendable {
  case shape(ShapeDrawing)
  case gradient(GradientDrawing)
  /// Text, or what a context recorded, as a view draws it.
  case content(ViewDrawing)
}

/// The interior of a path, and a line along it, in the coordinates of the layer.
nonisolated package struct ShapeDrawing: Equatable, Sendable {
  package var outline: Outline
  package var isEvenOdd = false
  /// The color of the interior; transparent for none.
  package var fill = RGBA()
  package var stroke: StrokeDrawing?
}

/// A line along a path.
nonisolated package struct StrokeDrawing: Equatable, Sendable {
  /// The part of the path with the line.
  package var outline: Outline
  package var color: RGBA
  package var width: Double
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit = 10.0
  /// The lengths of dashes and gaps; none for a solid line.
  package var dashes: [Double] = []
  package var dashPhase = 0.0
}

/// Colors between two points.
nonisolated package struct GradientDrawing: Equatable, Sendable {
  package enum Kind: Sendable { case axial, radial, conic }

  package var kind: Kind
  package var colors: [RGBA]
  /// The position of each color, 0...1.
  package var locations: [Double]
  /// The points of the first and the last color, in unit coordinates.
  package var start: CGPoint
  package var end: CGPoint
}

nonisolated extension CALayer {
  /// Returns what the layer draws above its background at a time; nil for nothing.
  package final func drawing(at time: Double) -> LayerDrawing? {
    guard let extras else { return nil }
    if let frozen = extras.frozenDrawing { return frozen }
    let shown = storedValues(at: time).values
    guard !shown.isEmpty else { return makeDrawing() }
    // The drawing reads the presentation values in place of the model's.
    let model = extras.values
    defer { extras.values = model }
    for (name, value) in shown {
      extras.values.updateValue(converted(value, name), forKey: name)
    }
    return makeDrawing()
  }
}

nonisolated extension CALayer {
  final var drawnContents: LayerDrawing? {
    guard let extras else { return nil }
    if case let image as CGImage = extras.values["contents"] ?? nil {
      return .content(.drawing(shownPart(of: image), contentsGravity.mode))
    }
    return extras.drawn.map { .content(.drawing($0, .scaleToFill)) }
  }

  /// Returns the part of an image that `contentsRect` shows, in its size in points.
  private func shownPart(of image: CGImage) -> RecordedDrawing {
    let (whole, part) = (image.drawing.bounds, contentsRect)
    var drawing = image.drawing
    drawing.bounds = CGRect(
      x: whole.minX + part.minX * whole.width, y: whole.minY + part.minY * whole.height,
      width: part.width * whole.width, height: part.height * whole.height)
    let scale = CGFloat(image.width) / max(contentsScale * whole.width, .leastNormalMagnitude)
    return scale == 1 || !scale.isFinite
      ? drawing : drawing.applying(CGAffineTransform(scaleX: scale, y: scale))
  }

  func setContents(_ image: Any?) {
    extras?.drawn = nil
    store("contents", image)
  }
}

nonisolated extension CAShapeLayer {
  final var shape: LayerDrawing? {
    guard let outline = path?.outline, !outline.elements.isEmpty else { return drawnContents }
    var shape = ShapeDrawing(outline: outline, isEvenOdd: fillRule == .evenOdd)
    shape.fill = RGBA(fillColor)
    shape.stroke = stroke(along: outline)
    return shape.fill.alpha > 0 || shape.stroke != nil ? .shape(shape) : nil
  }

  private func stroke(along outline: Outline) -> StrokeDrawing? {
    let color = RGBA(strokeColor)
    let part = outline.trimmed(from: strokeStart, to: strokeEnd)
    guard color.alpha > 0, lineWidth > 0, !part.elements.isEmpty else { return nil }
    var stroke = StrokeDrawing(outline: part, color: color, width: lineWidth)
    stroke.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    stroke.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    stroke.miterLimit = miterLimit
    let dashes = lineDashPattern?.map(\.doubleValue) ?? []
    if dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) {
      stroke.dashes = dashes
      stroke.dashPhase = lineDashPhase
    }
    return stroke
  }
}

nonisolated extension CAGradientLayer {
  final var gradient: LayerDrawing? {
    let path = AnimatableKeyPath(name: "colors", kind: .colors, keys: [])
    guard let numbers = colors.flatMap(path.numbers), !numbers.isEmpty else {
      return drawnContents
    }
    let colors = stride(from: 0, to: numbers.count, by: 4).map {
      RGBA(
        red: numbers[$0], green: numbers[$0 + 1], blue: numbers[$0 + 2], alpha: numbers[$0 + 3])
    }
    var places = locations?.map(\.doubleValue) ?? []
    if places.count != colors.count {
      places = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    }
    return .gradient(
      GradientDrawing(
        kind: type == .radial ? .radial : type == .conic ? .conic : .axial, colors: colors,
        locations: places, start: startPoint, end: endPoint))
  }
}

nonisolated extension CATextLayer {
  final var text: LayerDrawing? {
    let words = (string as? String) ?? (string as? NSAttributedString)?.string
    guard let words, !words.isEmpty else { return nil }
    let alignment: NSTextAlignment =
      switch alignmentMode {
      case .center: .center
      case .right: .right
      case .justified: .justified
      default: .natural
      }
    return .content(
      .text(
        words, size: fontSize, weight: 400, color: RGBA(foregroundColor), alignment: alignment,
        lines: isWrapped ? 0 : 1))
  }
}
