/// Dismissal by a person: who is asked, and who is told (UIKit rows 223-231).
extension UIPresentationController {
  /// Whether a person may not dismiss it; a controller inside the presented one counts too while it
  /// is to be seen.
  final var isModal: Bool { presentedViewController.isModalOnScreen }

  private var judge: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? presentation?.original.controller.delegate
  }

  /// Whether it stands, with nothing of its own upon it, so that a person can begin to dismiss it.
  final var canBeDismissedByPerson: Bool {
    guard let presentation, presentation.phase == .presented, presentation.transition == nil
    else { return false }
    return presentation.presented.ownPresentation == nil && !presentation.isDismissedBelow
  }

  /// Asks whether a person may dismiss it; one that is modal is not asked (UIKit row 224).
  final func asksWhetherToDismiss() -> Bool {
    guard !isModal else { return false }
    log("presentationControllerShouldDismiss")
    return judge?.presentationControllerShouldDismiss(self) ?? true
  }

  /// A person has tried to and may not (UIKit rows 224, 225).
  final func tellAttempt() {
    log("presentationControllerDidAttemptToDismiss")
    judge?.presentationControllerDidAttemptToDismiss(self)
  }

  /// Starts the dismissal that the delegate has agreed to (UIKit rows 223, 228, 229).
  ///
  /// - Returns: Whether it has started; what the delegate does may settle the matter before.
  @discardableResult
  final func startDismissalByPerson() -> Bool {
    guard let presentation, let device = SimulatedDevice.current else { return false }
    log("presentationControllerWillDismiss")
    judge?.presentationControllerWillDismiss(self)
    guard canBeDismissedByPerson else { return false }
    let judge = judge
    presentation.dismiss(
      animated: true,
      completion: { [self] in
        log("presentationControllerDidDismiss")
        judge?.presentationControllerDidDismiss(self)
      }, on: device)
    return true
  }

  /// A tap beside it.
  final func dismissByPerson() {
    guard canBeDismissedByPerson else { return }
    guard asksWhetherToDismiss() else { return tellAttempt() }
    startDismissalByPerson()
  }

  private func log(_ call: String) {
    SimulatedDevice.current?.log(.delegate, presentedViewController, call)
  }
}

extension UIViewController {
  fileprivate var isModalOnScreen: Bool {
    isModalInPresentation
      || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalOnScreen }
  }
}
