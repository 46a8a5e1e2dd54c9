/// Display and layout of layers: a layer of a view defers to it, and the others wait in the device's list.
nonisolated extension CALayer {
  /// Runs code of the main actor, on which all layers of a device are used.
  func onMain<Result: Sendable>(_ body: @MainActor (CALayer) -> Result) -> Result {
    nonisolated(unsafe) let layer = self
    return MainActor.assumeIsolated { body(layer) }
  }

  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    // The delegate of a view's layer is the view, also if it is set.
    guard viewReference == nil else { return }
    ownExtras.delegate = delegate
  }

  // MARK: Layout

  func markForLayout() {
    if viewReference != nil { return onMain { $0.view?.setNeedsLayout() ?? () } }
    guard !isPlainClass || extras?.delegate != nil else { return }
    ownExtras.needsLayout = true
    registerUpdates()
  }

  var isWaitingForLayout: Bool {
    if viewReference != nil { return view?.needsLayout == true }
    return extras?.needsLayout == true
  }

  func layoutNow() {
    if viewReference != nil { return onMain { $0.view?.layoutIfNeeded() ?? () } }
    var top = self
    var layer = parent
    while let present = layer, present.viewReference == nil {
      if present.isWaitingForLayout { top = present }
      layer = present.parent
    }
    top.layOutTree()
  }

  /// Lays out the layer and the sublayers without a view that need it.
  private func layOutTree() {
    if extras?.needsLayout == true {
      extras?.needsLayout = false
      layoutSublayers()
    }
    for layer in children ?? [] where layer.viewReference == nil { layer.layOutTree() }
  }

  func layOutByDelegate() {
    onMain { $0.delegate?.layoutSublayers(of: $0) ?? () }
  }

  /// Requests what a change of the bounds' size requires, of a layer without a view or with a flag.
  func sizeDidChange() {
    if viewReference == nil { markForLayout() }
    if extras != nil, needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  // MARK: Display

  func markForDisplay() {
    if viewReference != nil {
      onMain { $0.view?.requestDrawing() ?? () }
      guard !isPlainClass else { return }
    }
    ownExtras.needsDisplay = true
    registerUpdates()
  }

  func displayNow() {
    guard extras?.needsDisplay == true else { return }
    extras?.needsDisplay = false
    display()
  }

  func displayByDelegate() {
    guard viewReference == nil, extras?.delegate == nil else {
      return onMain { $0.delegate?.display($0) ?? () }
    }
    drawContents()
  }

  /// Records what `draw(in:)` draws in a context of the layer's size.
  func drawContents() {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0, !isPlainClass || extras?.delegate != nil else {
      return
    }
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated {
      let context = CGContext(canvas: bounds, scale: layer.contentsScale)
      let drawn = layer.animatedCopy ?? layer
      if layer.viewReference == nil { layer.delegate?.layerWillDraw(drawn) }
      drawn.draw(in: context)
      layer.ownExtras.drawn = context.drawing.marks.isEmpty ? nil : context.drawing
      if layer.extras?.drawn != nil { layer.extras?.values["contents"] = nil }
    }
  }

  /// The presentation copy that draws in place of a layer whose drawn property is animated; nil for
  /// other layers.
  private var animatedCopy: CALayer? {
    guard media?.animations.contains(where: \.isDrawn) == true, let copy = presentation() else {
      return nil
    }
    if let delegate = extras?.delegate { copy.ownExtras.delegate = delegate }
    return copy
  }

  func drawByDelegate(_ context: CGContext) {
    // The layer of a view draws in the view's own pass.
    guard viewReference == nil else { return }
    nonisolated(unsafe) let (layer, context) = (self, context)
    MainActor.assumeIsolated { layer.delegate?.draw(layer, in: context) ?? () }
  }

  // MARK: The list of the device

  /// Adds the layer to the device's list if it has something to update.
  func registerUpdates() {
    guard let extras, extras.needsLayout || extras.needsDisplay, !extras.isWaiting,
      let recorder = SimulatedDevice.current?.recorder
    else { return }
    extras.isWaiting = true
    recorder.waitingLayers.append(BoxedReference(self))
  }

  /// Performs layout, or else display; one outside of a window is postponed until it is inserted.
  fileprivate func update() {
    extras?.isWaiting = false
    guard isInWindow else { return }
    if extras?.needsLayout == true { layoutIfNeeded() }
    displayIfNeeded()
  }
}

nonisolated extension AnimationRecorder {
  /// Performs the requested layout and display of layers, in order of the requests.
  func updateLayers() {
    let layers = waitingLayers
    waitingLayers = []
    for layer in layers { layer.object?.update() }
  }
}
