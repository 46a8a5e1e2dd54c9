import HeadlessUIKit

/// A screen that comes from the right over the whole one before, and leaves downwards; it is its own
/// transitioning delegate, and a finger that pans down takes it off.
final class Panel: Page, UIViewControllerTransitioningDelegate {
  private var hand: Hand?
  /// The driver of the next presentation; nil lets it run by itself.
  var presentationDriver: UIPercentDrivenInteractiveTransition?
  var presentAnimator: (any UIViewControllerAnimatedTransitioning)? = FromRight()
  var dismissAnimator: (any UIViewControllerAnimatedTransitioning)? = Downwards()
  /// Whether a dismissal by code is left to the system.
  var animatesOnlyUnderFinger = false
  /// What the delegate was asked.
  private(set) var questions: [String] = []
  /// How often the completion of a dismissal by the hand ran.
  private(set) var dismissals = 0

  override init(_ name: String) {
    super.init(name)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    hand = Hand(on: view) {
      $0.y / 800
    } begin: { [weak self] in
      self?.dismiss(animated: true) { self?.dismissals += 1 }
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("presents")
    return presentAnimator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    questions.append("dismisses")
    return animatesOnlyUnderFinger && hand?.isPanning != true ? nil : dismissAnimator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("drives \(type(of: animator))")
    return presentationDriver
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    questions.append("drives \(type(of: animator))")
    return hand.flatMap { $0.isPanning ? $0.driver : nil }
  }
}

/// From outside the right edge to the final frame, 0.4 s in a straight line.
final class FromRight: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the transition said that it is to be seen moving.
  private(set) var saysAnimated: Bool?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { context?.isAnimated == false ? 0 : 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    saysAnimated = context.isAnimated
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

/// Down past the bottom edge, 0.2 s in a straight line.
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
