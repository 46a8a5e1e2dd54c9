/// A presentation that rests at one of several detents, such as a sheet.
///
/// An app reads it from a presented controller:
/// `(controller.presentationController as? any DetentPresentation)?.selectDetent("large")`.
public protocol DetentPresentation: UIPresentationController {
  /// The identifiers of the detents, from the lowest to the highest: a word such as `medium`, or
  /// the measure.
  var detentIdentifiers: [String] { get }

  /// The identifier of the detent at which the presentation rests, or to which it moves.
  var selectedDetentIdentifier: String { get }

  /// Moves to a detent, animated, with the velocity of a movement in progress; during a drag it
  /// takes effect when the drag ends.
  ///
  /// - Returns: False for an unknown identifier, which changes nothing.
  @discardableResult
  func selectDetent(_ identifier: String) -> Bool

  /// Replaces the detents, animated as by `selectDetent(_:)`; during a transition or a drag it takes
  /// effect at the end.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the new detents, in any order.
  ///   - selected: The identifier of the detent to which it moves; `nil` stays at the selected one
  ///     or, if that is none of the new ones, moves to the lowest.
  /// - Returns: False for no detents, or for an identifier that is none of a detent or not in the
  ///   list, which changes nothing.
  @discardableResult
  func setDetents(_ identifiers: [String], selecting selected: String?) -> Bool

  /// The current visible height, also during a transition, an animation or a drag, pt.
  var visibleHeight: CGFloat { get }

  /// Called with the visible height, pt, at every frame in which it may have changed; nil by default.
  var onHeightChange: ((CGFloat) -> Void)? { get set }
}
