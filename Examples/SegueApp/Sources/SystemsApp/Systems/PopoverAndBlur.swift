import SegueCore

extension System {
  static let popoverAndBlur = System(
    18, "A popover and a blur",
    "A popover at its source view; a blur behind a full-screen presentation.",
    pushing: { PopoverViewController() })
}

/// Presents a popover from one of its buttons, on a phone too.
final class PopoverViewController: ScreenViewController, UIPopoverPresentationControllerDelegate {
  private lazy var source = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Popover") { [weak self] _ in self?.presentPopover() })

  init() { super.init("Popover", buttons: [.presenting("Blur") { Self.makeBlurred() }]) }

  required init?(coder: NSCoder) { nil }

  override func makeContent() -> [UIView] { [source] }

  private func presentPopover() {
    let menu = ScreenViewController("Menu")
    menu.preferredContentSize = CGSize(width: 240, height: 160)
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = source
    menu.popoverPresentationController?.sourceRect = source.bounds
    menu.popoverPresentationController?.delegate = self
    present(menu, animated: true)
  }

  /// A phone would show a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  private static func makeBlurred() -> UIViewController {
    let cover = ScreenViewController("Blur", "The screen below is blurred.")
    cover.use(Transitions.blurred)
    cover.view.backgroundColor = .clear
    return cover
  }
}
