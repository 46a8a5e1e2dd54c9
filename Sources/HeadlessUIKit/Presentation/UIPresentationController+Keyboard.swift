/// The keyboard of fields in the presented view.
extension UIPresentationController {
  /// Returns the keyboard's overlap with the container, pt; 0 unless it was last shown
  /// for a field in the presented view.
  final func keyboardOverlap(in container: UIView) -> CGFloat {
    guard let device = SimulatedDevice.current, let keyboard = device.keyboardFrame,
      let view = presentedView, device.keyboard.lastOwner?.isInside(view) == true
    else { return 0 }
    return max(0, container.bounds.maxY - container.convert(keyboard.origin, from: nil).y)
  }
}
