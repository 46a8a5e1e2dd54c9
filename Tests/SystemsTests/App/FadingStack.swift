import HeadlessUIKit

/// A navigation controller whose pages fade.
final class FadingStack: UINavigationController, UINavigationControllerDelegate {
  var animator: any UIViewControllerAnimatedTransitioning = Fade()
  /// The driver of the next transition, or `nil` for a noninteractive one.
  var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
