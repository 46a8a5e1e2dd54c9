// The optional requirements of the protocols of a container, as code calls them.

extension UINavigationControllerDelegate {
  /// The optional requirements `navigationController`.
  public var navigationController: OptionalRequirement.NavigationController? {
    .init(delegate: self)
  }
  /// The optional requirement `navigationControllerSupportedInterfaceOrientations`.
  public var navigationControllerSupportedInterfaceOrientations:
    (@MainActor (UINavigationController) -> UIInterfaceOrientationMask)?
  { { self.navigationControllerSupportedInterfaceOrientations($0) } }
}

extension OptionalRequirement {
  /// `navigationController` of `UINavigationControllerDelegate`.
  @preconcurrency @MainActor public struct NavigationController {
    let delegate: any UINavigationControllerDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      delegate.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      delegate.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
  }
}

extension UITabBarControllerDelegate {
  /// The optional requirements `tabBarController`.
  public var tabBarController: OptionalRequirement.TabBarController? { .init(delegate: self) }
  /// The optional requirement `tabBarControllerSupportedInterfaceOrientations`.
  public var tabBarControllerSupportedInterfaceOrientations:
    (@MainActor (UITabBarController) -> UIInterfaceOrientationMask)?
  { { self.tabBarControllerSupportedInterfaceOrientations($0) } }
}

extension OptionalRequirement {
  /// `tabBarController` of `UITabBarControllerDelegate`.
  @preconcurrency @MainActor public struct TabBarController {
    let delegate: any UITabBarControllerDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      delegate.tabBarController(tabBarController, shouldSelect: viewController)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      delegate.tabBarController(tabBarController, didSelect: viewController)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
  }
}

extension UIPageViewControllerDelegate {
  /// The optional requirements `pageViewController`.
  public var pageViewController: OptionalRequirement.PageViewController? { .init(delegate: self) }
  /// The optional requirement `pageViewControllerSupportedInterfaceOrientations`.
  public var pageViewControllerSupportedInterfaceOrientations:
    (@MainActor (UIPageViewController) -> UIInterfaceOrientationMask)?
  { { self.pageViewControllerSupportedInterfaceOrientations($0) } }
}

extension OptionalRequirement {
  /// `pageViewController` of `UIPageViewControllerDelegate`.
  @preconcurrency @MainActor public struct PageViewController {
    let delegate: any UIPageViewControllerDelegate
    /// Calls the requirement.
    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
    /// Calls the requirement.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      delegate.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
  }
}
