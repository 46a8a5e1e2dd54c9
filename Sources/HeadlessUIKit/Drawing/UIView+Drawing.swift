/// Calls of `draw(_:)`: requests, and the pass of a commit after layout.
extension UIView {
  final func requestDrawing() {
    // A plain view draws nothing.
    guard type(of: self) != UIView.self else { return }
    needsDrawing = true
    markForDrawing()
  }

  /// Requests drawing after a change of the size, if that changes the content.
  final func contentDidResize() {
    if drawsAgainWhenResized {
      requestDrawing()
    } else if needsDrawing {
      markForDrawing()
    }
  }

  /// Requests the first drawing of a view that has entered a window, or one that it has missed.
  final func enterDrawing() {
    // Marks outside of the window did not reach it.
    subtreeNeedsDrawing = false
    if type(of: self) == UIView.self { needsDrawing = false }
    if needsDrawing { markDrawingPath() }
  }

  private func markForDrawing() {
    guard !subtreeNeedsDrawing, root.ownLayer.isOfWindow else { return }
    markDrawingPath()
  }

  /// Marks the path to the root for the next commit; the path of a marked view is marked already.
  nonisolated final func markDrawingPath() {
    var view: UIView? = self
    while let present = view, !present.subtreeNeedsDrawing {
      present.subtreeNeedsDrawing = true
      view = present.parent
    }
  }

  /// Draws the view and its descendants that have to draw. A hidden view keeps its marks, and draws once
  /// it is shown.
  final func drawTree() {
    subtreeNeedsDrawing = false
    if needsDrawing { drawContents() }
    for child in children where child.subtreeNeedsDrawing && !child.ownLayer.isHidden {
      child.drawTree()
    }
  }

  private func drawContents() {
    let bounds = bounds
    // A view without a size draws when it has one.
    guard bounds.width > 0, bounds.height > 0 else { return }
    needsDrawing = false
    let traits = SimulatedDevice.current?.turnTraits
    let context = GraphicsStack.current.withContext {
      // Dynamic colors resolve for the view once it draws.
      SimulatedDevice.current?.turnTraits = self.traitCollection
      return CGContext(canvas: bounds, scale: screenScale)
    } _: {
      layerWillDraw(ownLayer)
      if let context = UIGraphicsGetCurrentContext() { draw(ownLayer, in: context) }
    }
    if context != nil { SimulatedDevice.current?.turnTraits = traits }
    if let context, !context.drawing.marks.isEmpty {
      ownContents.drawn = context.drawing
    } else {
      viewContents?.drawn = nil
    }
  }

  final func paintHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    if afterUpdates {
      layoutIfNeeded()
      if subtreeNeedsDrawing { drawTree() }
    }
    let isInWindow = window != nil
    // Only the screen's content is drawn without an update.
    guard isInWindow || afterUpdates else { return false }
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let now = SimulatedDevice.current?.now
    func state(_ layer: CALayer) -> LayerValues {
      guard !afterUpdates, let now else { return layer.model }
      return layer.presentationState(at: now)
    }
    let bounds = state(ownLayer).bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    LayerPainter(context: context, state: state).paint(ownLayer)
    context.restoreGState()
    return isInWindow
  }
}
