/// Traits: notification of changes, and colors that depend on them.
extension UIView {
  /// Updates the view for its environment: resolves colors and, in a window, notifies of traits
  /// that differ from its last ones in a window (UIKit row 37).
  ///
  /// - Parameter surroundings: The traits of the superview or controller.
  final func inheritTraits(_ surroundings: UITraitCollection, isInWindow: Bool) {
    SimulatedDevice.active?.noteTraitChange()
    let isPlain = controller == nil && !overridesTraits && autoresizing.style == .unspecified
    let traits = isPlain ? surroundings : traitCollection
    if isInWindow {
      // A view that was in no window yet starts with the screen's traits.
      let old = lastTraits ?? SimulatedDevice.current?.screen.currentTraits ?? traits
      lastTraits = traits
      if old !== traits, !old.isEqual(traits) {
        let outer = SimulatedDevice.current?.traitNotification
        SimulatedDevice.current?.traitNotification = self
        notifyTraitChange(from: old)
        SimulatedDevice.current?.traitNotification = outer
      }
    }
    if let color = backgroundColor {
      ownLayer.backgroundColor = color.resolvedColor(with: traits).cgColor
    }
    for child in children { child.inheritTraits(traits, isInWindow: isInWindow) }
  }

  /// The traits of the view's environment.
  final var inheritedTraits: UITraitCollection {
    if let traitsBeforeUpdate { return traitsBeforeUpdate }
    let traits =
      controller?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    return traits.with(autoresizing.style)
  }

  final func changeBackground(to color: UIColor?) {
    ownBackground = color
    ownLayer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  final func layoutDirectionDidChange() {
    SimulatedDevice.active?.noteTraitChange()
    setNeedsLayoutInTree()
  }

  /// The traits of a view that waits for its update, which follows the callbacks of the views above
  /// it; otherwise `nil` (UIKit row 342).
  final var traitsBeforeUpdate: UITraitCollection? {
    guard let notified = SimulatedDevice.current?.traitNotification, notified !== self,
      isInside(notified)
    else { return nil }
    return lastTraits
  }

  /// Updates the traits of the view and its superviews, if they wait for the end of a callback.
  final func updateWaitingTraits() {
    guard let device = SimulatedDevice.current, let notified = device.traitNotification,
      notified !== self, isInside(notified)
    else { return }
    var top = self
    while let parent = top.parent, parent !== notified { top = parent }
    device.traitNotification = nil
    top.inheritTraits(notified.traitCollection, isInWindow: top.window != nil)
    device.traitNotification = notified
  }

  /// Notifies this view, and descendants without their own tint color, of a changed tint color.
  final func notifyTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.notifyTint() }
  }

  /// Notifies this view, and descendants without their own mode, that the tint color is dimmed or not.
  final func notifyTintMode() {
    tintColorDidChange()
    for child in children where child.ownTintMode == .automatic { child.notifyTintMode() }
  }

  private func notifyTraitChange(from old: UITraitCollection) {
    if let controller, let presentation = controller.activePresentation,
      presentation.presented === controller
    {
      presentation.controller.traitCollectionDidChange(old)
      presentation.controller.callTraitHandlers(from: old, to: traitCollection)
    }
    controller?.traitCollectionDidChange(old)
    controller?.callTraitHandlers(from: old, to: traitCollection)
    traitCollectionDidChange(old)
    callTraitHandlers(from: old, to: traitCollection)
    // Layout depends on traits: bars are lower in compact height.
    setNeedsLayout()
  }
}
