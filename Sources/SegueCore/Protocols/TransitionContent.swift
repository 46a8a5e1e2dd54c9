/// A presented controller that takes part in its own transition.
///
/// A style that supports content calls these methods first and falls back to its own parameters.
/// The style sets the presented view's position at every layout, also during the transition:
/// content animates the view's transform, or its subviews.
public protocol TransitionContent: UIViewController {
  /// Returns the movement that animates the content.
  ///
  /// - Parameter direction: Whether the content is presented or dismissed.
  /// - Returns: Nil, the default, uses the style's movement.
  func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)?

  /// Whether a tap outside the content may dismiss it; true by default.
  ///
  /// Read at every tap, so that the value may change while the content is presented.
  var mayDismissByTap: Bool { get }

  /// Notifies the content that a tap outside it was recognized. The default implementation does
  /// nothing.
  ///
  /// It is not called during a transition, in which views receive no touches (UIKit row 158).
  ///
  /// - Parameter dismisses: Whether the tap dismisses; false where it must not, and while the
  ///   content is being dismissed.
  func didTapOutside(dismisses: Bool)
}

extension TransitionContent {
  /// The default implementation returns `nil`.
  public func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)? { nil }
  /// The default implementation returns `true`.
  public var mayDismissByTap: Bool { true }
  /// The default implementation does nothing.
  public func didTapOutside(dismisses: Bool) {}
}
