import HeadlessUIKit

/// A form on the system's card that asks before its changes are thrown away.
final class Editor: Page, UIAdaptivePresentationControllerDelegate {
  /// How the app keeps the card from a person.
  enum Way: CaseIterable, Sendable { case isModal, shouldDismiss }

  private let way: Way
  /// Whether there is something to lose.
  var hasUnsavedChanges = false {
    didSet { isModalInPresentation = hasUnsavedChanges && way == .isModal }
  }
  /// What the delegate was asked and told.
  private(set) var told: [String] = []
  /// The question, while it stands.
  private(set) weak var question: UIAlertController?

  init(_ way: Way) {
    self.way = way
    super.init("editor")
    modalPresentationStyle = .pageSheet
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // In a stack the presentation is the stack's.
    let presented = navigationController ?? self
    presented.presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    told.append("shouldDismiss")
    return !hasUnsavedChanges || way == .isModal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    told.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    told.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    told.append("didAttempt")
    let alert = UIAlertController(
      title: "This is not saved", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .default) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Go on", style: .cancel))
    question = alert
    present(alert, animated: true)
  }
}
