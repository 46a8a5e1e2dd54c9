/// A class whose objects are referenced through a box, without being retained.
///
/// A weak reference would make every later use of the object slower, because it moves the object's
/// reference count out of the object.
nonisolated package protocol BoxedObject: AnyObject {
  /// The object's box, once a reference needs it. The object ends it in `deinit`.
  var referenceBox: ReferenceBox? { get set }
}

nonisolated extension BoxedObject {
  /// The object's box, created on first access.
  var sharedReferenceBox: ReferenceBox {
    if let referenceBox { return referenceBox }
    let box = ReferenceBox(self)
    referenceBox = box
    return box
  }
}

/// The box through which references find an object that they do not retain.
nonisolated package final class ReferenceBox {
  @usableFromInline @exclusivity(unchecked) private(set) var reference: Unmanaged<AnyObject>?

  fileprivate init(_ object: AnyObject) { reference = .passUnretained(object) }

  /// Returns the object with its class, `nil` once it is released.
  @inlinable
  func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard let reference else { return nil }
    // Unchecked: the box belongs to an object of this class.
    return unsafeDowncast(reference.object, to: Object.self)
  }

  /// Called by the deinitializer of the object.
  func end() { reference = nil }
}

/// A reference to an object that becomes `nil` when the object is released.
///
/// Unlike a weak one, it still finds the object in the deinitializers of subclasses, which run before
/// the one that ends the box: they must not retain it.
@propertyWrapper
nonisolated package struct BoxedReference<Object: BoxedObject> {
  @usableFromInline var box: ReferenceBox?

  package init() {}
  package init(wrappedValue: Object?) { self.init(wrappedValue) }
  package init(_ object: Object?) { box = object?.sharedReferenceBox }

  /// Isolated, because a class's property with this wrapper takes on the isolation of this property.
  @MainActor package var wrappedValue: Object? {
    @inlinable get { object }
    set { box = newValue?.sharedReferenceBox }
  }

  /// The object, `nil` once it is released.
  @inlinable
  package var object: Object? { box?.object(as: Object.self) }
}

/// A reference to an object of any class that becomes `nil` when the object is released: through the
/// object's box, if it has one.
nonisolated struct ObjectReference {
  private let box: ReferenceBox?
  private weak var other: AnyObject?

  init(_ object: AnyObject) {
    box = (object as? any BoxedObject)?.sharedReferenceBox
    if box == nil { other = object }
  }

  /// The object, `nil` once it is released.
  var object: AnyObject? { box?.object(as: AnyObject.self) ?? other }
}
