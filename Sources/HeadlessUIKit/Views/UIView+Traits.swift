/// Traits: who hears that they changed, and colors that depend on them.
extension UIView {
  /// The view is somewhere else, or its surroundings changed: it takes colors for its traits, and in
  /// a window it hears of traits that are not those it had there last (UIKit row 37).
  ///
  /// - Parameter surroundings: The traits of what the view lies in.
  final func inheritTraits(_ surroundings: UITraitCollection, isInWindow: Bool) {
    let traits = controller == nil && !hasTraitsOfItsOwn ? surroundings : traitCollection
    if isInWindow {
      // What was in no window yet counts as made for the screen.
      let old = lastTraits ?? SimulatedDevice.current?.screen.currentTraits ?? traits
      lastTraits = traits
      if old !== traits, !old.isEqual(traits) { tellTraitChange(from: old) }
    }
    if let color = backgroundColor {
      layer.backgroundColor = color.resolvedColor(with: traits).cgColor
    }
    for child in children { child.inheritTraits(traits, isInWindow: isInWindow) }
  }

  /// The tint changed for this view and those in it that have none of their own.
  final func tellTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tellTint() }
  }

  private func tellTraitChange(from old: UITraitCollection) {
    if let controller, let presentation = controller.activePresentation,
      presentation.presented === controller
    {
      presentation.controller.traitCollectionDidChange(old)
    }
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    // Layout reads traits: a bar is lower where its surroundings are.
    setNeedsLayout()
  }
}
