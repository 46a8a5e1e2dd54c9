/// What values a tunable takes: how they are read, written, and described.
public struct ParameterKind<Value: Sendable>: Sendable {
  /// What messages call one value, with its article: `a length`.
  public var name: String
  /// The unit that numbers are in; nil where there is none.
  public var unit: String?
  /// What numbers are accepted, for people: `0 to 100`; nil where all are.
  public var rangeText: String?
  /// Whether `none` may be written for no value at all; false but for optional kinds.
  public internal(set) var acceptsNone = false
  /// The schema of what may be written.
  public var schema: JSONSchema
  /// Reads a written value; adds an error and returns nil when it is not of this kind.
  public var decode: @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?
  /// What is written for a value, as JSON.
  public var encode: @Sendable (Value) -> JSONValue

  /// A kind of these parts.
  public init(
    _ name: String, unit: String? = nil, rangeText: String? = nil, schema: JSONSchema,
    decode: @escaping @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?,
    encode: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.name = name
    self.unit = unit
    self.rangeText = rangeText
    self.schema = schema
    self.decode = decode
    self.encode = encode
  }

  /// The value as it is written in YAML, on one line.
  public func format(_ value: Value) -> String { encode(value).yamlText }

  /// The kind with another name in messages.
  public func named(_ name: String) -> ParameterKind {
    var kind = self
    kind.name = name
    return kind
  }

  /// The kind of another type that is written in the same way.
  public func mapped<Other: Sendable>(
    _ wrap: @escaping @Sendable (Value) -> Other, back unwrap: @escaping @Sendable (Other) -> Value
  ) -> ParameterKind<Other> {
    var kind = ParameterKind<Other>(
      name, unit: unit, rangeText: rangeText, schema: schema,
      decode: { value, diagnostics in decode(value, &diagnostics).map(wrap) },
      encode: { encode(unwrap($0)) })
    kind.acceptsNone = acceptsNone
    return kind
  }

  /// The kind for a key whose value has been read before the others, since they depend on it.
  ///
  /// - Parameter value: What was read; nil where it was not right, which has been reported.
  public func alreadyRead(_ value: Value?) -> ParameterKind {
    var kind = self
    kind.decode = { _, _ in value }
    return kind
  }

  /// A kind that is looked up when it is used, so that kinds can contain themselves.
  ///
  /// - Parameters:
  ///   - name: what messages call one value.
  ///   - schema: usually a reference to a definition.
  ///   - kind: the kind.
  public static func deferred(
    _ name: String, schema: JSONSchema, _ kind: @escaping @Sendable () -> ParameterKind
  ) -> ParameterKind {
    ParameterKind(
      name, schema: schema, decode: { value, diagnostics in kind().decode(value, &diagnostics) },
      encode: { kind().encode($0) })
  }
}
