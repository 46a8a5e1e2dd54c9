// Key-value observing, which Foundation declares on Apple's systems.
#if !canImport(ObjectiveC)
  /// What the notifications of an observation contain.
  public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A notification at once, while the observer is added.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A notification also before a change; here both come after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The kind of a change.
  public nonisolated enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Objects were inserted into a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
  }

  /// The key of an entry that describes a change.
  public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of a change of a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the notification precedes the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// A change of an observed value.
  public nonisolated struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange
    /// The kind; here always `setting`.
    public let kind: Kind
    /// The new value, if the options contain it.
    public let newValue: Value?
    /// The old value, if the options contain it.
    public let oldValue: Value?
    /// The indexes of a change of a collection; here always `nil`.
    public let indexes: IndexSet?
    /// Whether the notification precedes the change.
    public let isPrior: Bool
  }

  /// An observation by a closure, which ends when the object is released.
  public nonisolated final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // Unchecked Sendable: used on the main thread only.
    private weak var device: SimulatedDevice?
    private var entry: KeyValueEntry?

    fileprivate init(_ entry: KeyValueEntry?, _ device: SimulatedDevice?) {
      self.entry = entry
      self.device = device
      super.init()
      if let entry { device?.observers.add(entry) }
    }

    /// Ends the observation.
    public func invalidate() {
      if let entry { device?.observers.remove(entry) }
      entry = nil
    }

    deinit { invalidate() }
  }

  /// An object whose values can be observed.
  public nonisolated protocol _KeyValueCodingAndObserving: AnyObject {}
  extension NSObject: _KeyValueCodingAndObserving {}

  nonisolated extension _KeyValueCodingAndObserving {
    /// Observes a value.
    ///
    /// Changes of views, layers, scroll views, gesture recognizers and view controllers are notified at
    /// once, others at the end of the event of the device; values set without a change are not.
    /// Outside of a device, only the initial notification is sent.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      func call(_ object: Self, _ old: Value?, _ new: Value?, isPrior: Bool = false) {
        let change = NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
        changeHandler(object, change)
      }
      let entry = KeyValueEntry(
        self, name: "\(keyPath)", keyPath: keyPath,
        read: { ($0 as? Self)?[keyPath: keyPath] },
        call: { object, old, new in
          guard let object = object as? Self else { return }
          if options.contains(.prior) { call(object, old as? Value, nil, isPrior: true) }
          call(object, old as? Value, new as? Value)
        })
      let observation = NSKeyValueObservation(entry, SimulatedDevice.current)
      if options.contains(.initial) { call(self, nil, self[keyPath: keyPath]) }
      return observation
    }

    /// Called before a change that observers are notified of. Does nothing: they have the old value.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Notifies the observers of a value, whether or not it has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      SimulatedDevice.current?.observers.notify(self) { $0.keyPath == keyPath }
    }
  }

  /// An object that `addObserver(_:forKeyPath:options:context:)` accepts.
  ///
  /// On Apple's systems `observeValue(forKeyPath:of:change:context:)` is a method of every object, which
  /// a class overrides. Here a class adopts this protocol instead.
  @preconcurrency @MainActor
  public protocol KeyValueObserver: AnyObject {
    /// Receives the change of an observed value.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  nonisolated extension NSObjectProtocol {
    /// Receives the change of an observed value that a subclass does not handle: reports it as
    /// invalidCall. A device raises an exception.
    public func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "\(type(of: self)) was notified of a change of '\(keyPath ?? "")', which it does not handle; "
          + "do not call super for a key path that the class itself observes")
    }

    /// Adds an observer of a value, which receives `observeValue(forKeyPath:of:change:context:)`; it is
    /// not retained. The value is what `value(forKeyPath:)` returns.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let device = SimulatedDevice.current else { return }
      guard observer is any KeyValueObserver else {
        return device.diagnose(
          .invalidCall,
          "\(type(of: observer)) observes '\(keyPath)' of \(type(of: self)) but is no "
            + "KeyValueObserver; write 'extension \(type(of: observer)): KeyValueObserver {}'")
      }
      nonisolated(unsafe) let reference = ObjectReference(observer)
      func send(_ object: AnyObject, _ change: [NSKeyValueChangeKey: Any]) {
        nonisolated(unsafe) let (object, change, context) = (object, change, context)
        MainActor.assumeIsolated {
          (reference.object as? any KeyValueObserver)?
            .observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      func change(_ old: Any?, _ new: Any?) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.old), let old { change[.oldKey] = old }
        if options.contains(.new), let new { change[.newKey] = new }
        return change
      }
      let entry = KeyValueEntry(
        self, name: keyPath, observer: observer, context: context,
        read: { KeyValueAccess.value(of: $0, atPath: keyPath) },
        call: { object, old, new in
          if options.contains(.prior) {
            var prior = change(old, nil)
            prior[.notificationIsPriorKey] = true
            send(object, prior)
          }
          send(object, change(old, new))
        })
      device.observers.add(entry)
      if options.contains(.initial) {
        var initial = change(nil, entry.present)
        initial[.oldKey] = nil
        send(self, initial)
      }
    }

    /// Removes an observer of a value. One that is not registered, for which a device raises an
    /// exception, is reported as invalidCall.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      remove(observer, keyPath) { _ in true }
    }
    /// Removes an observer of a value with a context. One that is not registered, for which a device
    /// raises an exception, is reported as invalidCall.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      remove(observer, keyPath) { $0.context == context }
    }

    private func remove(
      _ observer: NSObject, _ keyPath: String, where isSelected: (KeyValueEntry) -> Bool
    ) {
      guard let device = SimulatedDevice.current else { return }
      let entry = device.observers.last(of: self) {
        $0.observer?.object === observer && $0.name == keyPath && isSelected($0)
      }
      if let entry { return device.observers.remove(entry) }
      device.diagnose(
        .invalidCall,
        "cannot remove an observer \(type(of: observer)) for the key path '\(keyPath)' from "
          + "\(type(of: self)) because it is not registered as an observer")
    }

    /// Called before a change that observers are notified of. Does nothing: they have the old value.
    public func willChangeValue(forKey key: String) {}
    /// Notifies the observers of a value, whether or not it has changed.
    public func didChangeValue(forKey key: String) {
      SimulatedDevice.current?.observers.notify(self) {
        $0.name == key || $0.name.hasSuffix(".\(key)")
      }
      (self as? Operation)?.stateDidChange()
    }
  }
#endif
