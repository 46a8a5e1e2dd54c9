/// How an associated object is held.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied where it can be; held here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied where it can be; held here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// An object of this platform that can carry others under a key.
package protocol AssociationHolder: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

/// Hangs an object on another for as long as that lives; nil takes it off.
///
/// Responders, recognizers and presentation controllers can carry; anything else is a misuse, which
/// is reported.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let holder = object as? any AssociationHolder else {
    SimulatedDevice.current?.diagnose(
      .misuse, "\(type(of: object)) cannot carry associated objects on this platform")
    return
  }
  switch (policy, value) {
  case (.OBJC_ASSOCIATION_ASSIGN, let value?): holder.associations[key] = Weak(value as AnyObject)
  default: holder.associations[key] = value
  }
}

/// The object that was hung on another under a key; nil for none.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let stored = (object as? any AssociationHolder)?.associations[key]
  if let weak = stored as? Weak<AnyObject> { return weak.value }
  return stored
}
