import SegueCore

extension System {
  static let propertyAnimator = System(
    26, "An interruptible animator",
    "One property animator for each transition, which a gesture interrupts and scrubs.",
    presenting: { ScrubbedViewController() })
}

/// A view controller whose fades a pan down scrubs.
final class ScrubbedViewController: ScreenViewController {
  private let transition = ScrubbedFade()

  init() {
    super.init("Fade", "Pan down, also while it fades in or out.")
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }
}

/// The transitioning delegate: an animator and an interaction controller for each transition.
final class ScrubbedFade: NSObject, UIViewControllerTransitioningDelegate {
  fileprivate private(set) var driver = UIPercentDrivenInteractiveTransition()
  /// Whether the pan begins the next transition.
  fileprivate var isPanning = false

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ScrubbedPresentationController(presented, presenting, self)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { InterruptibleFade() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { InterruptibleFade() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { makeDriver() }

  /// A transition that the pan did not begin can still be interrupted.
  private func makeDriver() -> UIPercentDrivenInteractiveTransition {
    driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = isPanning
    driver.completionCurve = .linear
    return driver
  }
}

/// Installs the pan on the container: the presented view receives no touches during a transition.
final class ScrubbedPresentationController: UIPresentationController {
  private unowned let fade: ScrubbedFade
  private let pan = UIPanGestureRecognizer()
  /// The fraction complete when the pan began.
  private var origin: CGFloat = 0

  init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ fade: ScrubbedFade
  ) {
    self.fade = fade
    super.init(presentedViewController: presented, presenting: presenting)
    pan.onAction { [weak self] _ in self?.track() }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.addGestureRecognizer(pan)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func track() {
    guard let containerView else { return }
    let isDismissal = presentedViewController.isBeingDismissed
    // A pan down leads to the end of a dismissal, and back to the start of a presentation.
    let distance = pan.translation(in: containerView).y / containerView.bounds.height
    let fraction = origin + (isDismissal ? distance : -distance)
    switch pan.state {
    case .began: begin()
    case .changed: fade.driver.update(fraction)
    case .ended: end(fraction > 0.4)
    case .cancelled: end(!isDismissal)
    default: break
    }
  }

  private func begin() {
    origin = 0
    fade.isPanning = true
    if presentedViewController.transitionCoordinator != nil {
      fade.driver.pause()
      origin = fade.driver.percentComplete
    } else {
      presentingViewController.dismiss(animated: true)
    }
  }

  private func end(_ finishes: Bool) {
    fade.isPanning = false
    finishes ? fade.driver.finish() : fade.driver.cancel()
  }
}

/// Fades the presented view in or out, linearly over 0.4 s.
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// Returns the same animator for the whole transition.
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .linear)
    self.animator = animator
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
      animator.addAnimations { view.alpha = 1 }
    } else if let view = context.view(forKey: .from) {
      animator.addAnimations { view.alpha = 0 }
      animator.addCompletion { _ in view.alpha = 1 }
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}
