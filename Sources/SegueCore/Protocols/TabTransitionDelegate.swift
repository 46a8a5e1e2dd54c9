/// What a style answers about the changes of tab of a tab bar controller that uses it.
///
/// A protocol of Swift alone, for the reason that `ModalTransitionDelegate` gives.
public protocol TabTransitionDelegate: AnyObject {
  /// How the views move; nil by default: nothing moves.
  ///
  /// - Parameters:
  ///   - direction: `present` toward a later tab, whose coming view is the one that moves over the
  ///     other; `dismiss` toward an earlier one, whose leaving view is.
  ///   - from: The controller that is left.
  ///   - to: The controller that is reached.
  ///   - tabs: The tab bar controller.
  func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)?

  /// Who drives the change of tab under a finger; nil by default: nobody does.
  ///
  /// Asked only while `isDrivingTabs`, so that a change by code never waits for a finger (UIKit row 20,
  /// fault F012).
  func tabInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Whether a finger of the style drives a change of tab now; false by default.
  var isDrivingTabs: Bool { get }
}

extension TabTransitionDelegate {
  /// Nil.
  public func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)? { nil }
  /// Nil.
  public func tabInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// False.
  public var isDrivingTabs: Bool { false }
}
