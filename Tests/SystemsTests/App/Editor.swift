import HeadlessUIKit

/// A form in a page sheet that asks before its changes are discarded.
final class Editor: Page, UIAdaptivePresentationControllerDelegate {
  /// How the app prevents an interactive dismissal.
  enum Prevention: CaseIterable, Sendable { case isModal, shouldDismiss }

  private let prevention: Prevention
  /// Whether the form has unsaved changes.
  var hasUnsavedChanges = false {
    didSet { isModalInPresentation = hasUnsavedChanges && prevention == .isModal }
  }
  /// The delegate calls, in order.
  private(set) var delegateCalls: [String] = []
  /// The confirmation alert, while it is presented.
  private(set) weak var confirmation: UIAlertController?

  init(_ prevention: Prevention) {
    self.prevention = prevention
    super.init("editor")
    modalPresentationStyle = .pageSheet
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // In a navigation stack the navigation controller is presented.
    let presented = navigationController ?? self
    presented.presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    delegateCalls.append("shouldDismiss")
    return !hasUnsavedChanges || prevention == .isModal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    delegateCalls.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegateCalls.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    delegateCalls.append("didAttempt")
    let alert = UIAlertController(
      title: "This is not saved", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .default) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    confirmation = alert
    present(alert, animated: true)
  }
}
