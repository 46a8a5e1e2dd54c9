import HeadlessUIKit

/// A fade as an app writes it, by any of UIKit's three delegates and without Segue. It satisfies every
/// invariant; each of its subclasses has one bug.
class PlainFade: NSObject, UIViewControllerAnimatedTransitioning {
  /// The views of a transition.
  struct Stage {
    let context: any UIViewControllerContextTransitioning
    let isForward: Bool
    /// The view that appears above the other one, or disappears.
    let moving: UIView
    let below: UIViewController
  }

  private var isForward = true

  /// Changes the views before the animation.
  func prepare(_ stage: Stage) {}
  /// Changes the views in the animation.
  func animate(_ stage: Stage) { stage.moving.alpha = stage.isForward ? 1 : 0 }
  /// Changes the views after the animation.
  func finish(_ stage: Stage) { stage.moving.alpha = 1 }
  func complete(_ stage: Stage) {
    stage.context.completeTransition(!stage.context.transitionWasCancelled)
  }
  /// Returns the interaction controller of a transition back; nil without a gesture.
  func interactionController() -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let moving = context.view(forKey: isForward ? .to : .from),
      let below = context.viewController(forKey: isForward ? .from : .to)
    else { return context.completeTransition(false) }
    let stage = Stage(context: context, isForward: isForward, moving: moving, below: below)
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(view, at: isForward ? 1 : 0)
    }
    if isForward { moving.alpha = 0 }
    prepare(stage)
    UIView.animate(withDuration: duration(of: context)) {
      self.animate(stage)
    } completion: { _ in
      self.finish(stage)
      self.complete(stage)
    }
  }

  func duration(of context: any UIViewControllerContextTransitioning) -> TimeInterval {
    context.isAnimated ? transitionDuration(using: context) : 0
  }

  private func animator(isForward: Bool) -> any UIViewControllerAnimatedTransitioning {
    self.isForward = isForward
    return self
  }
}

extension PlainFade: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isForward: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(isForward: false) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactionController() }
}

extension PlainFade: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isForward: operation == .push) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isForward ? nil : interactionController()
  }
}

extension PlainFade: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(isForward: tabBarController.viewControllers?.last === toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isForward ? nil : interactionController()
  }
}

/// A fade that a drag to the right drives back; it satisfies every invariant.
class DraggedFade: PlainFade {
  private let pan: UIPanGestureRecognizer
  private weak var controller: UIViewController?
  private var driver: UIPercentDrivenInteractiveTransition?
  private var former: CGFloat = 0

  init(in controller: UIViewController, by pan: UIPanGestureRecognizer = UIPanGestureRecognizer()) {
    self.pan = pan
    self.controller = controller
    super.init()
    pan.addTarget(self, action: Selector(DraggedFade.track))
    controller.view.addGestureRecognizer(pan)
  }

  isolated deinit { pan.view?.removeGestureRecognizer(pan) }

  /// Returns the progress at a fraction of the screen's width, and at the former one.
  func progress(at fraction: CGFloat, after former: CGFloat) -> CGFloat { fraction }

  override func interactionController() -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func track(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: nil).x / UIScreen.main.bounds.width
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(max(0, progress(at: fraction, after: former)))
    case .ended where fraction > 0.5:
      driver?.finish()
      driver = nil
    case .ended, .cancelled:
      driver?.cancel()
      driver = nil
    default: break
    }
    former = fraction
  }

  private func begin() {
    guard controller?.transitionCoordinator == nil else { return }
    driver = UIPercentDrivenInteractiveTransition()
    switch controller {
    case let stack as UINavigationController where stack.viewControllers.count > 1:
      stack.popViewController(animated: true)
    case let tabs as UITabBarController where tabs.selectedIndex > 0: tabs.selectedIndex = 0
    case is UINavigationController, is UITabBarController: driver = nil
    default: controller?.dismiss(animated: true)
    }
  }
}
