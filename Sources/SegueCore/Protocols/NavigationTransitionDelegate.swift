/// What a style answers about the pushes and pops of a stack that uses it.
///
/// A protocol of Swift alone, for the reason that `ModalTransitionDelegate` gives.
public protocol NavigationTransitionDelegate: InteractiveTransitionDelegate {
  /// How the views move; nil by default: the built-in push or pop runs.
  ///
  /// - Parameters:
  ///   - direction: `present` for a push, whose coming view is the one that moves over the other;
  ///     `dismiss` for a pop, whose leaving view is.
  ///   - from: The controller that is left.
  ///   - to: The controller that is reached.
  ///   - stack: The stack, whose `viewControllers` are those of afterwards (UIKit row 284).
  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)?
}

extension NavigationTransitionDelegate {
  /// Nil.
  public func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { nil }
}
