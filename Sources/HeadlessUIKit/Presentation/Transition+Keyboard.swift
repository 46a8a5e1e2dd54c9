/// The first responder during a transition.
extension Transition {
  /// Resigns the first responder in the disappearing view as soon as its disappearance is certain;
  /// an interactive transition does so when it finishes (fault F048).
  final func resignResponder() {
    guard let view = context?.scene.from.existingView,
      let first = SimulatedDevice.current?.firstResponder as? UIView, first.isInside(view)
    else { return }
    resignedResponder = first
    first.dropFirstPlace()
  }

  final func restoreResponder(on device: SimulatedDevice) {
    if device.firstResponder == nil { resignedResponder?.becomeFirstResponder() }
  }
}
