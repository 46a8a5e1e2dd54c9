/// An object that responds to events; the base class of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder, BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?
  package var associations: [UnsafeRawPointer: Any] = [:]
  /// Creates a responder.
  public override init() { super.init() }
  nonisolated deinit { referenceBox?.end() }

  /// The next responder, which receives unhandled events; `nil` by default.
  open var next: UIResponder? { nil }
  /// Whether the responder can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can resign first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is first responder.
  open var isFirstResponder: Bool { SimulatedDevice.current?.firstResponder === self }

  /// Makes the responder first responder, if possible; the current one resigns first.
  @discardableResult
  open func becomeFirstResponder() -> Bool { performBecomeFirstResponder() }
  /// Resigns first responder, if possible.
  @discardableResult
  open func resignFirstResponder() -> Bool { performResignFirstResponder() }

  /// Whether the responder can receive events now; `true` by default.
  var isReachable: Bool { true }
  /// Returns whether the responder is a view or its descendant; `false` by default.
  func isInside(_ view: UIView) -> Bool { false }
  /// Called after the responder has resigned as first responder; does nothing by default.
  func didResign() {}
  /// Receives a typed character; by default inserts it, if the responder receives text.
  func receive(_ character: Character) {
    (self as? any UIKeyInput)?.insertText(String(character))
  }

  /// Called for the escape gesture of assistive technologies; false, the default, passes the gesture
  /// to `next`.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when assistive technologies activate the element; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Called when assistive technologies increment an adjustable element; does nothing by default.
  open func accessibilityIncrement() {}
  /// Called when assistive technologies decrement an adjustable element; does nothing by default.
  open func accessibilityDecrement() {}

  /// Called when touches begin; by default forwards them to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when touches move; by default forwards them to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when touches end; by default forwards them to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are canceled; by default forwards them to `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
