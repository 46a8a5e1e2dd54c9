/// One parameter of a table: a key, the property it sets, and its documentation.
public struct Parameter<Root: Sendable>: Sendable {
  @usableFromInline let untyped: UntypedParameter

  /// The key, equal to the name of the property.
  public var name: String { untyped.about.name }
  /// One sentence that describes the parameter.
  public var summary: String { untyped.about.summary }
  /// Whether the parameter must be written; it has no default then.
  public var isRequired: Bool { untyped.about.isRequired }

  @usableFromInline
  init(_ untyped: UntypedParameter) { self.untyped = untyped }

  /// Encodes the value of a root.
  func encode(_ root: Root) -> JSONValue {
    withUnsafePointer(to: root) { untyped.uses.value.encode(UnsafeRawPointer($0)) }
  }
  /// Returns the schema, with the value of a root as the default.
  func schema(_ root: Root) -> JSONSchema {
    withUnsafePointer(to: root) { untyped.uses.value.schema(UnsafeRawPointer($0)) }
  }
  /// Returns the documentation, with the value of a root as the default.
  func describe(_ root: Root) -> [ParameterDescription] {
    withUnsafePointer(to: root) { untyped.uses.value.describe(UnsafeRawPointer($0)) }
  }

  /// Creates a parameter of a kind; its default is the property's value in the table's defaults.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - property: The property that the parameter sets.
  ///   - kind: The kind of value; evaluated when the key is first used.
  ///   - isRequired: Whether the parameter must be written.
  ///   - summary: One sentence that describes the parameter.
  @inlinable @inline(__always)
  public init<Value>(
    _ name: String,
    _ property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Value> & Sendable,
    _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Value>,
    required isRequired: Bool = false, _ summary: String
  ) {
    // Inlined: the optimizer replaces the literal key path of a call by plain accesses, so that the
    // runtime makes none.
    let about = ParameterAbout(name, summary, isRequired: isRequired)
    self.init(
      UntypedParameter(about) {
        ParameterUses(
          about, kind(),
          get: { $0.assumingMemoryBound(to: Root.self).pointee[keyPath: property()] },
          set: { $0.assumingMemoryBound(to: Root.self).pointee[keyPath: property()] = $1 })
      })
  }

  /// Creates a parameter of a kind that is read and set by functions.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - get: Returns the value.
  ///   - set: Sets the value.
  ///   - kind: The kind of value; evaluated when the key is first used.
  ///   - isRequired: Whether the parameter must be written.
  ///   - summary: One sentence that describes the parameter.
  public init<Value>(
    _ name: String, get: @escaping @Sendable (Root) -> Value,
    set: @escaping @Sendable (inout Root, Value) -> Void,
    _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Value>,
    required isRequired: Bool = false, _ summary: String
  ) {
    let about = ParameterAbout(name, summary, isRequired: isRequired)
    self.init(
      UntypedParameter(about) {
        ParameterUses(
          about, kind(), get: { get($0.assumingMemoryBound(to: Root.self).pointee) },
          set: { set(&$0.assumingMemoryBound(to: Root.self).pointee, $1) })
      })
  }

  /// Creates a group of parameters under one key, with a separate table; parameters that are not
  /// written keep their values in the outer table's defaults.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - property: The property that the parameter sets.
  ///   - table: The parameters; evaluated when the key is first used.
  ///   - summary: One sentence that describes the group.
  @inlinable @inline(__always)
  public init<Part>(
    _ name: String,
    _ property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Part> & Sendable,
    group table: @autoclosure @escaping @Sendable () -> ParameterTable<Part>, _ summary: String
  ) {
    let about = ParameterAbout(name, summary)
    self.init(
      UntypedParameter(about) {
        ParameterUses(
          about, group: table(), read: Self.reading(property()), modify: Self.modifying(property()))
      })
  }

  /// Returns this parameter of a part as a parameter of the containing value under the same key.
  @inlinable @inline(__always)
  public func lifted<Whole>(
    to property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Whole, Root> & Sendable
  ) -> Parameter<Whole> {
    let part = untyped
    return Parameter<Whole>(
      UntypedParameter(part.about) {
        ParameterUses(
          lifting: part, read: Parameter<Whole>.reading(property()),
          modify: Parameter<Whole>.modifying(property()))
      })
  }

  /// Creates a parameter of a containing value from a parameter of its part, by functions.
  init<Part>(
    _ parameter: Parameter<Part>, get: @escaping @Sendable (Root) -> Part,
    set: @escaping @Sendable (inout Root, Part) -> Void
  ) {
    let part = parameter.untyped
    self.init(
      UntypedParameter(part.about) {
        ParameterUses(
          lifting: part,
          read: { root, body in
            withUnsafePointer(to: get(root.assumingMemoryBound(to: Root.self).pointee)) {
              body(UnsafeRawPointer($0))
            }
          },
          modify: { root, body in
            let root = root.assumingMemoryBound(to: Root.self)
            var part = get(root.pointee)
            withUnsafeMutablePointer(to: &part) { body(UnsafeMutableRawPointer($0)) }
            set(&root.pointee, part)
          })
      })
  }

  /// Returns a function that reads a property.
  @inlinable @inline(__always)
  static func reading<Part>(
    _ property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Part> & Sendable
  ) -> ParameterUses.Read {
    { root, body in
      withUnsafePointer(to: root.assumingMemoryBound(to: Root.self).pointee[keyPath: property()]) {
        body(UnsafeRawPointer($0))
      }
    }
  }

  /// Returns a function that changes a property in place.
  @inlinable @inline(__always)
  static func modifying<Part>(
    _ property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Root, Part> & Sendable
  ) -> ParameterUses.Modify {
    { root, body in
      withUnsafeMutablePointer(
        to: &root.assumingMemoryBound(to: Root.self).pointee[keyPath: property()]
      ) { body(UnsafeMutableRawPointer($0)) }
    }
  }
}
