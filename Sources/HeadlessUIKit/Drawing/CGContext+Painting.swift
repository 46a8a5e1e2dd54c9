/// Filling and stroking, gradients, clipping, transparency layers.
extension CGContext {
  // MARK: - Paths

  /// Draws the path, and discards it.
  public nonisolated func drawPath(using mode: CGPathDrawingMode) {
    if mode.fills { fill(outline, evenOdd: mode.isEvenOdd) }
    if mode.strokes { stroke(userOutline, state.pen) }
    beginPath()
  }
  /// Fills the path, and discards it.
  public nonisolated func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Strokes the path, and discards it.
  public nonisolated func strokePath() { drawPath(using: .stroke) }

  // MARK: - Shapes, which replace the path

  /// Fills a rectangle.
  public nonisolated func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }
  /// Fills rectangles.
  public nonisolated func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }
  /// Strokes a rectangle.
  public nonisolated func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }
  /// Strokes a rectangle with a line width.
  public nonisolated func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.width = width
    beginPath()
    stroke(Outline(rect: rect), pen)
  }
  /// Makes a rectangle transparent.
  public nonisolated func clear(_ rect: CGRect) {
    beginPath()
    erase(rect.applying(state.transform))
  }
  /// Fills an ellipse inscribed in a rectangle.
  public nonisolated func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }
  /// Strokes an ellipse inscribed in a rectangle.
  public nonisolated func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }
  /// Strokes a line for each pair of points.
  public nonisolated func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  // MARK: - Gradients

  /// Draws a gradient along a line, over the clipping area.
  public nonisolated func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(
      DrawingGradient(
        stops: gradient.stops, start: startPoint, end: endPoint,
        extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
        extendsAfterEnd: options.contains(.drawsAfterEndLocation)))
  }
  /// Draws a gradient between two circles, over the clipping area.
  public nonisolated func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(
      DrawingGradient(
        stops: gradient.stops, start: startCenter, end: endCenter,
        radii: .init(start: startRadius, end: endRadius),
        extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
        extendsAfterEnd: options.contains(.drawsAfterEndLocation)))
  }
  /// Draws a gradient around a point, over the clipping area: in the mean of its first and last color.
  public nonisolated func drawConicGradient(
    _ gradient: CGGradient, center: CGPoint, angle: CGFloat
  ) {
    guard let first = gradient.stops.first?.color, let last = gradient.stops.last?.color else {
      return
    }
    let mean = RGBA(
      red: (first.red + last.red) / 2, green: (first.green + last.green) / 2,
      blue: (first.blue + last.blue) / 2, alpha: (first.alpha + last.alpha) / 2)
    record(.fill(Outline(rect: state.clipBounds), evenOdd: false, color: mean))
  }

  // MARK: - Clipping

  /// Clips to the path, and discards it.
  public nonisolated func clip(using rule: CGPathFillRule = .winding) {
    clip(outline, evenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Clips to a rectangle, and discards the path.
  public nonisolated func clip(to rect: CGRect) {
    beginPath()
    clip(Outline(rect: rect).applying(state.transform), evenOdd: false)
  }
  /// Clips to rectangles, and discards the path.
  public nonisolated func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }
  /// Clips to a rectangle with an image as the mask.
  ///
  /// What is filled then shows the image in the fill color; anything else is clipped to the rectangle.
  public nonisolated func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    state.mask = (mask, rect.applying(state.transform))
  }
  /// Removes the clipping area.
  public nonisolated func resetClip() {
    state.clips = []
    state.clipBounds = drawing.bounds
    state.mask = nil
  }
  /// The bounding box of the clipping area.
  public nonisolated var boundingBoxOfClipPath: CGRect {
    state.clipBounds.applying(state.transform.inverted())
  }

  nonisolated func clip(_ outline: Outline, evenOdd: Bool) {
    state.clips.append(DrawingClip(outline: outline, isEvenOdd: evenOdd))
    let bounds = outline.bounds
    state.clipBounds = bounds.isNull ? .null : state.clipBounds.intersection(bounds)
  }

  // MARK: - Transparency layers

  /// Begins a layer, which is composed with the current alpha, shadow and blend mode at its end.
  public nonisolated func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((drawing.marks, state))
    drawing.marks = []
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }
  /// Begins a layer within a rectangle.
  public nonisolated func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  /// Ends a layer, and draws it.
  public nonisolated func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let above = RecordedDrawing(bounds: drawing.bounds, marks: drawing.marks)
    drawing.marks = layer.below
    restoreGState()
    state = layer.state
    guard !above.marks.isEmpty else { return }
    // A layer without an effect of its own is its marks.
    if state.alpha == 1, state.shadow == nil, state.blendMode == .normal {
      drawing.marks += above.marks
      return
    }
    var mark = DrawingMark(.content(.drawing(above, .scaleToFill), in: above.bounds))
    mark.alpha = state.alpha
    mark.shadow = state.shadow
    mark.blendMode = state.blendMode
    drawing.marks.append(mark)
  }

  // MARK: - Recording

  /// Records a shape in coordinates of the canvas, with the graphics state.
  nonisolated func record(
    _ shape: DrawingMark.Shape, transform: CGAffineTransform = .identity
  ) {
    guard !state.clipBounds.isNull else { return }
    var mark = DrawingMark(shape)
    mark.transform = transform
    mark.clips = state.clips
    mark.alpha = state.alpha
    mark.blendMode = state.blendMode
    mark.shadow = state.shadow
    drawing.marks.append(mark)
  }

  nonisolated func fill(_ outline: Outline, evenOdd: Bool) {
    guard !outline.elements.isEmpty else { return }
    if state.blendMode == .clear { return erase(outline.bounds) }
    if let mask = state.mask {
      return record(.content(mask.image.content.tinted(state.fillColor), in: mask.rect))
    }
    if state.blendMode == .sourceIn || state.blendMode == .sourceAtop {
      return dye(outline.bounds, state.fillColor)
    }
    if state.blendMode == .copy { erase(outline.bounds) }
    record(.fill(outline, evenOdd: evenOdd, color: state.fillColor))
  }

  /// Records a line of the user's coordinates.
  nonisolated func stroke(_ outline: Outline, _ pen: DrawingPen) {
    guard !outline.elements.isEmpty else { return }
    record(.stroke(outline, pen, color: state.strokeColor), transform: state.transform)
  }

  private nonisolated func paint(_ gradient: DrawingGradient) {
    record(.gradient(gradient), transform: state.transform)
  }

  /// Removes the marks within a rectangle of the canvas. A mark that is only partly in it remains.
  private nonisolated func erase(_ rect: CGRect) {
    let rect = rect.intersection(state.clipBounds)
    if rect.contains(drawing.bounds) { return drawing.marks.removeAll() }
    drawing.marks.removeAll { mark in mark.extent.map(rect.contains) ?? false }
  }

  /// Gives the marks within a rectangle of the canvas one color.
  private nonisolated func dye(_ rect: CGRect, _ color: RGBA) {
    for index in drawing.marks.indices {
      guard drawing.marks[index].extent.map(rect.contains) ?? rect.contains(drawing.bounds)
      else { continue }
      drawing.marks[index] = drawing.marks[index].tinted(color)
    }
  }
}

extension DrawingMark {
  /// The rectangle of the canvas that contains the mark without its shadow; `nil` for a gradient.
  package nonisolated var extent: CGRect? {
    switch shape {
    case .fill(let outline, _, _): outline.bounds.applying(transform)
    case .stroke(let outline, let pen, _):
      outline.bounds.insetBy(dx: -pen.width / 2, dy: -pen.width / 2).applying(transform)
    case .gradient: nil
    case .text(let text): text.extent.applying(transform)
    case .content(_, let rect): rect.applying(transform)
    }
  }
}

extension DrawingText {
  /// The rectangle of the text, from the ascent to the descent of the system font.
  package nonisolated var extent: CGRect {
    let font = UIFont.systemFont(ofSize: CGFloat(size))
    let start =
      switch alignment {
      case .center: origin.x - width / 2
      case .right: origin.x - width
      default: origin.x
      }
    return CGRect(x: start, y: origin.y - font.ascender, width: width, height: font.lineHeight)
  }
}
