/// A presented controller that takes part in its own transition.
///
/// A controller adopts it; a style that works with content asks it first, and falls back to its own
/// tunables. The place of the presented view belongs to the style, which gives it anew at every
/// layout, also in mid-flight: content moves the view by its transform, or by what lies within it.
public protocol TransitionContent: UIViewController {
  /// How the content comes or goes, and how long that takes; nil by default: as the style says.
  ///
  /// - Parameter direction: Whether it comes or goes.
  func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)?

  /// Whether a tap beside the content may dismiss it; true by default.
  ///
  /// Asked at every tap, so that the answer may change while the content is shown.
  var mayDismissByTap: Bool { get }

  /// A tap fell beside the content; nothing by default.
  ///
  /// A tap that begins in mid-flight is nobody's: what moves takes no touch (UIKit row 158).
  ///
  /// - Parameter dismisses: Whether the tap dismisses; false where it may not, and while the content
  ///   already goes.
  func didTapOutside(dismisses: Bool)
}

extension TransitionContent {
  /// Nil.
  public func ownMovement(for direction: TransitionDirection) -> (any TransitionMovement)? { nil }
  /// True.
  public var mayDismissByTap: Bool { true }
  /// Nothing.
  public func didTapOutside(dismisses: Bool) {}
}
