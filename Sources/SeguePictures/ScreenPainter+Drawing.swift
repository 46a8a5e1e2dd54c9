import SegueRecording

/// What the app has drawn. Its paths have the coordinates of the canvas, and a transform.
extension ScreenPainter {
  mutating func paint(_ drawing: DrawnContent, shape: Shape) {
    let (canvas, frame) = (drawing.canvas, drawing.frame(in: shape.bounds))
    guard canvas.width > 0, canvas.height > 0, frame.width > 0, frame.height > 0,
      !drawing.elements.isEmpty
    else { return }
    let (x, y) = (frame.width / canvas.width, frame.height / canvas.height)
    let place = PlaneMap(
      a: x, b: 0, c: 0, d: y, tx: frame.x - canvas.x * x, ty: frame.y - canvas.y * y)
    let map = place.concatenating(
      shape.map.affine(around: frame.x + frame.width / 2, frame.y + frame.height / 2))
    writer.open("g", ["clip-path": definitions.clip(to: Shape(bounds: canvas, map: map))])
    for element in drawing.elements { paint(element, on: canvas, map: map) }
    writer.close("g")
  }

  private mutating func paint(_ element: DrawnElement, on canvas: RecordedRect, map: PlaneMap) {
    let opacity = element.opacity.map { min(max($0, 0), 1).svg }
    let style = element.blendMode.map { "mix-blend-mode:\($0)" }
    let isGrouped = opacity != nil || style != nil
    if isGrouped { writer.open("g", ["opacity": opacity, "style": style]) }
    // Each clip is a group: together they are the intersection.
    for clip in element.clips ?? [] {
      writer.open("g", ["clip-path": definitions.clip(to: clip, map)])
    }
    paintShape(element, on: canvas, map: map)
    for _ in element.clips ?? [] { writer.close("g") }
    if isGrouped { writer.close("g") }
  }

  private mutating func paintShape(
    _ element: DrawnElement, on canvas: RecordedRect, map outer: PlaneMap
  ) {
    let own = element.transform.map { transform in
      PlaneMap(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
    let map = own.map { $0.concatenating(outer) } ?? outer
    if let path = element.path { paint(path, of: element, map: map, canvasMap: outer) }
    if let gradient = element.gradient {
      writer.shape(
        Shape(bounds: canvas, map: outer), ["fill": definitions.gradient(gradient, map)])
    }
    if let text = element.text { paint(text, map: map) }
    if let content = element.content, let box = element.box {
      paint(content, shape: Shape(bounds: box, map: map))
    }
  }

  private mutating func paint(
    _ path: DrawnPath, of element: DrawnElement, map: PlaneMap, canvasMap: PlaneMap
  ) {
    if let shadow = element.shadow, element.fill != nil {
      let offset = PlaneMap.translation(
        x: shadow.offset.x * canvasMap.a, y: shadow.offset.y * canvasMap.d)
      let blur = max(0, shadow.radius) * canvasMap.magnification
      // The blur is that of the screen, which a transform must not change.
      let filter = blur > 0 ? definitions.blur(deviation: blur, within: screen) : nil
      writer.open("g", ["filter": filter])
      writer.empty(
        "path",
        [
          "d": path.data, "fill": shadow.color.hex, "fill-opacity": shadow.color.opacityAttribute(),
          "transform": map.concatenating(offset).matrixAttribute,
        ])
      writer.close("g")
    }
    let pen = element.stroke
    writer.empty(
      "path",
      [
        "d": path.data, "fill": element.fill?.hex ?? "none",
        "fill-rule": path.evenOdd == true ? "evenodd" : nil,
        "fill-opacity": element.fill?.opacityAttribute(), "stroke": pen?.color.hex,
        "stroke-width": pen?.width.svg, "stroke-opacity": pen?.color.opacityAttribute(),
        "stroke-linecap": pen?.cap, "stroke-linejoin": pen?.join,
        "stroke-miterlimit": pen?.miterLimit.svg,
        "stroke-dasharray": pen?.dashes.map { $0.map(\.svg).joined(separator: " ") },
        "stroke-dashoffset": pen?.dashes == nil ? nil : pen?.phase.svg,
        "transform": map == .identity ? nil : map.matrixAttribute,
      ])
  }

  private mutating func paint(_ text: DrawnText, map: PlaneMap) {
    guard text.color.alpha > 0, text.size > 0 else { return }
    let (x, y) = (text.origin.x, text.origin.y)
    guard text.size * map.magnification >= Self.smallestText else {
      let left =
        switch text.alignment {
        case .left: x
        case .center: x - text.width / 2
        case .right: x - text.width
        }
      let bar = RecordedRect(
        x: left, y: y - text.size * 0.6, width: text.width, height: text.size * 0.5)
      return writer.shape(
        Shape(bounds: bar, radius: text.size * 0.25, map: map),
        ["fill": text.color.hex, "fill-opacity": text.color.opacityAttribute(times: 0.3)])
    }
    let anchor: String? =
      switch text.alignment {
      case .left: nil
      case .center: "middle"
      case .right: "end"
      }
    let origin = map.isTranslation ? map.apply(x: x, y: y) : (x, y)
    writer.words(
      "text", text.string,
      [
        "x": origin.0.svg, "y": origin.1.svg, "font-size": text.size.svg,
        "font-weight": text.weight == 400 ? nil : String(text.weight), "text-anchor": anchor,
        "fill": text.color.hex, "fill-opacity": text.color.opacityAttribute(),
        "transform": map.isTranslation ? nil : map.matrixAttribute,
      ])
  }
}
