import HeadlessUIKit
import SegueCore

/// A style that uses UIKit's protocols directly and satisfies every invariant; each of its
/// subclasses has one error.
class PlainStyle: NSObject, TransitionStyle, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var isPresenting = true

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isPresenting = false
    return self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting {
      context.containerView.addSubview(view)
      position(view, context)
      view.alpha = 0
    }
    let end = isPresenting ? presentedAlpha(context) : 0
    UIView.animate(withDuration: context.isAnimated ? 0.2 : 0) {
      view.alpha = end
    } completion: { [self] _ in
      // The view must be opaque for its next use.
      if isPresenting == context.transitionWasCancelled { view.alpha = 1 }
      complete(context)
    }
  }

  func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = context.containerView.bounds
  }
  func presentedAlpha(_ context: any UIViewControllerContextTransitioning) -> CGFloat { 1 }
  func complete(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Whether the context's transition is a dismissal.
  func isDismissing(_ context: any UIViewControllerContextTransitioning) -> Bool {
    context.viewController(forKey: .from)?.isBeingDismissed ?? false
  }

  /// Adds a view to the window, for styles that leave it there.
  func decorate(_ context: any UIViewControllerContextTransitioning) {
    let decoration = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    decoration.accessibilityIdentifier = "decoration"
    context.containerView.window?.addSubview(decoration)
  }
}
