/// What a style answers about the changes of tab of a tab bar controller that uses it.
///
/// A protocol of Swift alone, for the reason that `ModalTransitionDelegate` gives.
public protocol TabTransitionDelegate: InteractiveTransitionDelegate {
  /// How the views move; nil by default: nothing moves.
  ///
  /// - Parameters:
  ///   - direction: `present` towards a later tab, whose coming view is the one that moves over the
  ///     other; `dismiss` towards an earlier one, whose leaving view is.
  ///   - from: The controller that is left.
  ///   - to: The controller that is reached.
  ///   - tabs: The tab bar controller.
  func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)?
}

extension TabTransitionDelegate {
  /// Nil.
  public func tabMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in tabs: UITabBarController
  ) -> (any TransitionMovement)? { nil }
}
