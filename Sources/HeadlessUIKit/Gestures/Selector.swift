/// A method to be called on a target, as target-action names one.
///
/// Where there is no Objective-C, a selector is made from an unapplied method:
/// `Selector(Panel.handlePan(_:))`. It never holds the target.
@preconcurrency @MainActor
public struct Selector {
  /// Calls the method if the target has it, and says whether it has.
  let call: (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Bool

  /// Names a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Names a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender, _ in
      guard let target = target as? Target else { return false }
      Self.sent(sender, as: Sender.self).map(method(target))
      return true
    }
  }

  /// Names a method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    call = { target, sender, event in
      guard let target = target as? Target else { return false }
      if let sender = Self.sent(sender, as: Sender.self) { method(target)(sender, event) }
      return true
    }
  }

  /// The sender as what the method declares.
  ///
  /// Objective-C does not check it (UIKit row 303): a recognizer or a responder is passed to a method
  /// that declares another class of them, which may use what both have in common.
  private static func sent<Sender>(_ sender: AnyObject, as type: Sender.Type) -> Sender? {
    if let sender = sender as? Sender { return sender }
    let isRecognizer = sender is UIGestureRecognizer && type is UIGestureRecognizer.Type
    let isResponder = sender is UIResponder && type is UIResponder.Type
    if isRecognizer || isResponder { return unsafeBitCast(sender, to: type) }
    SimulatedDevice.current?.diagnose(
      .misuse,
      "an action declares a sender of the type \(type) and was sent by \(Swift.type(of: sender)), "
        + "which has nothing of it; it was not called; declare the sender that the action is added to"
    )
    return nil
  }
}
