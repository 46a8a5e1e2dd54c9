import HeadlessUIKit

/// A screen that protects its unsaved changes from accidental dismissal.
extension ScreenController {
  /// Whether the user can dismiss the screen: not with unsaved changes that the file protects by
  /// `shouldDismiss`.
  var mayBeDismissed: Bool {
    !(hasUnsavedChanges && plan.onDismissAttempt?.preventedBy == .shouldDismiss)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { mayBeDismissed }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { didAttemptToDismiss() }

  /// Handles a prevented attempt to dismiss, in the system's presentation or a style's.
  func didAttemptToDismiss() { presentQuestion() }

  /// Dismisses the screen as a Cancel button does, or asks first if changes are protected.
  func close() { preventsDismissal ? presentQuestion() : dismiss(animated: true) }

  private var preventsDismissal: Bool { hasUnsavedChanges && plan.onDismissAttempt != nil }

  private func presentQuestion() {
    guard preventsDismissal, let question = plan.onDismissAttempt?.present else { return }
    onAction(PresentAction(screen: question))
  }
}
