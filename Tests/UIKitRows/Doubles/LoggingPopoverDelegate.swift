import HeadlessUIKit

/// A popover delegate that logs its calls and returns the test's values.
// A conformance to a protocol that refines an isolated protocol is not isolated by default.
final class LoggingPopoverDelegate: NSObject, @MainActor UIPopoverPresentationControllerDelegate {
  private(set) var calls: [String] = []
  var mayDismiss = true
  /// The adaptive style; `nil` uses the presentation controller's default.
  var style: UIModalPresentationStyle?
  var adaptsOnlyWhenNarrow = false

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { calls.append("prepare") }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if adaptsOnlyWhenNarrow, traitCollection.horizontalSizeClass == .regular { return .none }
    return style ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    calls.append("should")
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempt") }
}
