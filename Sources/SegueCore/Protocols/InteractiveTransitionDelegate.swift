/// What a style answers about a finger that drives its transitions, whichever they are.
public protocol InteractiveTransitionDelegate: AnyObject {
  /// Who drives the transition under a finger; nil by default: nobody does.
  ///
  /// Asked only while `isInteracting`, so that a call by code never waits for a finger
  /// (UIKit row 20, fault F012).
  func interactionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Whether a finger of the style is down now; false by default.
  var isInteracting: Bool { get }
}

extension InteractiveTransitionDelegate {
  /// Nil.
  public func interactionController(
    for direction: TransitionDirection, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// False.
  public var isInteracting: Bool { false }
}
