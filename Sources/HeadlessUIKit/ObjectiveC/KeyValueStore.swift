/// The values of keys that objects have no property for.
nonisolated final class KeyValueStore: @unchecked Sendable {
  // Unchecked Sendable: used on the main thread only.
  private struct Entry {
    var object: ObjectReference
    var values: [String: Any]
  }

  private var entries: [Entry] = []

  subscript(object: AnyObject, key: String) -> Any? {
    get { entries.first { $0.object.object === object }?.values[key] }
    set {
      entries.removeAll { $0.object.object == nil }
      if let index = entries.firstIndex(where: { $0.object.object === object }) {
        entries[index].values[key] = newValue
      } else if let newValue {
        entries.append(Entry(object: ObjectReference(object), values: [key: newValue]))
      }
    }
  }
}

/// An object with values for any key, as Core Animation's objects have.
nonisolated protocol KeyValueContainer: AnyObject {
  var keyValues: [String: Any] { get set }
}

/// An object that finds the values of its keys and key paths itself, in the types of its properties.
nonisolated protocol KeyedObject: AnyObject {
  /// Returns the value of a key path.
  func property(at keyPath: String) -> Any?
  /// Sets the value of a key path.
  func setProperty(at keyPath: String, to value: Any?)
}

nonisolated extension CALayer: KeyedObject {}
nonisolated extension CAEmitterCell: KeyedObject {}
nonisolated extension CAAnimation: KeyValueContainer {}

extension CALayer: AssociationHolder {
  package final var associations: [UnsafeRawPointer: Any] {
    get { media?.associations ?? [:] }
    set {
      if media == nil { media = LayerMedia() }
      media?.associations = newValue
    }
  }
}
