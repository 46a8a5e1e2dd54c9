/// Dismissal by the user, and the delegate's methods for it (UIKit rows 223-231).
extension UIPresentationController {
  /// Whether the presented controller, or a visible child of it, prevents a dismissal by the user.
  final var isModal: Bool { presentedViewController.isModalOnScreen }

  private var dismissalDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? presentation?.original.controller.delegate
  }

  /// Whether the user can begin a dismissal: it is presented, and presents nothing itself.
  final var canBeDismissedByUser: Bool {
    guard let presentation, presentation.phase == .presented, presentation.transition == nil
    else { return false }
    return presentation.presented.ownPresentation == nil && !presentation.isDismissedBelow
  }

  /// Asks the delegate whether the user may dismiss; `false` if it is modal (UIKit row 224).
  final func askDelegateToDismiss() -> Bool {
    guard !isModal else { return false }
    log("presentationControllerShouldDismiss")
    return dismissalDelegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Tells the delegate that a dismissal was prevented (UIKit rows 224, 225).
  final func notifyDismissAttempt() {
    log("presentationControllerDidAttemptToDismiss")
    dismissalDelegate?.presentationControllerDidAttemptToDismiss(self)
  }

  /// Starts the dismissal that the delegate has allowed (UIKit rows 223, 228, 229).
  ///
  /// - Returns: Whether the dismissal has started: the delegate's callback may have dismissed the
  ///   controller itself, or presented another one.
  @discardableResult
  final func startDismissalByUser() -> Bool {
    guard let presentation, let device = SimulatedDevice.current else { return false }
    log("presentationControllerWillDismiss")
    dismissalDelegate?.presentationControllerWillDismiss(self)
    guard canBeDismissedByUser else { return false }
    let dismissalDelegate = dismissalDelegate
    presentation.dismiss(
      animated: true,
      completion: { [self] in
        // It runs after a cancellation as well (UIKit row 93).
        if self.presentation?.phase == .presented { return }
        log("presentationControllerDidDismiss")
        dismissalDelegate?.presentationControllerDidDismiss(self)
      }, on: device)
    return true
  }

  /// Dismisses after a tap outside the presented view.
  final func dismissByUser() {
    guard canBeDismissedByUser else { return }
    guard askDelegateToDismiss() else { return notifyDismissAttempt() }
    startDismissalByUser()
  }

  private func log(_ call: String) {
    SimulatedDevice.current?.log(.delegate, presentedViewController, call)
  }
}

extension UIViewController {
  fileprivate var isModalOnScreen: Bool {
    isModalInPresentation
      || children.contains { $0.existingView?.window != nil && $0.isModalOnScreen }
  }
}
