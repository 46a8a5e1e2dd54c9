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
      Self.sent(sender, as: Sender.self, to: target).map(method(target))
      return true
    }
  }

  /// Names a method that takes the sender and the event.
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

  /// The sender as what the method declares; nil, with a diagnostic, where it cannot pass for that.
  ///
  /// Objective-C does not check it (UIKit row 303) and raises "unrecognized selector" for a member that
  /// the sender lacks. Swift would read foreign memory there, so a sender of another class is passed on
  /// only where it has every member that the declared class adds.
  private static func sent<Sender>(
    _ sender: AnyObject, as type: Sender.Type, to target: AnyObject
  ) -> Sender? {
    if let sender = sender as? Sender { return sender }
    // What a screen-edge pan adds is final and stored in the pan; a subclass of it may add more.
    if type == UIScreenEdgePanGestureRecognizer.self, sender is UIPanGestureRecognizer {
      return unsafeBitCast(sender, to: type)
    }
    let message =
      "an action of \(Swift.type(of: target)) declares a sender of the type \(type) and was sent by "
      + "\(Swift.type(of: sender)), which lacks its members; it was not called; declare the type of "
      + "the sender"
    // A drag sends its action at every move.
    if let device = SimulatedDevice.current,
      !device.diagnostics.contains(where: { $0.message == message })
    {
      device.diagnose(.misuse, message)
    }
    return nil
  }
}
