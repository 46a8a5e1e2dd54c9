/// A method that target-action calls on a target.
///
/// Without the Objective-C runtime, a selector is created from an unapplied method:
/// `Selector(Panel.handlePan(_:))`. It does not retain the target.
@preconcurrency @MainActor
public struct Selector {
  /// Calls the method if the target has it, and returns whether it does.
  let call: (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Bool

  /// Creates a selector of a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector of a method with the sender as argument.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender, _ in
      guard let target = target as? Target else { return false }
      Self.sent(sender, as: Sender.self, to: target).map(method(target))
      return true
    }
  }

  /// Creates a selector of a method with a sender of a class as argument, whose type is tested
  /// faster.
  public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender, _ in
      guard let target = target as? Target else { return false }
      if let sender = sender as? Sender {
        method(target)(sender)
      } else if let sender = Self.sent(sender, as: Sender.self, to: target) {
        method(target)(sender)
      }
      return true
    }
  }

  /// Creates a selector of a method with sender and event as arguments.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    call = { target, sender, event in
      guard let target = target as? Target else { return false }
      if let sender = Self.sent(sender, as: Sender.self, to: target) {
        method(target)(sender, event)
      }
      return true
    }
  }

  /// Returns the sender as the declared type; nil, with a diagnostic, if it cannot be used as that.
  ///
  /// Objective-C does not check the type (UIKit row 303) and raises "unrecognized selector" for a
  /// member that the sender lacks. Swift would access invalid memory, so a sender of another class
  /// is passed only if it has every member that the declared class adds.
  private static func sent<Sender>(
    _ sender: AnyObject, as type: Sender.Type, to target: AnyObject
  ) -> Sender? {
    if let sender = sender as? Sender { return sender }
    // Members of a screen-edge pan are final and stored in the pan; a subclass may add others.
    if type == UIScreenEdgePanGestureRecognizer.self, sender is UIPanGestureRecognizer {
      return unsafeBitCast(sender, to: type)
    }
    let message =
      "an action of \(Swift.type(of: target)) declares a sender of the type \(type) and was sent by "
      + "\(Swift.type(of: sender)), which lacks its members; it was not called; declare the type of "
      + "the sender"
    // A pan sends its action at every movement: the message is reported once.
    if let device = SimulatedDevice.current,
      !device.diagnostics.contains(where: { $0.message == message })
    {
      device.diagnose(.invalidCall, message)
    }
    return nil
  }
}
