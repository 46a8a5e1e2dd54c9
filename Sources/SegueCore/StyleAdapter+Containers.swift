/// A style as the delegate of a navigation controller.
extension StyleAdapter: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let direction: TransitionDirection
    switch operation {
    case .push: direction = .forward
    case .pop: direction = .reverse
    default: return nil
    }
    let movement = navigation?.navigationMovement(
      for: direction, from: fromVC, to: toVC, in: navigationController)
    let animator = movement.map { TransitionAnimator(direction, $0) }
    if let animator { navigation?.willRun(animator, in: navigationController) }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let navigation, navigation.isDrivingNavigation,
      let animator = animationController as? TransitionAnimator
    else { return nil }
    return navigation.navigationInteractionController(for: animator.direction, using: animator)
  }
}

/// A style as the delegate of a tab bar controller.
extension StyleAdapter: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let all = tabBarController.viewControllers ?? []
    let old = all.firstIndex { $0 === fromVC } ?? 0
    let new = all.firstIndex { $0 === toVC } ?? 0
    let direction: TransitionDirection = old < new ? .forward : .reverse
    return tabs?.tabMovement(for: direction, from: fromVC, to: toVC, in: tabBarController)
      .map { TransitionAnimator(direction, $0) }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let tabs, tabs.isDrivingTabs, let animator = animationController as? TransitionAnimator
    else { return nil }
    return tabs.tabInteractionController(for: animator.direction, using: animator)
  }
}
