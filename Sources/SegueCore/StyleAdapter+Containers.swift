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
    let animator = movement.map { makeAnimator(direction, $0) }
    if let animator { navigation?.willRun(animator, in: navigationController) }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController.interactionController
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
    let movement = tabs?.tabMovement(
      for: direction, from: fromVC, to: toVC, in: tabBarController)
    let animator = movement.map { makeAnimator(direction, $0) }
    if let animator { tabs?.willRun(animator, in: tabBarController) }
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animationController.interactionController
  }
}
