// The collections with weak references, which Foundation on Linux lacks. On a Mac they are Foundation's.
#if !canImport(ObjectiveC)
  /// How a collection retains its objects.
  public nonisolated struct NSPointerFunctions {
    /// The options of a collection.
    public struct Options: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Creates options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The collection retains its objects.
      public static let strongMemory = Options([])
      /// The collection does not retain its objects, and loses those that are released.
      public static let weakMemory = Options(rawValue: 5)
      /// Objects are equal only if they are the same.
      public static let objectPointerPersonality = Options(rawValue: 512)
      /// Objects are copied.
      public static let copyIn = Options(rawValue: 65_536)
    }
  }
  /// The options of a hash table.
  public typealias NSHashTableOptions = NSPointerFunctions.Options
  /// The options of a map table.
  public typealias NSMapTableOptions = NSPointerFunctions.Options

  /// A reference that retains its object or not.
  private nonisolated struct Held {
    weak var reference: AnyObject?
    var object: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      reference = object
      if !options.contains(.weakMemory) { self.object = object }
    }

    /// Whether an object is the held one, or equal to it.
    func isEqual(_ other: AnyObject) -> Bool {
      guard let reference else { return false }
      return reference === other
        || (reference as? NSObject).map { $0.isEqual(other) } ?? false
    }
  }

  /// A set of objects, which can lose those that nothing else retains; in the order of their addition.
  public nonisolated final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [Held] = []

    /// Creates an empty set.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
      self.options = options
      super.init()
    }
    /// Returns a set that does not retain its objects.
    public static func weakObjects() -> NSHashTable<ObjectType> { .init(options: .weakMemory) }

    /// The objects that are still there.
    public var allObjects: [ObjectType] {
      held.removeAll { $0.reference == nil }
      return held.compactMap { $0.reference as? ObjectType }
    }
    /// The number of objects.
    public var count: Int { allObjects.count }
    /// The first object; `nil` without one.
    public var anyObject: ObjectType? { allObjects.first }
    /// Adds an object that is not in the set.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      held.append(Held(object, options))
    }
    /// Removes an object.
    public func remove(_ object: ObjectType?) {
      guard let object else { return }
      held.removeAll { $0.isEqual(object) }
    }
    /// Removes all objects.
    public func removeAllObjects() { held = [] }
    /// Returns whether an object is in the set.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// Returns the object of the set that is equal to another.
    public func member(_ object: ObjectType?) -> ObjectType? {
      guard let object else { return nil }
      return held.first { $0.isEqual(object) }?.reference as? ObjectType
    }
    /// Returns the objects, one after the other.
    public func objectEnumerator() -> NSEnumerator {
      (allObjects as [Any])._bridgeToObjectiveC().objectEnumerator()
    }
  }

  /// A dictionary of objects, which can lose keys and values that nothing else retains; in the order of
  /// their addition.
  public nonisolated final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let options: (keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options)
    private var entries: [(key: Held, value: Held)] = []

    /// Creates an empty dictionary.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int = 0
    ) {
      options = (keyOptions, valueOptions)
      super.init()
    }
    /// Returns a dictionary that retains keys and values.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
    /// Returns a dictionary that retains keys only.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      .init(valueOptions: .weakMemory)
    }
    /// Returns a dictionary that retains values only.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      .init(keyOptions: .weakMemory)
    }
    /// Returns a dictionary that retains nothing.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      .init(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func removeReleased() {
      entries.removeAll { $0.key.reference == nil || $0.value.reference == nil }
    }
    /// The number of entries that are still there.
    public var count: Int {
      removeReleased()
      return entries.count
    }
    /// Returns the value of a key.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return entries.first { $0.key.isEqual(aKey) }?.value.reference as? ObjectType
    }
    /// Sets the value of a key.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let anObject, let aKey else { return }
      removeReleased()
      let value = Held(anObject, options.values)
      if let index = entries.firstIndex(where: { $0.key.isEqual(aKey) }) {
        entries[index].value = value
      } else {
        entries.append((Held(aKey, options.keys), value))
      }
    }
    /// Removes the value of a key.
    public func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      entries.removeAll { $0.key.isEqual(aKey) }
    }
    /// Removes all entries.
    public func removeAllObjects() { entries = [] }
    /// Returns the keys, one after the other.
    public func keyEnumerator() -> NSEnumerator {
      removeReleased()
      return entries.compactMap { $0.key.reference as Any? }._bridgeToObjectiveC()
        .objectEnumerator()
    }
    /// Returns the values, one after the other; `nil` without one.
    public func objectEnumerator() -> NSEnumerator? {
      removeReleased()
      return entries.compactMap { $0.value.reference as Any? }._bridgeToObjectiveC()
        .objectEnumerator()
    }
  }
#endif
