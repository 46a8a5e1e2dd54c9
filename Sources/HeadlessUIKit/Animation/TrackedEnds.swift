/// The start and end values of a group's tracks on one layer.
struct TrackedEnds {
  private let layer: CALayer
  private let keys: [ScalarKey]
  private let start: LayerValues
  private let end: LayerValues

  fileprivate init(_ layer: CALayer, _ animation: LayerAnimation) {
    self.layer = layer
    keys = animation.tracks.map(\.key)
    end = layer.model
    start = animation.shown(over: layer.model, remaining: 1)
  }

  /// Sets the model values of the tracked properties to those of an end; other properties are
  /// unchanged.
  func apply(_ position: UIViewAnimatingPosition) {
    let source = position == .start ? start : end
    for key in keys where !key.isTransformPart { layer.model[key] = source[key] }
    if keys.contains(where: \.isTransformPart) { layer.model.transform = source.transform }
  }
}

extension AnimationGroup {
  func trackedEnds() -> [TrackedEnds] {
    heldLayers.compactMap { layer in
      layer.animations.first { $0.group === self }.map { TrackedEnds(layer, $0) }
    }
  }
}
