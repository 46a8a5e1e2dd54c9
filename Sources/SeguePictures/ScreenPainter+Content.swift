import SegueRecording

/// The content of layers above their background: text, image placeholders, tints.
extension ScreenPainter {
  /// The smallest font size that is drawn as text; smaller text becomes bars. Unit: pt.
  static let smallestText = 9.0

  mutating func paint(_ content: LayerContent, shape: Shape) {
    switch content {
    case .none: break
    case .text(let text): paint(text, shape: shape)
    case .image(let image): paint(image, shape: shape)
    case .blur(let tint):
      writer.shape(shape, fill: tint)
      probe(shape, tint, opacity: 1)
    case .drawing(let drawing): paint(drawing, shape: shape)
    case .shape(let content): paint(content, map: shape.map)
    case .gradient(let gradient): paint(gradient, shape: shape)
    }
  }

  private mutating func paint(_ text: TextContent, shape: Shape) {
    let box = shape.bounds
    let map = shape.map.affine(around: box.x + box.width / 2, box.y + box.height / 2)
    var size = text.size
    let lineHeight = size * 1.2
    let fitting = max(1, Int(box.height / lineHeight))
    let allowed = text.lines == 0 ? fitting : max(1, text.lines)
    var lines: [String]
    let width = TextMetrics.width(text.string, size: size, weight: text.weight)
    if allowed > 1, width > box.width || text.string.contains(where: \.isNewline) {
      lines = TextMetrics.wrapped(
        text.string, toWidth: box.width, size: size, weight: text.weight, lines: allowed)
    } else {
      // Viewers' fonts differ in width: text that nearly fits shrinks slightly before truncation.
      let fit = box.width / max(width, 1e-9)
      if fit < 1 { size = max(size * max(fit, 0.75), min(size, Self.smallestText)) }
      lines = [
        TextMetrics.truncated(text.string, toWidth: box.width, size: size, weight: text.weight)
      ]
    }
    lines.removeAll { $0 == "\u{2026}" }
    guard lines.contains(where: { !$0.isEmpty }), text.color.alpha > 0 else { return }
    let top = box.y + (box.height - lineHeight * Double(lines.count)) / 2
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let middle = top + lineHeight * (Double(index) + 0.5)
      if size * map.magnification < Self.smallestText {
        paintBar(line, size: size, text: text, box: box, middle: middle, map: map)
      } else {
        paintLine(line, size: size, text: text, box: box, middle: middle, map: map)
      }
    }
  }

  private mutating func paintLine(
    _ line: String, size: Double, text: TextContent, box: RecordedRect, middle: Double,
    map: PlaneMap
  ) {
    let (fraction, anchor): (Double, String?) =
      switch text.alignment {
      case .left: (0, nil)
      case .center: (0.5, "middle")
      case .right: (1, "end")
      }
    // Capitals of these fonts are 0.72 of the size high: half of that centers them.
    let (x, y) = (box.x + box.width * fraction, middle + size * 0.36)
    let isTranslation = map.isTranslation
    let origin = isTranslation ? map.apply(x: x, y: y) : (x, y)
    writer.words(
      "text", line,
      [
        "x": origin.0.svg, "y": origin.1.svg, "font-size": size.svg,
        "font-weight": text.weight == 400 ? nil : String(text.weight),
        "text-anchor": anchor, "fill": text.color.hex,
        "fill-opacity": text.color.opacityAttribute(),
        "transform": isTranslation ? nil : map.matrixAttribute,
      ])
  }

  private mutating func paintBar(
    _ line: String, size: Double, text: TextContent, box: RecordedRect, middle: Double,
    map: PlaneMap
  ) {
    let width = min(box.width, TextMetrics.width(line, size: size, weight: text.weight))
    let room = box.width - width
    let x =
      switch text.alignment {
      case .left: box.x
      case .center: box.x + room / 2
      case .right: box.x + room
      }
    let bar = RecordedRect(x: x, y: middle - size * 0.25, width: width, height: size * 0.5)
    writer.shape(
      Shape(bounds: bar, radius: size * 0.25, map: map),
      ["fill": text.color.hex, "fill-opacity": text.color.opacityAttribute(times: 0.3)])
  }

  private mutating func paint(_ image: ImageContent, shape: Shape) {
    let box = shape.bounds
    let side = min(box.width, box.height) * (image.isSymbol ? 1 : 0.6)
    guard side > 0 else { return }
    if !image.isSymbol {
      writer.shape(
        shape,
        ["fill": image.color.hex, "fill-opacity": image.color.opacityAttribute(times: 0.1)])
    }
    let corner = (x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2)
    let map = PlaneMap(a: side / 24, b: 0, c: 0, d: side / 24, tx: corner.x, ty: corner.y)
      .concatenating(shape.map.affine(around: box.x + box.width / 2, box.y + box.height / 2))
    writer.empty(
      "path",
      [
        "d": image.isSymbol ? symbolOutline(image.name) : pictureOutline, "fill": "none",
        "stroke": image.color.hex, "stroke-width": "2", "stroke-linecap": "round",
        "stroke-linejoin": "round",
        "stroke-opacity": image.color.opacityAttribute(times: image.isSymbol ? 1 : 0.4),
        "transform": map.matrixAttribute,
      ])
  }
}

/// A placeholder of two hills and a sun in a square of 24.
private let pictureOutline = "M2 20L9 9L14 16L17 12L22 20ZM19 6A2 2 0 1 1 15 6A2 2 0 1 1 19 6"

/// Returns a symbol's path in a square of 24; an unknown symbol is a ring.
private func symbolOutline(_ name: String) -> String {
  switch name {
  case "chevron.left", "chevron.backward": "M15 5L8 12L15 19"
  case "chevron.right", "chevron.forward": "M9 5L16 12L9 19"
  case "chevron.up": "M5 15L12 8L19 15"
  case "chevron.down": "M5 9L12 16L19 9"
  case "xmark": "M6 6L18 18M18 6L6 18"
  case "plus": "M12 5V19M5 12H19"
  case "line.3.horizontal": "M4 7H20M4 12H20M4 17H20"
  case "magnifyingglass": "M15.5 15.5L20 20M17.5 10.5A7 7 0 1 1 3.5 10.5A7 7 0 1 1 17.5 10.5"
  default: "M19 12A7 7 0 1 1 5 12A7 7 0 1 1 19 12"
  }
}
