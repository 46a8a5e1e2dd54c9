/// The first responder during and after a transition.
extension Transition {
  /// Resigns the first responder in the disappearing view as soon as its disappearance is certain;
  /// an interactive transition does so when it finishes (fault F048).
  final func resignResponder() {
    guard let first = SimulatedDevice.current?.firstResponder as? UIView,
      let from = controllers?.from, let view = from.existingView, first.isInside(view)
    else { return }
    from.resignedResponder = first
    first.dropFirstPlace()
  }

  /// Makes the responder that a transition took from the shown controller first responder again,
  /// unless another one is: after a cancellation, and when the presentation or the pushed
  /// controller in front of it has ended (UIKit row 322).
  final func restoreResponder(_ completed: Bool, on device: SimulatedDevice) {
    guard let shown = completed ? controllers?.to : controllers?.from else { return }
    let resigned = shown.resignedResponder
    shown.resignedResponder = nil
    if device.firstResponder == nil { resigned?.becomeFirstResponder() }
  }
}
