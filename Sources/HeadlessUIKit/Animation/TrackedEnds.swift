/// The start and end values of a group's tracks on one layer.
struct TrackedEnds {
  private let layer: CALayer
  private let keys: [ScalarKey]
  private let start: LayerValues
  private let end: LayerValues
  /// The background color at the end, which can be one that depends on traits.
  private let endBackground: UIColor?

  fileprivate init(_ layer: CALayer, _ animation: LayerAnimation) {
    self.layer = layer
    keys = animation.tracks.map(\.key)
    end = layer.model
    endBackground = layer.view?.ownBackground
    start = animation.shown(over: layer.model, remaining: 1)
  }

  /// Sets the model values of the tracked properties to those of an end; other properties are
  /// unchanged.
  func apply(_ position: UIViewAnimatingPosition) {
    let source = position == .start ? start : end
    var values = layer.model
    for key in keys where !key.isTransformPart { values[key] = source[key] }
    if keys.contains(where: \.isTransformPart) { values.transform = source.transform }
    layer.adopt(values)
    if position == .end, keys.contains(where: { $0.property == .red }) {
      layer.view?.ownBackground = endBackground
    }
  }
}

extension AnimationGroup {
  func trackedEnds() -> [TrackedEnds] {
    heldLayers.compactMap { layer in
      layer.animations.first { $0.group === self }.map { TrackedEnds(layer, $0) }
    }
  }
}
