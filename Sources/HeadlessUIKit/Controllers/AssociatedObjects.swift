/// The memory policy of an associated object.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy in UIKit; a strong reference here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy in UIKit; a strong reference here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// An object of this platform that supports associated objects.
package protocol AssociationHolder: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

/// Associates an object with another one for its lifetime; `nil` removes the association.
///
/// Responders, recognizers and presentation controllers support associated objects; any other
/// object is reported as invalidCall.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let holder = object as? any AssociationHolder else {
    SimulatedDevice.current?.diagnose(
      .invalidCall, "\(type(of: object)) does not support associated objects on this platform")
    return
  }
  switch (policy, value) {
  case (.OBJC_ASSOCIATION_ASSIGN, let value?): holder.associations[key] = Weak(value as AnyObject)
  default: holder.associations[key] = value
  }
}

/// Returns the object associated with another one under a key; `nil` if there is none.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let stored = (object as? any AssociationHolder)?.associations[key]
  if let weak = stored as? Weak<AnyObject> { return weak.value }
  return stored
}
