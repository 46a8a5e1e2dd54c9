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
    let key = property.prefix { $0 != "." }
    guard let path = AnimatableKeyPath(String(key)) else { return true }
    let action = action(forKey: path.name) ?? CABasicAnimation(keyPath: path.name)
    guard let change = (action as? CABasicAnimation)?.duplicate() else {
      action.run(forKey: path.name, object: self, arguments: nil)
      return true
    }
    if change.keyPath == nil { change.keyPath = path.name }
    if change.fromValue == nil {
      change.fromValue = path.value(path.read(presentationState(at: recorder.clock.now)))
    }
    addAnimation(change, path.name)
    return true
  }

  /// Whether the layer was visible in a previous run-loop turn: a new layer has no value to animate
  /// from.
  private func isOnScreen(_ recorder: AnimationRecorder) -> Bool {
    guard isInWindow else { return false }
    var layer: CALayer? = self
    while let present = layer {
      if present.insertedInTurn == recorder.turn { return false }
      layer = present.parent
    }
    return true
  }

  /// Whether the layer is in the layer tree of a window.
  var isInWindow: Bool { owner?.root.ownLayer.isOfWindow == true }
}
