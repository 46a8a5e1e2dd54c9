/// The methods by which a style customizes the tab changes of a tab bar controller.
///
/// `ModalTransitionDelegate` explains why this is not a protocol of UIKit's.
public protocol TabTransitionDelegate: AnyObject {
  /// Returns the movement that animates a tab change.
  ///
  /// - Parameters:
  ///   - direction: `forward` to a later tab, in which the appearing view moves above the other;
  ///     `reverse` to an earlier one, in which the disappearing view does.
  ///   - from: The controller that disappears.
  ///   - to: The controller that appears.
  ///   - tabs: The tab bar controller.
  /// - Returns: Nil, the default, changes tabs without animation.
  func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)?

  /// Tells the delegate that an animator is about to run. The default implementation does nothing.
  ///
  /// A gesture that has begun this tab change sets the animator's `interactionController`. Any
  /// gesture of the style may interrupt the animator from then on.
  func willRun(_ animator: TransitionAnimator, in tabs: UITabBarController)
}

extension TabTransitionDelegate {
  /// The default implementation returns `nil`.
  public func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)? { nil }
  /// The default implementation does nothing.
  public func willRun(_ animator: TransitionAnimator, in tabs: UITabBarController) {}
}
