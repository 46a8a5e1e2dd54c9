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

/// The key window, which has the first responder (UIKit row 352).
extension Keyboard {
  /// A window that was key.
  struct KeyWindow {
    @BoxedReference var window: UIWindow?
    /// The first responder that the window had.
    @BoxedReference var responder: UIResponder?
  }

  /// Resigns the first responder of a window that is no longer key, and restores the one that the new
  /// key window had.
  func keyWindowDidChange(from old: UIWindow?, to new: UIWindow) {
    let responder = earlierKeyWindows.last { $0.window === new }?.responder
    earlierKeyWindows.removeAll { $0.window === new || $0.window === old || $0.window == nil }
    groupChanges {
      if let old {
        let first = device.firstResponder.flatMap { $0.isInside(old) ? $0 : nil }
        earlierKeyWindows.append(KeyWindow(window: .init(old), responder: .init(first)))
        first?.dropFirstPlace()
      }
      if device.firstResponder == nil { responder?.becomeFirstResponder() }
    }
  }

  /// Returns the window that is key when another one is hidden: the latest that was key and is visible,
  /// or else the frontmost one of the app.
  func keyWindow(after hidden: UIWindow) -> UIWindow? {
    let visible = device.windows.filter { $0 !== hidden }
    let earlier = earlierKeyWindows.reversed().lazy.compactMap(\.window)
    return earlier.first { visible.contains($0) } ?? visible.last { $0.rootViewController != nil }
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
