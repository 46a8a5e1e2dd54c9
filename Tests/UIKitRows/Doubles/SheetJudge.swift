import HeadlessUIKit

/// Decides about a sheet's dismissal, and logs what it is asked and told.
final class SheetJudge: NSObject, UISheetPresentationControllerDelegate {
  private let log: CallLog
  /// Whether the person may dismiss.
  var mayDismiss = true
  /// Run in a call, after it is logged: "willDismiss" and so on.
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
    let now = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nothing"
    note("changed \(now.split(separator: ".").last ?? "")")
  }
}
