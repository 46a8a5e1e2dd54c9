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

  /// Returns the object that drives the tab change interactively; nil by default: it is not
  /// interactive.
  ///
  /// Called only while `isDrivingTabs`, so that a programmatic change never waits for a gesture (UIKit
  /// row 20, fault F012).
  func tabInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Whether a gesture of the style drives a tab change; false by default.
  var isDrivingTabs: Bool { get }
}

extension TabTransitionDelegate {
  /// The default implementation returns `nil`.
  public func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)? { nil }
  /// The default implementation returns `nil`.
  public func tabInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `false`.
  public var isDrivingTabs: Bool { false }
}
