import HeadlessUIKit

/// A navigation controller whose pages lie side by side: a push moves both to the left, a pop both
/// to the right. A pan to the right pops, and a pan to the left pushes the next page.
final class SideStack: UINavigationController, UINavigationControllerDelegate {
  private var popInteraction: PanInteraction?
  private var pushInteraction: PanInteraction?
  /// Returns the page that a pan pushes.
  var nextPage: () -> UIViewController? = { nil }
  /// The delegate calls, in order.
  private(set) var delegateCalls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    // Separate areas for both pans: the lower half pushes, the upper half pops.
    let halves = [UIView(frame: .zero), UIView(frame: .zero)]
    for (index, half) in halves.enumerated() {
      half.frame = CGRect(x: 0, y: 400 * CGFloat(index), width: 400, height: 400)
      view.addSubview(half)
    }
    popInteraction = PanInteraction(on: halves[0]) {
      $0.x / 400
    } begin: { [weak self] in
      self?.popViewController(animated: true)
    }
    pushInteraction = PanInteraction(on: halves[1]) {
      -$0.x / 400
    } begin: { [weak self] in
      if let self, let page = nextPage() { pushViewController(page, animated: true) }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegateCalls.append("\(operation) to \(toVC.title ?? "")")
    return operation == .push ? SidePush() : SidePop()
  }

  /// The animator identifies the operation.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegateCalls.append("interaction for \(type(of: animationController))")
    let interaction = animationController is SidePush ? pushInteraction : popInteraction
    return interaction.flatMap { $0.isPanning ? $0.driver : nil }
  }
}

/// Moves both pages one width to the left.
final class SidePush: SideMove {
  init() { super.init(direction: -1) }
}

/// Moves both pages one width to the right.
final class SidePop: SideMove {
  init() { super.init(direction: 1) }
}

/// Moves two pages together, edge to edge, linearly over 0.4 s.
class SideMove: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: CGFloat

  init(direction: CGFloat) {
    self.direction = direction
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let appearing = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let frame = context.finalFrame(for: appearing)
    let offset = direction * frame.width
    to.frame = frame.offsetBy(dx: -offset, dy: 0)
    context.containerView.addSubview(to)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      from.frame = frame.offsetBy(dx: offset, dy: 0)
      to.frame = frame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
