/// The first responder during and after a transition.
extension Transition {
  /// Resigns the first responder in the disappearing view as soon as its disappearance is certain;
  /// an interactive transition does so when it finishes (fault F048).
  final func resignResponder() {
    let device = SimulatedDevice.current
    // A form sheet that is certain to disappear keeps the keyboard no longer.
    defer { device?.keyboard.responderDidChange() }
    guard let first = device?.firstResponder,
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

extension UIViewController {
  /// Whether the controller keeps the keyboard although no text input is first responder (UIKit row
  /// 323).
  package final var isKeepingKeyboard: Bool {
    guard let keyboard = SimulatedDevice.current?.keyboard, keyboard.owner == nil else {
      return false
    }
    return keyboard.isShown && keyboard.keeper === self
  }
}
