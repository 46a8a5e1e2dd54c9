/// One parameter of a table: a key, the property it sets, and its documentation.
public struct Parameter<Root: Sendable>: Sendable {
  /// The key, equal to the name of the property.
  package let name: String
  /// One sentence that describes the parameter.
  package let summary: String
  /// Whether the parameter must be written; it has no default then.
  package let isRequired: Bool
  /// Made when the key is first used: its kind may depend on a large list.
  private let codec: Deferred<Codec>

  /// How the values of a parameter are read, written and documented.
  private final class Codec: Sendable {
    /// Decodes a written value and sets the property.
    let decode: @Sendable (ConfigValue, inout Root, inout ConfigDiagnostics) -> Void
    /// Encodes the property.
    let encode: @Sendable (Root) -> JSONValue
    /// Returns the documentation, with the property as the default.
    let field: @Sendable (Root) -> ParameterShape.Field

    init(
      decode: @escaping @Sendable (ConfigValue, inout Root, inout ConfigDiagnostics) -> Void,
      encode: @escaping @Sendable (Root) -> JSONValue,
      field: @escaping @Sendable (Root) -> ParameterShape.Field
    ) {
      (self.decode, self.encode, self.field) = (decode, encode, field)
    }
  }

  private init(
    _ name: String, _ summary: String, isRequired: Bool = false,
    _ codec: @escaping @Sendable () -> Codec
  ) {
    (self.name, self.summary, self.isRequired) = (name, summary, isRequired)
    self.codec = Deferred(codec)
  }

  /// Decodes a written value and sets the property of a root.
  func decode(_ value: ConfigValue, into root: inout Root, _ diagnostics: inout ConfigDiagnostics) {
    codec.value.decode(value, &root, &diagnostics)
  }
  /// Encodes the value of a root.
  func encode(_ root: Root) -> JSONValue { codec.value.encode(root) }
  /// Returns the documentation, with the value of a root as the default.
  func field(_ root: Root) -> ParameterShape.Field { codec.value.field(root) }

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
    self.init(name, summary, isRequired: isRequired) {
      let kind = kind()
      let decode = kind.decode
      return Codec(
        decode: { value, root, diagnostics in
          if let read = decode(value, &diagnostics) { set(&root, read) }
        },
        encode: { kind.encode(get($0)) },
        field: { root in
          var field = ParameterShape.Field(name, summary, kind.shape)
          (field.kind, field.isRequired) = (kind.name, isRequired)
          let value = isRequired ? .null : kind.encode(get(root))
          // A null that cannot be written is not shown.
          if value != .null || (!isRequired && kind.shape.acceptsNone) { field.standard = value }
          return field
        })
    }
  }

  /// Creates a parameter of a kind; its default is the property's value in the table's defaults.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - property: The property that the parameter sets.
  ///   - kind: The kind of value; evaluated when the key is first used.
  ///   - isRequired: Whether the parameter must be written.
  ///   - summary: One sentence that describes the parameter.
  public init<Value>(
    _ name: String, _ property: any WritableKeyPath<Root, Value> & Sendable,
    _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Value>,
    required isRequired: Bool = false, _ summary: String
  ) {
    self.init(
      name, get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 }, kind(),
      required: isRequired, summary)
  }

  /// Creates a group of parameters under one key, with a separate table; parameters that are not
  /// written keep their values in the outer table's defaults.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - property: The property that the parameter sets.
  ///   - table: The parameters; evaluated when the key is first used.
  ///   - summary: One sentence that describes the group.
  public init<Part>(
    _ name: String, _ property: any WritableKeyPath<Root, Part> & Sendable,
    group table: @autoclosure @escaping @Sendable () -> ParameterTable<Part>, _ summary: String
  ) {
    self.init(name, summary) {
      let table = table()
      return Codec(
        decode: { value, root, diagnostics in
          _ = table.decode(value, into: &root[keyPath: property], &diagnostics)
        },
        encode: { table.encode($0[keyPath: property]) },
        field: { root in
          var field = ParameterShape.Field(
            name, summary, table.shape(defaults: root[keyPath: property]))
          field.isGroup = true
          return field
        })
    }
  }

  /// Returns this parameter of a part as a parameter of the containing value under the same key.
  package func lifted<Whole>(
    to property: any WritableKeyPath<Whole, Root> & Sendable
  ) -> Parameter<Whole> {
    lifted(get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
  }

  /// Returns this parameter of a part as a parameter of a value that contains the part.
  func lifted<Whole>(
    get: @escaping @Sendable (Whole) -> Root, set: @escaping @Sendable (inout Whole, Root) -> Void
  ) -> Parameter<Whole> {
    Parameter<Whole>(name, summary, isRequired: isRequired) { [codec] in
      let codec = codec.value
      return Parameter<Whole>.Codec(
        decode: { value, whole, diagnostics in
          var part = get(whole)
          codec.decode(value, &part, &diagnostics)
          set(&whole, part)
        },
        encode: { codec.encode(get($0)) }, field: { codec.field(get($0)) })
    }
  }
}
