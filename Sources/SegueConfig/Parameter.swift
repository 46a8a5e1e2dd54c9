/// One parameter of a table: a key, the property it sets, and its documentation.
public struct Parameter<Root: Sendable>: Sendable {
  /// The key, equal to the name of the property.
  public let name: String
  /// One sentence that describes the parameter.
  public let summary: String
  /// Whether the parameter must be written; it has no default then.
  public let isRequired: Bool

  /// What the parameter does with values, made when it is first used.
  private let uses: Deferred<Uses>

  private struct Uses: Sendable {
    let decode: @Sendable (ConfigValue, inout Root, inout ConfigDiagnostics) -> Void
    let encode: @Sendable (Root) -> JSONValue
    let schema: @Sendable (Root) -> JSONSchema
    let describe: @Sendable (Root) -> [ParameterDescription]
  }

  /// Decodes a written value into a root.
  func decode(_ value: ConfigValue, _ root: inout Root, _ diagnostics: inout ConfigDiagnostics) {
    uses.value.decode(value, &root, &diagnostics)
  }
  /// Encodes the value of a root.
  func encode(_ root: Root) -> JSONValue { uses.value.encode(root) }
  /// Returns the schema, with the value of a root as the default.
  func schema(_ root: Root) -> JSONSchema { uses.value.schema(root) }
  /// Returns the documentation, with the value of a root as the default.
  func describe(_ root: Root) -> [ParameterDescription] { uses.value.describe(root) }

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
    self.init(
      name, get: { $0[keyPath: property()] }, set: { $0[keyPath: property()] = $1 }, kind(),
      required: isRequired, summary)
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
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    uses = Deferred {
      let kind = kind()
      // A null that cannot be written is not shown as a default.
      let shownDefault: @Sendable (Root) -> JSONValue? = { root in
        let value = kind.encode(get(root))
        return isRequired || (value == .null && !kind.acceptsNone) ? nil : value
      }
      return Uses(
        decode: { value, root, diagnostics in
          if let read = kind.decode(value, &diagnostics) { set(&root, read) }
        },
        encode: { kind.encode(get($0)) },
        schema: { root in
          let about = kind.explanation.map { "\(summary) \($0)" } ?? summary
          return kind.schema.described(about, default: shownDefault(root))
        },
        describe: { root in
          [
            ParameterDescription(
              name: name, kind: kind.name, unit: kind.unit, range: kind.rangeText,
              defaultText: shownDefault(root)?.yamlText, summary: summary)
          ]
        })
    }
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
    self.init(
      name, get: { $0[keyPath: property()] }, set: { $0[keyPath: property()] = $1 },
      group: table(), summary)
  }

  /// Creates a group of parameters that is read and set by functions.
  @usableFromInline
  init<Part>(
    _ name: String, get: @escaping @Sendable (Root) -> Part,
    set: @escaping @Sendable (inout Root, Part) -> Void,
    group table: @autoclosure @escaping @Sendable () -> ParameterTable<Part>, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    isRequired = false
    uses = Deferred {
      let table = table()
      return Uses(
        decode: { value, root, diagnostics in
          let part = table.decode(value, over: get(root), into: &diagnostics)
          if let part { set(&root, part) }
        },
        encode: { table.encode(get($0)) },
        schema: { table.schema(defaults: get($0)).described(summary) },
        describe: { root in
          table.descriptions(defaults: get(root)).map { $0.nested(in: name) }
        })
    }
  }

  /// Returns this parameter of a part as a parameter of the containing value under the same key.
  @inlinable @inline(__always)
  public func lifted<Whole>(
    to property: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Whole, Root> & Sendable
  ) -> Parameter<Whole> {
    Parameter<Whole>(
      self, get: { $0[keyPath: property()] }, set: { $0[keyPath: property()] = $1 })
  }

  /// Creates a parameter of a containing value from a parameter of its part.
  @usableFromInline
  init<Part>(
    _ parameter: Parameter<Part>, get: @escaping @Sendable (Root) -> Part,
    set: @escaping @Sendable (inout Root, Part) -> Void
  ) {
    name = parameter.name
    summary = parameter.summary
    isRequired = parameter.isRequired
    uses = Deferred {
      Uses(
        decode: { value, root, diagnostics in
          var part = get(root)
          parameter.decode(value, &part, &diagnostics)
          set(&root, part)
        },
        encode: { parameter.encode(get($0)) },
        schema: { parameter.schema(get($0)) },
        describe: { parameter.describe(get($0)) })
    }
  }
}

extension ParameterKind {
  /// The unit and range as a sentence.
  fileprivate var explanation: String? {
    switch (rangeText, unit) {
    case (let range?, let unit?): "Takes \(range) \(unit)."
    case (let range?, nil): "Takes \(range)."
    case (nil, let unit?): "In \(unit)."
    case (nil, nil): nil
    }
  }
}
