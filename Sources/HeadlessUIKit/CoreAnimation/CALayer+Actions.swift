/// The actions of property changes.
nonisolated extension CALayer {
  /// Searches for an action in UIKit's order: delegate, `actions`, `style`, the class.
  func findAction(_ event: String) -> (any CAAction)? {
    let found: (any CAAction)?? =
      delegateAction(event).map(Optional.some) ?? media?.actions?[event].map(Optional.some)
      ?? (style?["actions"] as? [String: any CAAction])?[event].map(Optional.some)
    switch found {
    case .some(.some(let action)): return action is NSNull ? nil : action
    default: return type(of: self).defaultAction(forKey: event)
    }
  }

  private func delegateAction(_ event: String) -> (any CAAction)? {
    guard viewReference != nil || extras?.delegate != nil else { return nil }
    nonisolated(unsafe) let layer = self
    nonisolated(unsafe) var action: (any CAAction)?
    MainActor.assumeIsolated { action = layer.delegate?.action(for: layer, forKey: event) }
    return action
  }

  /// Returns the animation of an animatable property; nil for others.
  final class func standardAction(_ event: String) -> (any CAAction)? {
    guard let path = AnimatableKeyPath(event), path.wholeName == event else { return nil }
    return CABasicAnimation(keyPath: event)
  }

  /// Animates a change that follows of a property in `LayerExtras`, as its action says.
  func animateStoredChange(of key: String) {
    guard let recorder = SimulatedDevice.current?.recorder,
      AnimatableKeyPath(key) != nil || type(of: self).needsDisplay(forKey: key),
      isOnScreen(recorder)
    else { return }
    runAction(of: key, recorder)
  }

  /// Runs the action of a change that follows: an animation without a start value starts at the
  /// presentation value.
  func runAction(of key: String, _ recorder: AnimationRecorder) {
    guard !recorder.transactions.disablesActions, let action = action(forKey: key) else { return }
    guard let change = (action as? CABasicAnimation)?.duplicate() else {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    if change.keyPath == nil { change.keyPath = key }
    let path = AnimatableKeyPath(key) ?? AnimatableKeyPath(custom: key, like: property(key))
    if change.fromValue == nil, let path {
      change.fromValue = path.value(path.read(self, at: recorder.clock.now))
    }
    addAnimation(change, key)
  }
}

extension UIView: CALayerDelegate {
  /// Returns the action of a change of the view's layer: inside an animation block, an animation with
  /// its timing for the properties that blocks animate, and `NSNull`, no action, otherwise.
  final func blockAction(_ event: String) -> any CAAction {
    guard let recorder = SimulatedDevice.current?.recorder, recorder.isRecording,
      let group = recorder.current?.group, let path = AnimatableKeyPath(event), path.isOfBlocks
    else { return NSNull() }
    return group.plainAnimation(of: event)
  }
}
