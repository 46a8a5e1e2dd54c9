/// What a picture shows of a layer beyond `LayerValues`, at one time.
nonisolated package struct LayerLook: Equatable, Sendable {
  package fileprivate(set) var drawing: LayerDrawing?
  package fileprivate(set) var mask: MaskOutline?
  /// The elements of the transform of all sublayers, row by row; empty for the identity.
  package fileprivate(set) var sublayerTransform: [Double] = []
  /// Whether the layer is hidden because its back faces the viewer.
  package fileprivate(set) var showsBack = false
}

nonisolated extension CALayer {
  /// Returns what a picture shows beyond `LayerValues` at a time; nil, as of nearly all layers, for
  /// nothing.
  package final func look(at time: Double) -> LayerLook? {
    extras == nil ? nil : extendedLook(at: time)
  }

  private func extendedLook(at time: Double) -> LayerLook? {
    var look = LayerLook()
    look.drawing = drawing(at: time)
    look.mask = maskOutline(at: time)
    if let path = AnimatableKeyPath("sublayerTransform") {
      let elements = path.read(self, at: time)
      if elements != path.zero { look.sublayerTransform = elements }
    }
    if !isDoubleSided { look.showsBack = isFacingAway(at: time) }
    return look == LayerLook() ? nil : look
  }

  /// Whether a frame of an animation can change more than the layer's `LayerValues`, or a layer without a
  /// view, so that a recording has to sample all layers.
  package final var affectsLooks: Bool {
    if viewReference == nil { return true }
    guard let extras else { return false }
    return !isPlainClass || extras.mask != nil || extras.values["sublayerTransform"] != nil
      || extras.values["doubleSided"] != nil
  }

  /// Whether the layer is a mask, or in one.
  package final var isInMask: Bool { root !== rootAboveMasks }

  private var rootAboveMasks: CALayer {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer
  }

  /// The name in a recording of a layer without a view: its own, or its class.
  package final var recordedName: String { name ?? "\(type(of: self))" }

  /// The sublayers back to front if some have no view; nil, as for nearly all layers, if each has one.
  ///
  /// - Parameter count: The number of subviews.
  package final func mixedSublayers(subviews count: Int) -> [CALayer]? {
    let layers = children ?? []
    return layers.count == count ? nil : layers
  }
}
