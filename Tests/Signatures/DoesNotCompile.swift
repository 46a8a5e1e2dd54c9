// What does not compile with UIKit, and must not compile with HeadlessUIKit: every line that ends with the
// comment 'error', and no other line. The messages differ.
#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A requirement that is optional needs '?' (UIKit row 349).
@MainActor func callOptionalRequirements(
  navigation: any UINavigationControllerDelegate, stack: UINavigationController,
  controller: UIViewController, modal: any UIViewControllerTransitioningDelegate,
  animator: any UIViewControllerAnimatedTransitioning,
  interaction: any UIViewControllerInteractiveTransitioning,
  animation: any UIViewImplicitlyAnimating, scrolling: any UIScrollViewDelegate
) {
  navigation.navigationController(stack, didShow: controller, animated: true)  // error
  _ = modal.animationController(forDismissed: controller)  // error
  animator.animationEnded(true)  // error
  if interaction.wantsInteractiveStart {}  // error
  animation.addAnimations {}  // error
  animation.addAnimations({}, delayFactor: 0.5)  // error
  animation.addCompletion { _ in }  // error
  animation.continueAnimation(withTimingParameters: nil, durationFactor: 1)  // error
  scrolling.scrollViewDidScroll(UIScrollView())  // error
}

/// A delegate is an object of Objective-C (UIKit row 348).
final class Delegate: UIScrollViewDelegate {}  // error
