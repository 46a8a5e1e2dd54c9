/// Traits: who hears that they changed, and colours that depend on them.
extension UIView {
  /// A view that comes into a tree takes colours for its traits.
  final func inheritTraits() {
    if let colour = backgroundColor {
      layer.backgroundColor = colour.resolvedColor(with: traitCollection).cgColor
    }
    for child in children { child.inheritTraits() }
  }

  /// The tint changed for this view and those in it that have none of their own.
  final func tellTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tellTint() }
  }

  final func tellTraitChange(from old: UITraitCollection) {
    if let controller, let presentation = controller.activePresentation,
      presentation.presented === controller
    {
      presentation.controller.traitCollectionDidChange(old)
    }
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    // Layout reads traits: a bar is lower where its surroundings are.
    setNeedsLayout()
    if let colour = backgroundColor {
      layer.backgroundColor = colour.resolvedColor(with: traitCollection).cgColor
    }
    for child in children { child.tellTraitChange(from: old) }
  }
}
