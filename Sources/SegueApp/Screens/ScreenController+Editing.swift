import HeadlessUIKit

/// A screen whose changes a person may not throw away by mistake, as an app writes it.
extension ScreenController {
  /// Whether a person may dismiss it: always where it is presented by itself; with changes that are
  /// not saved as the file says.
  var mayBeDismissed: Bool { !(hasUnsavedChanges && plan.onDismissAttempt?.by == .shouldDismiss) }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { mayBeDismissed }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { didAttemptToDismiss() }

  /// The user tried to dismiss it, whether the system's presentation or a style kept it.
  func didAttemptToDismiss() { ask() }

  /// What a button means that says "Cancel": as a pull, it may have to ask first.
  func close() { isKept ? ask() : dismiss(animated: true) }

  private var isKept: Bool { hasUnsavedChanges && plan.onDismissAttempt != nil }

  private func ask() {
    guard isKept, let question = plan.onDismissAttempt?.present else { return }
    onAction(PresentAction(screen: question))
  }
}
