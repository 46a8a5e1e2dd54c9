/// An object that can take events: the root of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  package var associations: [UnsafeRawPointer: Any] = [:]
  /// Makes a responder.
  public override init() { super.init() }
  nonisolated deinit {}

  /// The responder that gets what this one does not handle; nil by default.
  open var next: UIResponder? { nil }
  /// Whether it may become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop being first responder; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is first responder.
  open var isFirstResponder: Bool { SimulatedDevice.current?.firstResponder === self }

  /// Makes it first responder, if it may; the one that is gives up first.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }
  /// Gives up being first responder, if it may.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstPlace() }

  /// Touches came down; passed on to `next` by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Touches moved; passed on to `next` by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Touches lifted; passed on to `next` by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Touches were taken away; passed on to `next` by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
