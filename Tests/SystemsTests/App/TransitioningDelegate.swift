import HeadlessUIKit

/// A separate transitioning delegate, with one animator for both directions.
final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The driver of the next transition, or `nil` for a noninteractive one.
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    self.animator = animator
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}
