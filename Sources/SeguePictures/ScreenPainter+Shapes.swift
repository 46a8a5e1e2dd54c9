import SegueRecording

/// Paths and gradients.
extension ScreenPainter {
  mutating func paint(_ content: ShapeContent, map: PlaneMap) {
    // A scaled or rotated line has its own coordinates, so that its width is scaled too.
    let isTranslation = map.isTranslation
    let matrix = isTranslation || !map.isAffine ? nil : map.matrixAttribute
    let inner = matrix == nil ? map : .identity
    if content.fill.alpha > 0 {
      writer.empty(
        "path",
        [
          "d": content.outline.path(through: inner), "fill": content.fill.hex,
          "fill-opacity": content.fill.opacityAttribute(),
          "fill-rule": content.isEvenOdd ? "evenodd" : nil, "transform": matrix,
        ])
    }
    guard let stroke = content.stroke else { return }
    let isDashed = !stroke.dashes.isEmpty
    writer.empty(
      "path",
      [
        "d": stroke.outline.path(through: inner), "fill": "none", "stroke": stroke.color.hex,
        "stroke-opacity": stroke.color.opacityAttribute(), "stroke-width": stroke.width.svg,
        "stroke-linecap": stroke.cap == "butt" ? nil : stroke.cap,
        "stroke-linejoin": stroke.join == "miter" ? nil : stroke.join,
        "stroke-miterlimit": stroke.join == "miter" ? stroke.miterLimit.svg : nil,
        "stroke-dasharray": isDashed ? stroke.dashes.map(\.svg).joined(separator: " ") : nil,
        "stroke-dashoffset": isDashed && stroke.dashPhase != 0 ? stroke.dashPhase.svg : nil,
        "transform": matrix,
      ])
  }

  mutating func paint(_ gradient: GradientContent, shape: Shape) {
    guard let first = gradient.stops.first else { return }
    // SVG has no conic gradient, and a gradient of one color is that color.
    if gradient.kind == .conic || gradient.stops.count == 1 {
      return writer.shape(shape, fill: gradient.kind == .conic ? gradient.mean : first.color)
    }
    writer.shape(shape, ["fill": definitions.gradient(gradient, of: shape)])
  }
}

extension GradientContent {
  /// The mean of the colors.
  fileprivate var mean: RecordedColor {
    let count = Double(stops.count)
    func mean(_ part: (RecordedColor) -> Double) -> Double {
      stops.reduce(0) { $0 + part($1.color) } / count
    }
    return RecordedColor(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

extension RecordedOutline {
  /// Returns the outline after a map, as the `d` of an SVG path.
  func path(through map: PlaneMap) -> String {
    var text = ""
    forEachElement { code, coordinates in
      text += ["M", "L", "Q", "C", "Z"][code]
      var isFirst = true
      var rest = coordinates
      while let x = rest.popFirst(), let y = rest.popFirst() {
        let point = map.apply(x: x, y: y)
        text += "\(isFirst ? "" : " ")\(point.x.svg) \(point.y.svg)"
        isFirst = false
      }
    }
    return text
  }
}
