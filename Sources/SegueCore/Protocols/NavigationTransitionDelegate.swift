/// The methods by which a style customizes the pushes and pops of a navigation controller.
///
/// `ModalTransitionDelegate` explains why this is not a protocol of UIKit's.
public protocol NavigationTransitionDelegate: AnyObject {
  /// Returns the movement that animates a push or pop.
  ///
  /// - Parameters:
  ///   - direction: `forward` for a push, in which the appearing view moves above the other;
  ///     `reverse` for a pop, in which the disappearing view does.
  ///   - from: The controller that disappears.
  ///   - to: The controller that appears.
  ///   - stack: The navigation controller, whose `viewControllers` are already the new ones (UIKit
  ///     row 284).
  /// - Returns: Nil, the default, runs the built-in push or pop.
  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)?

  /// Tells the delegate that an animator is about to run. The default implementation does nothing.
  ///
  /// A gesture that has begun this push or pop sets the animator's `interactionController`. Any
  /// gesture of the style may interrupt the animator from then on.
  func willRun(_ animator: TransitionAnimator, in stack: UINavigationController)
}

extension NavigationTransitionDelegate {
  /// The default implementation returns `nil`.
  public func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { nil }
  /// The default implementation does nothing.
  public func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {}
}
