import SegueCore

/// The delegate of a presentation with a replaced interaction controller.
final class DrivenPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private let original: any UIViewControllerTransitioningDelegate
  var driver: (any UIViewControllerInteractiveTransitioning)?

  init(_ original: any UIViewControllerTransitioningDelegate) { self.original = original }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    original.animationController?(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { original.animationController?(forDismissed: dismissed) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver ?? original.interactionControllerForPresentation?(using: animator)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver ?? original.interactionControllerForDismissal?(using: animator) }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    original.presentationController?(
      forPresented: presented, presenting: presenting, source: source)
  }
}

/// The delegate of a navigation controller with a replaced interaction controller.
final class DrivenStack: NSObject, UINavigationControllerDelegate {
  let original: any UINavigationControllerDelegate
  var driver: (any UIViewControllerInteractiveTransitioning)?

  init(_ original: any UINavigationControllerDelegate) { self.original = original }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    original.navigationController?(
      navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    original.navigationController?(
      navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    original.navigationController?(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
      ?? original.navigationController?(
        navigationController, interactionControllerFor: animationController)
  }
}

/// The delegate of a tab bar controller with a replaced interaction controller.
final class DrivenTabs: NSObject, UITabBarControllerDelegate {
  let original: any UITabBarControllerDelegate
  var driver: (any UIViewControllerInteractiveTransitioning)?

  init(_ original: any UITabBarControllerDelegate) { self.original = original }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    original.tabBarController?(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
      ?? original.tabBarController?(
        tabBarController, interactionControllerFor: animationController)
  }
}
