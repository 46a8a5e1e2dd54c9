// The selectors of a system without the Objective-C runtime.
#if !canImport(ObjectiveC)
  /// A method that can be called on an object.
  ///
  /// Without the Objective-C runtime, a selector is created from an unapplied method, if needed with
  /// its name: `Selector(Panel.handlePan(_:))`, `Selector("handlePan:", Panel.handlePan(_:))`. It does
  /// not retain the target. A selector of a name alone has no method: a call of it is an invalidCall.
  public nonisolated struct Selector: @unchecked Sendable {
    // Unchecked Sendable: the method is called on the main actor only.
    /// The method; `nil` for a name alone.
    let method: SelectorMethod?
    /// The name; `nil` for a selector created without one.
    let name: String?

    /// Creates a selector of a name alone, which finds no method.
    public init(_ str: String) {
      method = nil
      name = str
    }

    /// Creates a selector of a protocol's method, for `responds(to:)`: every object that conforms to the
    /// protocol has the method, at least by a default.
    public init(_ name: String, in conforms: @escaping (AnyObject) -> Bool) {
      self.name = name
      method = SelectorMethod(targets: conforms, call: { _, _, _, _ in nil })
    }

    /// Creates a selector that calls the method of the first of some selectors that the target has.
    public init(any selectors: [Selector]) {
      name = selectors.first?.name
      method = SelectorMethod(
        targets: { target in selectors.contains { $0.isMethod(of: target) } },
        call: { target, first, second, third in
          selectors.first { $0.isMethod(of: target) }?.method?.call(target, first, second, third)
            ?? nil
        })
    }

    /// Creates a selector that calls a closure; inlined, so that both become one closure.
    @inline(__always)
    init<Target: AnyObject>(
      _ name: String?, calling call: @escaping @MainActor (Target, Any?, Any?, Any?) -> Any?
    ) {
      self.name = name
      method = SelectorMethod(
        targets: { $0 is Target },
        call: { target, first, second, third in
          guard let target = target as? Target else { return nil }
          return .some(call(target, first, second, third))
        })
    }

    /// Calls the method if the target has it, and returns whether it does.
    @MainActor
    func call(_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Bool {
      invoke(target, sender, event) != nil
    }

    /// Calls the method if the target has it, and returns its result; `nil` if the target lacks it.
    @MainActor
    func invoke(
      _ target: AnyObject, _ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil
    ) -> Any?? {
      if let method { return method.call(target, first, second, third) }
      if let answer = KeyValueAccess.perform(shownName, on: target, with: first) { return answer }
      SimulatedDevice.current?.diagnoseOnce(
        .invalidCall,
        "the selector '\(shownName)' was sent to \(Swift.type(of: target)); a name alone finds no "
          + "method here, where there is no Objective-C runtime; write "
          + "Selector(Type.method(_:))")
      return nil
    }

    /// Whether an object has the method.
    func isMethod(of target: AnyObject) -> Bool {
      if let method { return method.targets(target) }
      return KeyValueAccess.responds(target, to: shownName)
    }

    /// Whether a registration for this selector is removed by another: selectors of the same name,
    /// and those of which one has no name.
    func matches(_ other: Selector) -> Bool {
      guard let name, let other = other.name else { return true }
      return name == other
    }

    /// The name, in messages.
    var shownName: String { name ?? "" }
  }

  /// The method of a selector.
  nonisolated final class SelectorMethod {
    /// Returns whether an object has the method.
    let targets: (AnyObject) -> Bool
    /// Calls the method with up to three arguments; returns `nil` if the target lacks it.
    let call: @MainActor (AnyObject, Any?, Any?, Any?) -> Any??

    init(
      targets: @escaping (AnyObject) -> Bool,
      call: @escaping @MainActor (AnyObject, Any?, Any?, Any?) -> Any??
    ) {
      self.targets = targets
      self.call = call
    }
  }

  extension Selector: Hashable {
    /// Returns whether the names are equal; selectors without a name are equal to their copies only.
    public static func == (lhs: Selector, rhs: Selector) -> Bool {
      guard lhs.name != nil || rhs.name != nil else { return lhs.method === rhs.method }
      return lhs.name == rhs.name
    }
    /// Hashes the name, or the identity of a selector without one.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      if name == nil { hasher.combine(method.map(ObjectIdentifier.init)) }
    }
  }

  extension Selector: ExpressibleByStringLiteral {
    /// Creates a selector of a name alone, which finds no method.
    public init(stringLiteral value: String) { self.init(value) }
  }

  extension Selector: CustomStringConvertible {
    /// The name; empty for a selector created without one.
    public var description: String { shownName }
  }

  /// Returns a selector of a name alone, which finds no method.
  public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
  }

  /// Returns the name of a selector; empty for one created without a name.
  public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.shownName
  }
#endif
