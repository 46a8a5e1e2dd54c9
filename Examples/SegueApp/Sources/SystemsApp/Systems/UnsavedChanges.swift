import SegueCore

extension System {
  static let unsavedChanges = System(
    21, "Unsaved changes",
    "The system's sheet, with a confirmation before unsaved changes are discarded.",
    presenting: {
      let stack = UINavigationController(rootViewController: EditorViewController())
      stack.modalPresentationStyle = .pageSheet
      return stack
    })
}

/// A note in a navigation controller, which asks before changes are discarded.
final class EditorViewController: ScreenViewController, UIAdaptivePresentationControllerDelegate {
  private var hasChanges = false {
    didSet {
      // Prevents interactive dismissals of the presented navigation controller.
      isModalInPresentation = hasChanges
      text = hasChanges ? "There are unsaved changes." : "There are no changes."
    }
  }

  init() {
    super.init(
      "Note", "There are no changes.",
      buttons: [
        ScreenButton("Write") { ($0 as? Self)?.hasChanges = true },
        ScreenButton("Save") { ($0 as? Self)?.hasChanges = false },
        ScreenButton("Cancel") { ($0 as? Self)?.cancel() },
      ])
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The navigation controller is the presented one.
    navigationController?.presentationController?.delegate = self
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { confirm() }

  private func cancel() {
    if hasChanges { confirm() } else { dismiss(animated: true) }
  }

  private func confirm() {
    let alert = UIAlertController(
      title: "Discard changes?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    present(alert, animated: true)
  }
}
