/// The key-value observations of a device.
///
/// No runtime reports every change. An observed value is compared with its last one where
/// UIKit's setters report a change, and at the end of every event for all others.
nonisolated final class KeyValueObservers: @unchecked Sendable {
  // Unchecked Sendable: used on the main thread only.
  private var entries: [KeyValueEntry] = []
  /// The objects that are changing, whose observers wait for the end of the change.
  private var changing: [AnyObject] = []

  /// Whether nothing is observed.
  private(set) var isEmpty = true

  func add(_ entry: KeyValueEntry) {
    if let object = entry.object.object { (object as? any ObservableStorage)?.markObserved() }
    entries.append(entry)
    isEmpty = false
  }

  func remove(_ entry: KeyValueEntry) {
    entry.isRemoved = true
    entries.removeAll { $0 === entry }
    isEmpty = entries.isEmpty
  }

  /// Returns the last observation of an object that a condition selects.
  func last(of object: AnyObject, where isSelected: (KeyValueEntry) -> Bool) -> KeyValueEntry? {
    entries.last { $0.object.object === object && isSelected($0) }
  }

  /// Notifies the observers of an object whose values have changed.
  func check(_ object: AnyObject) {
    guard !changing.contains(where: { $0 === object }) else { return }
    for entry in entries where !entry.isRemoved && entry.object.object === object {
      entry.check(object)
    }
  }

  /// Runs a change of an object, whose observers are notified at its end.
  func change(_ object: AnyObject, _ body: () -> Void) {
    changing.append(object)
    body()
    changing.removeLast()
    check(object)
  }

  /// Notifies the observers of all values that have changed.
  func checkAll() {
    var isStale = false
    for entry in entries where !entry.isRemoved {
      if let object = entry.object.object { entry.check(object) } else { isStale = true }
    }
    guard isStale else { return }
    entries.removeAll { $0.object.object == nil }
    isEmpty = entries.isEmpty
  }

  /// Notifies the observers of a value of an object, whether or not it has changed.
  func notify(_ object: AnyObject, where isSelected: (KeyValueEntry) -> Bool) {
    for entry in entries
    where !entry.isRemoved && entry.object.object === object && isSelected(entry) {
      entry.notify(object)
    }
  }
}

/// An observed value.
nonisolated final class KeyValueEntry {
  let object: ObjectReference
  /// The key path, as the observer named it.
  let name: String
  /// The key path of an observing closure; `nil` for an observing object.
  let keyPath: AnyKeyPath?
  /// The observing object; `nil` for a closure.
  let observer: ObjectReference?
  let context: UnsafeMutableRawPointer?
  private let read: (AnyObject) -> Any?
  private let call: (AnyObject, _ old: Any?, _ new: Any?) -> Void
  private var value: Any?
  var isRemoved = false

  init(
    _ object: AnyObject, name: String, keyPath: AnyKeyPath? = nil, observer: AnyObject? = nil,
    context: UnsafeMutableRawPointer? = nil, read: @escaping (AnyObject) -> Any?,
    call: @escaping (AnyObject, Any?, Any?) -> Void
  ) {
    self.object = ObjectReference(object)
    self.name = name
    self.keyPath = keyPath
    self.observer = observer.map { ObjectReference($0) }
    self.context = context
    self.read = read
    self.call = call
    value = read(object)
  }

  /// The current value.
  var present: Any? { value }

  func check(_ object: AnyObject) {
    let new = read(object)
    guard !Self.isEqual(value, new) else { return }
    send(object, new)
  }

  func notify(_ object: AnyObject) { send(object, read(object)) }

  private func send(_ object: AnyObject, _ new: Any?) {
    let old = value
    value = new
    call(object, old, new)
  }

  /// Whether two values are equal; those that cannot be compared are.
  private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? any Equatable { return isEqual(first, second) }
    // An optional is equatable only if its value is.
    let (old, new) = (Mirror(reflecting: first), Mirror(reflecting: second))
    if old.displayStyle == .optional || new.displayStyle == .optional {
      return isEqual(unwrapped(first, old), unwrapped(second, new))
    }
    guard old.displayStyle == .class || new.displayStyle == .class else { return true }
    return first as AnyObject === second as AnyObject
  }

  private static func unwrapped(_ value: Any, _ mirror: Mirror) -> Any? {
    mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value).map { $0 == first } ?? false
  }
}

/// An object whose setters report changes only while it is observed.
nonisolated protocol ObservableStorage: AnyObject {
  func markObserved()
}

nonisolated extension CALayer: ObservableStorage {
  final func markObserved() { isObserved = true }

  /// Notifies the observers of the layer and of its view.
  @inline(never)
  final func notifyObservers() {
    guard let observers = SimulatedDevice.current?.observers, !observers.isEmpty else { return }
    observers.check(self)
    if let view { observers.check(view) }
  }

  /// Runs a change, after which the observers are notified.
  @inline(never)
  final func observing(_ change: () -> Void) {
    guard let observers = SimulatedDevice.current?.observers, !observers.isEmpty else {
      return change()
    }
    let view = view
    observers.change(self) { if let view { observers.change(view, change) } else { change() } }
  }
}

extension UIView: ObservableStorage {
  nonisolated final func markObserved() { ownLayer.isObserved = true }
}

nonisolated extension NSObject {
  /// Notifies the observers of the object whose values have changed.
  final func notifyOfChange() {
    guard let device = SimulatedDevice.active else { return }
    device._withUnsafeGuaranteedRef {
      if !$0.observers.isEmpty { $0.observers.check(self) }
    }
  }
}
