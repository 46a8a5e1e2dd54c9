/// A sheet makes room for the keyboard, and takes it back (UIKit row 248).
///
/// A height is kept above the keyboard, up to the largest that there is; a floating sheet goes up.
/// Only a field in the sheet itself counts: the documentation says no more than that it grows.
extension UISheetPresentationController {
  /// What the keyboard covers of the container, pt.
  func keyboardOverlap(in container: UIView) -> CGFloat {
    guard let device = SimulatedDevice.current, let keyboard = device.keyboardFrame,
      let typed = device.firstResponder as? UIView, let view = presentedView,
      typed.isDescendant(of: view)
    else { return 0 }
    return max(0, container.bounds.maxY - container.convert(keyboard.origin, from: nil).y)
  }

  /// The keyboard comes or goes; called in the block that animates it.
  func keyboardDidChange() {
    guard let presentation, !finger.isHolding, let view = presentedView, view.window != nil
    else { return }
    switch presentation.phase {
    case .presented where presentation.transition == nil:
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    case .presenting:
      // Its way leads to another place now.
      view.place(in: frameOfPresentedViewInContainerView)
      view.layoutIfNeeded()
    default: break
    }
  }
}
