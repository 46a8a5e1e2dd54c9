/// Finds the values of keys and key paths: those of UIKit's classes, and the stored properties of others.
enum KeyValueAccess {
  /// The answer to a call for a key, if the object has the key.
  private nonisolated struct Answer: @unchecked Sendable {
    // Unchecked Sendable: handed over on the main thread.
    let value: Any??
  }

  /// Returns the value of a key; the outer optional is `nil` if the object does not have the key.
  nonisolated static func find(_ key: String, of object: AnyObject) -> Any?? {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { Answer(value: read(key, of: object)) }.value
  }

  /// Returns the value of a key; reports a key that the object does not have.
  nonisolated static func value(of object: AnyObject, _ key: String) -> Any? {
    if let value = find(key, of: object) { return value }
    report("valueForUndefinedKey", key, object)
    return nil
  }

  /// Returns the value of a key path; reports a key that an object does not have.
  nonisolated static func value(of object: AnyObject, atPath path: String) -> Any? {
    if let value = find(path, of: object) { return value }
    guard let dot = path.firstIndex(of: ".") else { return value(of: object, path) }
    let rest = String(path[path.index(after: dot)...])
    guard let first = value(of: object, String(path[..<dot])) else { return nil }
    if let component = component(rest, of: first) { return component }
    return value(of: first as AnyObject, atPath: rest)
  }

  /// Sets the value of a key; reports a key that the object does not have, and a value of another type.
  nonisolated static func set(_ value: Any?, _ key: String, of object: AnyObject) {
    nonisolated(unsafe) let (value, object) = (value, object)
    let wasSet = MainActor.assumeIsolated { write(value, key, of: object) }
    if !wasSet { report("setValue:forUndefinedKey", key, object) }
  }

  /// Sets the value of a key path; reports a key that an object does not have.
  nonisolated static func set(_ value: Any?, atPath path: String, of object: AnyObject) {
    nonisolated(unsafe) let (sent, receiver) = (value, object)
    if MainActor.assumeIsolated({ write(sent, path, of: receiver) }) { return }
    guard let dot = path.lastIndex(of: ".") else { return set(value, path, of: object) }
    guard let owner = self.value(of: object, atPath: String(path[..<dot])) else { return }
    set(value, String(path[path.index(after: dot)...]), of: owner as AnyObject)
  }

  // MARK: One key

  private static func read(_ key: String, of object: AnyObject) -> Any?? {
    if let keyed = object as? any KeyedObject {
      return .some(keyed.property(at: key) ?? storedProperty(key, of: object) ?? nil)
    }
    if let accessor = KeyValueKeys.accessor(of: object, key) { return .some(accessor.get(object)) }
    if let container = object as? any KeyValueContainer {
      if let value = container.keyValues[key] { return .some(value) }
      return .some(storedProperty(key, of: object) ?? nil)
    }
    if isStored(key, of: object) {
      return .some(SimulatedDevice.current?.keyValueStore[object, key])
    }
    return storedProperty(key, of: object)
  }

  private static func write(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    if let keyed = object as? any KeyedObject {
      keyed.setProperty(at: key, to: value)
      return true
    }
    if let accessor = KeyValueKeys.accessor(of: object, key), let set = accessor.set {
      if !set(object, value) { reportType(of: value, key, object) }
      return true
    }
    if let container = object as? any KeyValueContainer {
      container.keyValues[key] = value
      return true
    }
    guard isStored(key, of: object) else { return false }
    SimulatedDevice.current?.keyValueStore[object, key] = value
    return true
  }

  /// Whether apps set a key that UIKit's headers do not have.
  private static func isStored(_ key: String, of object: AnyObject) -> Bool {
    var type: Any.Type? = Swift.type(of: object)
    while let present = type as? AnyClass {
      if KeyValueKeys.storedKeys[NSStringFromClass(present)]?.contains(key) == true { return true }
      type = _getSuperclass(present)
    }
    return false
  }

  /// Returns the value of a stored property of a class that is not UIKit's.
  private static func storedProperty(_ key: String, of object: AnyObject) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      for child in present.children where child.label == key || child.label == "_\(key)" {
        return .some(KeyAccessor.flat(child.value))
      }
      mirror = present.superclassMirror
    }
    return nil
  }

  /// Returns a component of a structure, such as `origin.x` of a rectangle.
  private nonisolated static func component(_ path: String, of value: Any) -> Any? {
    switch (value, path) {
    case (let rect as CGRect, "origin"): rect.origin
    case (let rect as CGRect, "size"): rect.size
    case (let rect as CGRect, "origin.x"): rect.origin.x
    case (let rect as CGRect, "origin.y"): rect.origin.y
    case (let rect as CGRect, "size.width"): rect.size.width
    case (let rect as CGRect, "size.height"): rect.size.height
    case (let point as CGPoint, "x"): point.x
    case (let point as CGPoint, "y"): point.y
    case (let size as CGSize, "width"): size.width
    case (let size as CGSize, "height"): size.height
    case (let list as [Any], "@count"): list.count
    default: nil
    }
  }

  // MARK: Selectors of a name alone

  /// Calls the getter or setter with the name of a selector; `nil` if the object has none.
  static func perform(_ selector: String, on target: AnyObject, with value: Any?) -> Any?? {
    guard let key = setterKey(selector) else {
      guard let accessor = KeyValueKeys.accessor(of: target, selector) else { return nil }
      return .some(accessor.get(target))
    }
    guard let set = KeyValueKeys.accessor(of: target, key)?.set else { return nil }
    if !set(target, value) { reportType(of: value, key, target) }
    return .some(nil)
  }

  /// Whether an object has the getter or setter with the name of a selector.
  nonisolated static func responds(_ target: AnyObject, to selector: String) -> Bool {
    nonisolated(unsafe) let target = target
    return MainActor.assumeIsolated {
      if selector == "viewForKey:" { return target is any UIViewControllerContextTransitioning }
      guard let key = setterKey(selector) else {
        return KeyValueKeys.accessor(of: target, selector) != nil
      }
      return KeyValueKeys.accessor(of: target, key)?.set != nil
    }
  }

  /// Returns `title` for `setTitle:`.
  private static func setterKey(_ selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return nil }
    let name = selector.dropFirst(3).dropLast()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: Reports

  private nonisolated static func report(_ method: String, _ key: String, _ object: AnyObject) {
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "\(method): \(type(of: object)) is not key value coding-compliant for the key '\(key)'; a "
        + "device raises NSUnknownKeyException; use a property")
  }

  private static func reportType(of value: Any?, _ key: String, _ object: AnyObject) {
    let kind = value.map { "\(type(of: $0))" } ?? "nil"
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "setValue(_:forKey: '\(key)') of \(type(of: object)) received a value of the type \(kind), which "
        + "the property cannot have; it is unchanged")
  }
}
