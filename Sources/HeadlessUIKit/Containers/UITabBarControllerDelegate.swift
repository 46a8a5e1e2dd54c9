/// The delegate of a tab bar controller; every member has UIKit's default.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether a tap may select a controller; true by default. Not called for
  /// programmatic selection (UIKit row 295).
  @_spi(OptionalRequirements) func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that a tap selected a controller, possibly the current one; not called for
  /// programmatic selection (UIKit row 295).
  @_spi(OptionalRequirements) func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Asks the delegate for the animator of a selection; `nil` means no animation (UIKit row 256).
  @_spi(OptionalRequirements) func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks the delegate for the interaction controller; `nil` means none (UIKit row 256).
  @_spi(OptionalRequirements) func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks the delegate for the supported orientations; without upside down on a phone by
  /// default.
  @_spi(OptionalRequirements) func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

@_documentation(visibility: internal)
extension UITabBarControllerDelegate where Self: NSObject {
  /// The default implementation returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// The default implementation returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns all orientations, without upside down on a phone.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .standard }
}
