/// Draws layers in a graphics context, as `render(in:)` and `drawHierarchy(in:afterScreenUpdates:)` do.
struct LayerPainter {
  let context: CGContext
  /// Returns the values of a layer that are drawn.
  let state: (CALayer) -> LayerValues

  /// Draws a layer with its sublayers in its own coordinates, without its transform.
  func paint(_ layer: CALayer) {
    let values = state(layer)
    guard !values.isHidden, values.opacity > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let isFaded = values.opacity < 1
    if isFaded {
      context.state.alpha *= min(1, values.opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    clip(toMaskOf: layer)
    let path = CGPath(outline: Self.outline(of: values, layer, inset: 0))
    paintBackground(values, path)
    context.saveGState()
    if values.masksToBounds { clip(path) }
    if let view = layer.view, view.drawing != .none {
      context.place(view.drawing, in: values.bounds)
    }
    paintDrawing(of: layer, in: values.bounds, clippedTo: path)
    if let shared = layer.sublayerMap { context.concatenate(shared) }
    for child in Self.ordered(layer.children ?? [], state) { paintChild(child) }
    context.restoreGState()
    paintBorder(values, layer)
    if isFaded { context.endTransparencyLayer() }
  }

  /// Draws a sublayer in the coordinates of its superlayer. Only the affine part of a transform is
  /// drawn, as on a device.
  private func paintChild(_ layer: CALayer) {
    context.saveGState()
    context.concatenate(state(layer).affineToParent)
    paint(layer)
    context.restoreGState()
  }

  private func paintBackground(_ values: LayerValues, _ path: CGPath) {
    guard values.background.alpha > 0 else { return }
    context.saveGState()
    if values.shadowOpacity > 0, !values.masksToBounds {
      context.state.shadow = DrawingShadow(
        offset: values.shadowOffset, blur: values.shadowRadius * 2, color: values.shadowColor)
      context.state.shadow?.color.alpha *= values.shadowOpacity
    }
    context.state.fillColor = values.background
    context.beginPath()
    context.addPath(path)
    context.fillPath()
    context.restoreGState()
  }

  private func paintBorder(_ values: LayerValues, _ layer: CALayer) {
    guard values.borderWidth > 0, values.borderColor.alpha > 0 else { return }
    context.saveGState()
    context.state.strokeColor = values.borderColor
    context.state.pen = DrawingPen(width: values.borderWidth)
    context.beginPath()
    context.addPath(
      CGPath(outline: Self.outline(of: values, layer, inset: values.borderWidth / 2)))
    context.strokePath()
    context.restoreGState()
  }

  private func clip(_ path: CGPath) {
    context.beginPath()
    context.addPath(path)
    context.clip()
  }

  /// Returns the rounded bounds.
  private static func outline(
    of values: LayerValues, _ layer: CALayer, inset: CGFloat
  ) -> Outline {
    let rect = values.bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, min(values.cornerRadius - inset, rect.width / 2, rect.height / 2))
    guard radius > 0 else { return Outline(rect: rect) }
    return Outline(
      rect: rect, corners: UIRectCorner(layer.maskedCorners),
      radii: CGSize(width: radius, height: radius))
  }

  /// Returns sublayers back to front: by z position, then in order.
  private static func ordered(
    _ layers: [CALayer], _ state: (CALayer) -> LayerValues
  ) -> [CALayer] {
    let depths = layers.map { state($0).zPosition }
    guard depths.contains(where: { $0 != depths.first }) else { return layers }
    return layers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { layers[$0] }
  }
}

nonisolated extension UIRectCorner {
  /// Creates the corners of a mask.
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}

nonisolated extension CALayer {
  func paint(in context: CGContext) {
    nonisolated(unsafe) let (layer, context) = (self, context)
    MainActor.assumeIsolated { LayerPainter(context: context, state: \.model).paint(layer) }
  }
}
