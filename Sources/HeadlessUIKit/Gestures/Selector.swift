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
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Names a method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }
}
