/// Changes of the first responder.
extension UIResponder {
  final func performBecomeFirstResponder() -> Bool {
    guard let device = SimulatedDevice.current else { return false }
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, isReachable else { return false }
    return device.keyboard.groupChanges {
      if let present = device.firstResponder, !present.resignFirstResponder() { return false }
      device.firstResponder = self
      return true
    }
  }

  final func performResignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    dropFirstPlace()
    return true
  }

  /// Resigns first responder unconditionally.
  final func dropFirstPlace() {
    guard let device = SimulatedDevice.current else { return }
    device.keyboard.groupChanges {
      device.firstResponder = nil
      didResign()
    }
  }
}

extension UIViewController {
  /// Returns the view's superview; a configuration choice selects the presenting controller for a
  /// presented one (UIKit row 305).
  final func findNext() -> UIResponder? {
    let choices = SimulatedDevice.current?.configuration.choices
    if choices?.presentedControllersNextIsThePresenter == true, let activePresentation {
      return activePresentation.presenter
    }
    return existingView?.parent ?? parent
  }
}

extension UIView {
  final func endEditingInTree(_ force: Bool) -> Bool {
    guard let first = SimulatedDevice.current?.firstResponder, first.isInside(self) else {
      return true
    }
    if force { first.dropFirstPlace() }
    return first.resignFirstResponder()
  }
}
