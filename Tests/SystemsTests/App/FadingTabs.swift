import HeadlessUIKit

/// A tab bar controller whose tabs fade: programmatically, by a tap, and interactively by a pan to the left.
final class FadingTabs: UITabBarController, UITabBarControllerDelegate {
  var animator: any UIViewControllerAnimatedTransitioning = Fade()
  private(set) var interaction: PanInteraction?
  /// The driver of a transition that starts without a pan.
  var noninteractiveDriver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interaction = PanInteraction(on: view) {
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
    if let interaction, interaction.isPanning { return interaction.driver }
    return noninteractiveDriver
  }
}
