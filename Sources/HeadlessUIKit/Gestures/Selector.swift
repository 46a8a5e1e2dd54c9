// Creates selectors of unapplied methods, as in `Selector(Panel.handlePan(_:))`. Without Objective-C there is
// no `#selector`. With the method's name as the first argument, equal selectors can be made twice.
nonisolated extension Selector {
  /// Creates a selector of a method without arguments.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result
  ) { self.init(name: nil, method) }
  /// Creates a selector of a method without arguments, with its name.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) { self.init(name: name, method) }

  /// Creates a selector of a method with the sender as argument.
  @preconcurrency public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) { self.init(name: nil, method) }
  /// Creates a selector of a method with the sender as argument, with its name.
  @preconcurrency public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) { self.init(name: name, method) }

  /// Creates a selector of a method with a sender of a class as argument, whose type is tested
  /// faster.
  @preconcurrency public init<Target: AnyObject, Sender: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) { self.init(name: nil, method) }
  /// Creates a selector of a method with a sender of a class as argument, with its name.
  @preconcurrency public init<Target: AnyObject, Sender: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) { self.init(name: name, method) }

  /// Creates a selector of a method with two arguments, such as sender and event.
  @preconcurrency public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) { self.init(name: nil, method) }
  /// Creates a selector of a method with two arguments, with its name.
  @preconcurrency public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) { self.init(name: name, method) }

  /// Creates a selector of a method with three arguments.
  @preconcurrency public init<Target: AnyObject, First, Second, Third, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) { self.init(name: nil, method) }
  /// Creates a selector of a method with three arguments, with its name.
  @preconcurrency public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) { self.init(name: name, method) }

  /// Creates a selector of the getter of a property.
  @preconcurrency public init<Target: AnyObject, Value>(
    getter: @escaping @MainActor (Target) -> Value
  ) {
    self.init(nil, calling: { (target: Target, _, _, _) in getter(target) })
  }
  /// Creates a selector of the getter of a property, with its name.
  @preconcurrency public init<Target: AnyObject, Value>(
    _ name: String, getter: @escaping @MainActor (Target) -> Value
  ) {
    self.init(name, calling: { (target: Target, _, _, _) in getter(target) })
  }
  /// Creates a selector of the getter of a property.
  @preconcurrency public init<Target: AnyObject, Value>(getter: KeyPath<Target, Value>) {
    nonisolated(unsafe) let path = getter
    self.init(nil, calling: { (target: Target, _, _, _) in target[keyPath: path] })
  }
  /// Creates a selector of the getter of a property, with its name.
  @preconcurrency public init<Target: AnyObject, Value>(
    _ name: String, getter: KeyPath<Target, Value>
  ) {
    nonisolated(unsafe) let path = getter
    self.init(name, calling: { (target: Target, _, _, _) in target[keyPath: path] })
  }
  /// Creates a selector of the setter of a property.
  @preconcurrency public init<Target: AnyObject, Value>(
    setter: @escaping @MainActor (Target, Value) -> Void
  ) { self.init(name: nil, setter: setter) }
  /// Creates a selector of the setter of a property, with its name.
  @preconcurrency public init<Target: AnyObject, Value>(
    _ name: String, setter: @escaping @MainActor (Target, Value) -> Void
  ) { self.init(name: name, setter: setter) }
}

nonisolated extension Selector {
  private init<Target: AnyObject, Result>(
    name: String?, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, calling: { (target: Target, _, _, _) in method(target)() })
  }

  private init<Target: AnyObject, Sender, Result>(
    name: String?, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, sender, _, _) in
        Self.sent(sender, as: Sender.self, to: target).map(method(target))
      })
  }

  private init<Target: AnyObject, Sender: AnyObject, Result>(
    name: String?, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, sender, _, _) in
        if let sender = sender as? Sender { return method(target)(sender) }
        return Self.sent(sender, as: Sender.self, to: target).map(method(target))
      })
  }

  private init<Target: AnyObject, First, Second, Result>(
    name: String?, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, first, second, _) in
        guard let first = Self.sent(first, as: First.self, to: target),
          let second = Self.sent(second, as: Second.self, to: target)
        else { return nil }
        return method(target)(first, second)
      })
  }

  private init<Target: AnyObject, First, Second, Third, Result>(
    name: String?, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { (target: Target, first, second, third) in
        guard let first = Self.sent(first, as: First.self, to: target),
          let second = Self.sent(second, as: Second.self, to: target),
          let third = Self.sent(third, as: Third.self, to: target)
        else { return nil }
        return method(target)(first, second, third)
      })
  }

  private init<Target: AnyObject, Value>(
    name: String?, setter: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(
      name,
      calling: { (target: Target, value, _, _) in
        Self.sent(value, as: Value.self, to: target).map { setter(target, $0) }
      })
  }

  /// Returns the sender as the declared type; nil, with a diagnostic, if it cannot be used as that.
  ///
  /// Objective-C does not check the type (UIKit row 303) and raises "unrecognized selector" for a
  /// member that the sender lacks. Swift would access invalid memory, so a sender of another class
  /// is passed only if it has every member that the declared class adds.
  @MainActor
  private static func sent<Sender>(
    _ sender: Any?, as type: Sender.Type, to target: AnyObject
  ) -> Sender? {
    if let sender = sender as? Sender { return sender }
    // Members of a screen-edge pan are final and stored in the pan; a subclass may add others.
    if type == UIScreenEdgePanGestureRecognizer.self,
      let sender = sender as? UIPanGestureRecognizer
    {
      return unsafeBitCast(sender, to: type)
    }
    // A pan sends its action at every movement: the message is reported once.
    let sent = sender.map { "\(Swift.type(of: $0))" } ?? "no sender"
    SimulatedDevice.current?.diagnoseOnce(
      .invalidCall,
      "an action of \(Swift.type(of: target)) declares a sender of the type \(type) and was sent by "
        + "\(sent), which lacks its members; it was not called; declare the type of the sender")
    return nil
  }
}
