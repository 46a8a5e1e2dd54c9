import HeadlessUIKit

/// A stack whose pages lie side by side: a push moves both to the left, a pop both to the right. A
/// finger that pans to the right pops, one that pans to the left pushes the next page.
final class SideStack: UINavigationController, UINavigationControllerDelegate {
  private var popHand: Hand?
  private var pushHand: Hand?
  /// The page that the finger pushes.
  var following: () -> UIViewController? = { nil }
  /// What the delegate was asked.
  private(set) var questions: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    // Two fingers' worth of room: the lower half pushes, the upper half pops.
    let halves = [UIView(frame: .zero), UIView(frame: .zero)]
    for (index, half) in halves.enumerated() {
      half.frame = CGRect(x: 0, y: 400 * CGFloat(index), width: 400, height: 400)
      view.addSubview(half)
    }
    popHand = Hand(on: halves[0]) {
      $0.x / 400
    } begin: { [weak self] in
      self?.popViewController(animated: true)
    }
    pushHand = Hand(on: halves[1]) {
      -$0.x / 400
    } begin: { [weak self] in
      if let self, let page = following() { pushViewController(page, animated: true) }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("\(operation) to \(toVC.title ?? "")")
    return operation == .push ? SidePush() : SidePop()
  }

  /// Which one is asked for shows only by the animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("drives \(type(of: animationController))")
    let hand = animationController is SidePush ? pushHand : popHand
    return hand.flatMap { $0.isPanning ? $0.driver : nil }
  }
}

/// Both pages one width to the left.
final class SidePush: SideMove {
  init() { super.init(direction: -1) }
}

/// Both pages one width to the right.
final class SidePop: SideMove {
  init() { super.init(direction: 1) }
}

/// Moves two pages as if they were one sheet of paper: 0.4 s in a straight line.
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
      let coming = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let place = context.finalFrame(for: coming)
    let way = direction * place.width
    to.frame = place.offsetBy(dx: -way, dy: 0)
    context.containerView.addSubview(to)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      from.frame = place.offsetBy(dx: way, dy: 0)
      to.frame = place
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
