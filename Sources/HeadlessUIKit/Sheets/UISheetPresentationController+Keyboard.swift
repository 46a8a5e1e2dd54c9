/// Keyboard avoidance (UIKit row 248).
///
/// A sheet grows by the keyboard's height, up to its largest height; a floating sheet moves up.
/// Only a first responder inside the sheet counts: the documentation says only that the sheet
/// grows.
extension UISheetPresentationController {
  /// Returns the keyboard's overlap with the container, pt.
  func keyboardOverlap(in container: UIView) -> CGFloat {
    guard let device = SimulatedDevice.current, let keyboard = device.keyboardFrame,
      let typed = device.firstResponder as? UIView, let view = presentedView,
      typed.isInside(view)
    else { return 0 }
    return max(0, container.bounds.maxY - container.convert(keyboard.origin, from: nil).y)
  }

  /// Updates the layout for the keyboard. Call it in the block that animates the keyboard.
  func keyboardDidChange() {
    guard let presentation, !panGesture.isDragging, let view = presentedView, view.window != nil
    else { return }
    switch presentation.phase {
    case .presented where presentation.transition == nil:
      containerView?.setNeedsLayout()
      containerView?.layoutIfNeeded()
    case .presenting:
      // The presentation's final frame has changed.
      view.setUntransformedFrame(frameOfPresentedViewInContainerView)
      view.layoutIfNeeded()
    default: break
    }
  }
}
