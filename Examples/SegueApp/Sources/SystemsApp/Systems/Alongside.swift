import SegueCore

extension System {
  static let alongside = System(
    27, "Alongside a transition",
    "A badge animates alongside its screen, also when the transition is canceled.",
    container: {
      let orders = ScreenViewController(
        "Orders", buttons: [.pushing("Open the order") { OrderViewController() }, .close])
      let stack = UINavigationController(rootViewController: orders)
      stack.use(Transitions.swipeBack)
      return stack
    })
}

/// A screen with a badge that travels farther than the screen itself.
final class OrderViewController: ScreenViewController {
  private let badge = UILabel(text: "Paid", style: .headline, color: .systemGreen)

  init() { super.init("Order", "Swipe back slowly.", buttons: []) }

  required init?(coder: NSCoder) { nil }

  override func makeContent() -> [UIView] { [badge] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A canceled swipe back makes the view appear again; the badge is reversed by itself.
    guard isMovingToParent else { return }
    displaceBadge(true)
    animateBadge(isDisplaced: false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { animateBadge(isDisplaced: true) }
  }

  private func animateBadge(isDisplaced: Bool) {
    transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
      self?.displaceBadge(isDisplaced)
    }) { [weak self] _ in
      self?.displaceBadge(false)
    }
  }

  private func displaceBadge(_ isDisplaced: Bool) {
    badge.transform = isDisplaced ? CGAffineTransform(translationX: 200, y: 0) : .identity
    badge.alpha = isDisplaced ? 0 : 1
  }
}
