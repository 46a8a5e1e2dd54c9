import HeadlessUIKit

/// A sheet's delegate that allows or prevents the dismissal, and logs its calls.
final class SheetJudge: NSObject, UISheetPresentationControllerDelegate {
  private let log: CallLog
  /// Whether the user may dismiss the sheet.
  var mayDismiss = true
  /// Closures by delegate call, such as "willDismiss"; each is called after the call is logged.
  var hooks: [String: () -> Void] = [:]

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  private func note(_ call: String) {
    log.add("judge.\(call)")
    hooks[call]?()
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    note("shouldDismiss")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { note("didAttempt") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let detent = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nothing"
    note("changed \(detent.split(separator: ".").last ?? "")")
  }
}
