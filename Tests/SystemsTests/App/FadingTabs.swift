import HeadlessUIKit

/// Tabs that fade, by code, by a tap, and under a finger that pans to the left.
final class FadingTabs: UITabBarController, UITabBarControllerDelegate {
  var animator: any UIViewControllerAnimatedTransitioning = Fade()
  private(set) var hand: Hand?
  /// The driver of a transition that begins without a finger.
  var lateDriver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    hand = Hand(on: view) {
      -$0.x / 400
    } begin: { [weak self] in
      self?.selectedIndex += 1
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let hand, hand.isPanning { return hand.driver }
    return lateDriver
  }
}
