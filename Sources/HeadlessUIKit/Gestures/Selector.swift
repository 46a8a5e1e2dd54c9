// Creates selectors of unapplied methods, as in `Selector(Panel.handlePan(_:))`. Without Objective-C there is
// no `#selector`.
extension Selector {
  /// Creates a selector of a method without arguments.
  @preconcurrency @MainActor
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    self.init(calling: { (target: Target, _, _) in method(target)() })
  }

  /// Creates a selector of a method with the sender as argument.
  @preconcurrency @MainActor
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(calling: { (target: Target, sender, _) in
      Self.sent(sender, as: Sender.self, to: target).map(method(target))
    })
  }

  /// Creates a selector of a method with a sender of a class as argument, whose type is tested
  /// faster.
  @preconcurrency @MainActor
  public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(calling: { (target: Target, sender, _) in
      if let sender = sender as? Sender {
        method(target)(sender)
      } else if let sender = Self.sent(sender, as: Sender.self, to: target) {
        method(target)(sender)
      }
    })
  }

  /// Creates a selector of a method with sender and event as arguments.
  @preconcurrency @MainActor
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(calling: { (target: Target, sender, event) in
      if let sender = Self.sent(sender, as: Sender.self, to: target) {
        method(target)(sender, event)
      }
    })
  }

  /// Returns the sender as the declared type; nil, with a diagnostic, if it cannot be used as that.
  ///
  /// Objective-C does not check the type (UIKit row 303) and raises "unrecognized selector" for a
  /// member that the sender lacks. Swift would access invalid memory, so a sender of another class
  /// is passed only if it has every member that the declared class adds.
  @MainActor
  private static func sent<Sender>(
    _ sender: AnyObject, as type: Sender.Type, to target: AnyObject
  ) -> Sender? {
    if let sender = sender as? Sender { return sender }
    // Members of a screen-edge pan are final and stored in the pan; a subclass may add others.
    if type == UIScreenEdgePanGestureRecognizer.self, sender is UIPanGestureRecognizer {
      return unsafeBitCast(sender, to: type)
    }
    // A pan sends its action at every movement: the message is reported once.
    SimulatedDevice.current?.diagnoseOnce(
      .invalidCall,
      "an action of \(Swift.type(of: target)) declares a sender of the type \(type) and was sent by "
        + "\(Swift.type(of: sender)), which lacks its members; it was not called; declare the type of "
        + "the sender")
    return nil
  }
}
