import HeadlessUIKit

/// A delegate of a popover that answers as it is told and notes what it is asked.
// A conformance to a protocol that refines an isolated one is not isolated by itself.
final class LoggingPopoverDelegate: NSObject, @MainActor UIPopoverPresentationControllerDelegate {
  private(set) var calls: [String] = []
  var mayDismiss = true
  /// The style in compact environments; nil leaves it to the controller.
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
