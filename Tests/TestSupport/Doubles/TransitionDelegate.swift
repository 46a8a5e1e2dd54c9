package import HeadlessUIKit

/// A delegate of presentations and navigation controllers that supplies the objects of the next
/// transition, in both directions.
package final class TransitionDelegate: NSObject {
  /// The animator; `nil` for that of the system.
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller; `nil` for a noninteractive transition.
  package var driver: UIPercentDrivenInteractiveTransition?

  package init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.animator = animator
    super.init()
  }
}

extension TransitionDelegate: UIViewControllerTransitioningDelegate {
  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

extension TransitionDelegate: UINavigationControllerDelegate {
  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
