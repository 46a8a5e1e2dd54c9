import HeadlessUIKit

/// A custom presentation with a dimming view, an inset, and optionally full screen in compact
/// height.
final class PanelPresentation: UIPresentationController {
  var removes = false
  var inset: CGFloat = 0
  var compactHeightStyle = UIModalPresentationStyle.none
  private let dimming = UIView()

  override var shouldRemovePresentersView: Bool { removes }
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: inset, dy: inset)
  }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.verticalSizeClass == .compact ? compactHeightStyle : .none }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    alongside { self.dimming.alpha = 1 }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() { alongside { self.dimming.alpha = 0 } }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }
  override func containerViewWillLayoutSubviews() {
    // A sheet in front may have set a transform, under which the frame is undefined.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  private func alongside(_ change: @escaping () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    guard coordinator?.animate(alongsideTransition: { _ in change() }) == true else {
      return change()
    }
  }
}

/// Supplies the objects of a custom transition.
final class TransitionSource: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var dismissalAnimator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var dismissalDriver: (any UIViewControllerInteractiveTransitioning)?
  var suppliesPresentation = true
  var removes = false
  var inset: CGFloat = 0
  var compactHeightStyle = UIModalPresentationStyle.none

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard suppliesPresentation else { return nil }
    let made = PanelPresentation(presentedViewController: presented, presenting: presenting)
    made.removes = removes
    made.inset = inset
    made.compactHeightStyle = compactHeightStyle
    return made
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { dismissalAnimator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { dismissalDriver }
}

/// Supplies the adaptation of a presentation.
final class Adapter: NSObject, @MainActor UIPopoverPresentationControllerDelegate {
  /// The style in compact environments; `nil` for the presentation controller's.
  var compactStyle: UIModalPresentationStyle?
  var replacement: UIViewController?
  var permitsDismissal = true

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let compactStyle else {
      return controller.adaptivePresentationStyle(for: traitCollection)
    }
    let isCompact =
      traitCollection.horizontalSizeClass == .compact
      || traitCollection.verticalSizeClass == .compact
    return isCompact ? compactStyle : .none
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { replacement }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { permitsDismissal }
}

/// The delegate of every navigation controller, tab bar controller and page view controller.
final class ContainerDelegate: NSObject {
  /// Returns the animator of the next transition of a container; `nil` for the built-in one.
  var makeAnimator: (() -> (any UIViewControllerAnimatedTransitioning)?)?
  var makeDriver: (() -> (any UIViewControllerInteractiveTransitioning)?)?
  /// Runs once in the next callback.
  var hook: (() -> Void)?

  private func runHook() {
    let body = hook
    hook = nil
    body?()
  }
}

extension ContainerDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { runHook() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { runHook() }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator?() }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver?() }
}

extension ContainerDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { runHook() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator?() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver?() }
}

extension ContainerDelegate: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { runHook() }
}

extension ContainerDelegate: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, in: pageViewController, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, in: pageViewController, 1) }

  private func neighbor(
    of controller: UIViewController, in pages: UIPageViewController, _ distance: Int
  ) -> UIViewController? {
    guard let all = (pages as? Pages)?.all,
      let index = all.firstIndex(where: { $0 === controller }),
      all.indices.contains(index + distance)
    else { return nil }
    return all[index + distance]
  }
}
