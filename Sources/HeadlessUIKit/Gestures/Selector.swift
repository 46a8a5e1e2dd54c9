/// A method to be called on a target, as target-action names one.
///
/// Where there is no Objective-C, a selector is made from an unapplied method:
/// `Selector(Panel.handlePan(_:))`. It never holds the target.
public struct Selector {
  let call: (_ target: AnyObject, _ sender: AnyObject) -> Void

  /// Names a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    call = { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  /// Names a method that takes the sender.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    call = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }
}
