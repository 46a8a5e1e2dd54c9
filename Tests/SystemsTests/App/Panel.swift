import HeadlessUIKit

/// A view controller that is presented from the right over the whole screen and dismissed downward.
/// It is its own transitioning delegate, and a downward pan dismisses it.
final class Panel: Page, UIViewControllerTransitioningDelegate {
  private var interaction: PanInteraction?
  /// The driver of the next presentation, or `nil` for a noninteractive one.
  var presentationDriver: UIPercentDrivenInteractiveTransition?
  var presentAnimator: (any UIViewControllerAnimatedTransitioning)? = FromRight()
  var dismissAnimator: (any UIViewControllerAnimatedTransitioning)? = Downwards()
  /// Whether a programmatic dismissal uses the system's transition.
  var animatesOnlyInteractively = false
  /// The delegate calls, in order.
  private(set) var delegateCalls: [String] = []
  /// The number of completions of interactive dismissals.
  private(set) var dismissals = 0

  override init(_ name: String) {
    super.init(name)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    interaction = PanInteraction(on: view) {
      $0.y / 800
    } begin: { [weak self] in
      self?.dismiss(animated: true) { self?.dismissals += 1 }
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegateCalls.append("presents")
    return presentAnimator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    delegateCalls.append("dismisses")
    return animatesOnlyInteractively && interaction?.isPanning != true ? nil : dismissAnimator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegateCalls.append("interaction for \(type(of: animator))")
    return presentationDriver
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    delegateCalls.append("interaction for \(type(of: animator))")
    return interaction.flatMap { $0.isPanning ? $0.driver : nil }
  }
}

/// Moves from outside the right edge to the final frame, linearly over 0.4 s.
final class FromRight: NSObject, UIViewControllerAnimatedTransitioning {
  /// The `isAnimated` value of the context.
  private(set) var isAnimated: Bool?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { context?.isAnimated == false ? 0 : 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    isAnimated = context.isAnimated
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let end = context.finalFrame(for: controller)
    view.frame = end.offsetBy(dx: context.containerView.bounds.width, dy: 0)
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      view.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Moves down past the bottom edge, linearly over 0.2 s.
final class Downwards: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      view.frame.origin.y += context.containerView.bounds.height
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
