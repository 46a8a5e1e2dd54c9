import SegueCore

extension System {
  static let sizeChanges = System(
    3, "Size changes",
    "A size change is passed down to all children, and the panel's frame follows it.",
    presenting: {
      let panel = SizeContainerViewController()
      panel.use(Transitions.resizing)
      return panel
    })
}

/// A screen with a child, to which it passes half of its width.
final class SizeContainerViewController: ScreenViewController {
  private let child = SizeViewController()

  init() { super.init("Sizes", "Rotate the device: the child shows its new size.") }

  required init?(coder: NSCoder) { nil }

  override func makeContent() -> [UIView] { [child.view] }

  override func viewDidLoad() {
    addChild(child)
    super.viewDidLoad()
    child.didMove(toParent: self)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
}

/// Shows the size that its parent passes down, alongside the change.
final class SizeViewController: UIViewController {
  private let label = UILabel(text: "No change yet")

  override func loadView() { view = label }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [label] _ in
      label.text = "\(Int(size.width)) x \(Int(size.height))"
    })
  }
}
