/// Masks, shapes and gradients of layers in a graphics context.
extension LayerPainter {
  /// Clips to the mask of a layer, by the values at the device's time.
  func clip(toMaskOf layer: CALayer) {
    guard let mask = layer.maskOutline(at: time) else { return }
    context.beginPath()
    for part in mask.parts { context.addPath(CGPath(outline: part.outline)) }
    let isEvenOdd = mask.parts.count == 1 && mask.parts[0].isEvenOdd
    context.clip(using: isEvenOdd ? .evenOdd : .winding)
  }

  /// Draws what a layer draws above its background.
  func paintDrawing(of layer: CALayer, in bounds: CGRect, clippedTo path: CGPath) {
    guard let drawing = layer.drawing(at: time) else { return }
    context.saveGState()
    defer { context.restoreGState() }
    switch drawing {
    case .content(let content): context.place(content, in: bounds)
    case .shape(let shape): paint(shape)
    case .gradient(let gradient):
      context.beginPath()
      context.addPath(path)
      context.clip()
      paint(gradient, in: bounds)
    }
  }

  private var time: Double { SimulatedDevice.current?.now ?? 0 }

  private func paint(_ shape: ShapeDrawing) {
    if shape.fill.alpha > 0 {
      context.state.fillColor = shape.fill
      context.beginPath()
      context.addPath(CGPath(outline: shape.outline))
      context.fillPath(using: shape.isEvenOdd ? .evenOdd : .winding)
    }
    guard let stroke = shape.stroke else { return }
    context.state.strokeColor = stroke.color
    context.state.pen = DrawingPen(
      width: stroke.width, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit,
      dashes: stroke.dashes.map { CGFloat($0) }, phase: stroke.dashPhase)
    context.beginPath()
    context.addPath(CGPath(outline: stroke.outline))
    context.strokePath()
  }

  private func paint(_ gradient: GradientDrawing, in bounds: CGRect) {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let colors = gradient.colors.map {
      CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
    let locations = gradient.locations.map { CGFloat($0) }
    let made = locations.withUnsafeBufferPointer {
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: $0.baseAddress)
    }
    guard let made else { return }
    let (start, end) = (point(gradient.start), point(gradient.end))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if gradient.kind == .radial {
      let (x, y) = (end.x - start.x, end.y - start.y)
      context.drawRadialGradient(
        made, startCenter: start, startRadius: 0, endCenter: start,
        endRadius: (x * x + y * y).squareRoot(), options: options)
    } else {
      context.drawLinearGradient(made, start: start, end: end, options: options)
    }
  }
}
