/// Implicit animations: layers without a view animate every change unless actions are disabled.
nonisolated extension CALayer {
  /// Adds an implicit animation from the presentation value for a change that follows.
  ///
  /// - Returns: Whether the layer has implicit animations, so that no block records the change.
  func animateChange(of property: String) -> Bool {
    guard viewReference == nil else { return false }
    guard let recorder = SimulatedDevice.current?.recorder, isOnScreen(recorder) else {
      return true
    }
    guard !recorder.transactions.disablesActions else { return true }
    let key = String(property.prefix { $0 != "." })
    if AnimatableKeyPath(key) != nil { runAction(of: key, recorder) }
    return true
  }

  /// Whether the layer was visible in a previous run-loop turn: a new layer has no value to animate
  /// from.
  func isOnScreen(_ recorder: AnimationRecorder) -> Bool {
    guard isInWindow else { return false }
    var layer: CALayer? = self
    while let present = layer {
      if present.insertedInTurn == recorder.turn { return false }
      layer = present.parentOrMasked
    }
    return true
  }

  /// Whether the layer is in the layer tree of a window, or masks a layer that is.
  var isInWindow: Bool {
    guard let top = owner?.root.ownLayer else { return false }
    if top.isOfWindow { return true }
    return top.extras?.masked?.object.isInWindow ?? false
  }
}
