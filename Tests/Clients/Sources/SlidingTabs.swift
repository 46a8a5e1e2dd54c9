// swift-format-ignore-file
import UIKit

// Idiom: a tab bar controller with an animator by index, and notifications by selector.

class SlidingTabs: UITabBarController, UITabBarControllerDelegate {
  @objc dynamic var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(returnToFirst), name: .UIApplicationDidEnterBackground, object: nil)
  }

  @objc private func returnToFirst(_ notification: Notification) { selectedIndex = 0 }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let from = viewControllers?.index(of: fromVC), let to = viewControllers?.index(of: toVC)
    else { return nil }
    changes += 1
    return TabAnimator(isForward: to > from)
  }
}

private extension Array where Element: Equatable {
  func index(of element: Element) -> Int? { return firstIndex(of: element) }
}

class TabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let fromView = transitionContext.view(forKey: .from)!
    let toView = transitionContext.view(forKey: .to)!
    let offset = isForward ? container.bounds.width : -container.bounds.width
    container.addSubview(toView)
    toView.frame = container.bounds.offsetBy(dx: offset, dy: 0)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.calculationModeLinear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          fromView.frame = fromView.frame.offsetBy(dx: -offset, dy: 0)
          toView.frame = container.bounds
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
