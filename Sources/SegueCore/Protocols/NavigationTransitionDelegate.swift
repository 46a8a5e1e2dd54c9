/// What a style answers about the pushes and pops of a stack that uses it.
///
/// A protocol of Swift alone, for the reason that `ModalTransitionDelegate` gives.
public protocol NavigationTransitionDelegate: AnyObject {
  /// How the views move; nil by default: the built-in push or pop runs.
  ///
  /// - Parameters:
  ///   - direction: `present` for a push, whose coming view is the one that moves over the other;
  ///     `dismiss` for a pop, whose leaving view is.
  ///   - from: The controller that is left.
  ///   - to: The controller that is reached.
  ///   - stack: The stack, whose `viewControllers` are those of afterward (UIKit row 284).
  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)?

  /// An animator was made from a movement, and is about to run it: a gesture of the style may interrupt
  /// it then. Does nothing by default.
  func willRun(_ animator: TransitionAnimator, in stack: UINavigationController)

  /// Who drives the push or pop under a finger; nil by default: nobody does.
  ///
  /// Asked only while `isDrivingNavigation`, so that a pop by code never waits for a finger (UIKit row 20,
  /// fault F012).
  func navigationInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Whether a finger of the style drives a push or pop now; false by default.
  var isDrivingNavigation: Bool { get }
}

extension NavigationTransitionDelegate {
  /// Nil.
  public func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { nil }
  /// Does nothing.
  public func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {}
  /// Nil.
  public func navigationInteractionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// False.
  public var isDrivingNavigation: Bool { false }
}
