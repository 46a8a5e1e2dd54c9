/// The interface style that windows, views and view controllers set for what they contain.
extension UIView {
  final func override(_ style: UIUserInterfaceStyle) {
    guard style != autoresizing.style else { return }
    autoresizing.style = style
    SimulatedDevice.active?.noteTraitChange()
    styleOverrideDidChange()
  }

  /// Notifies the view and those in it of their traits.
  final func passTraitsOn() {
    inheritTraits(parent?.traitCollection ?? traitCollection, isInWindow: window != nil)
  }
}

extension UIViewController {
  /// Notifies the controller and those in it, and what it presents, of their traits.
  final func styleOverrideDidChange() {
    SimulatedDevice.active?.noteTraitChange()
    existingView?.passTraitsOn()
  }
}

extension UITraitCollection {
  /// Returns the collection with an interface style, unless that is unspecified.
  nonisolated final func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return overlaid(by: UITraitCollection(userInterfaceStyle: style))
  }
}
