/// The kind of a parameter's values: how they are decoded, encoded and described.
public struct ParameterKind<Value: Sendable>: Sendable {
  /// The name of a value in messages, with its article: `a length`.
  public var name: String
  /// The unit of numbers; `nil` if there is none.
  public var unit: String?
  /// The accepted range of numbers as text: `0 to 100`; `nil` if unlimited.
  public var rangeText: String?
  /// Whether `none` may be written for no value; `true` only for optional kinds.
  public internal(set) var acceptsNone: Bool
  /// The schema of accepted values.
  public var schema: JSONSchema
  /// Decodes a written value; adds an error and returns `nil` if it is not of this kind.
  public var decode: @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?
  /// Encodes a value as JSON.
  public var encode: @Sendable (Value) -> JSONValue

  /// Creates a kind.
  public init(
    _ name: String, unit: String? = nil, rangeText: String? = nil, schema: JSONSchema,
    decode: @escaping @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?,
    encode: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.init(
      name, unit: unit, rangeText: rangeText, acceptsNone: false, schema: schema, decode: decode,
      encode: encode)
  }

  /// Creates a kind that may accept `none`.
  @usableFromInline
  init(
    _ name: String, unit: String? = nil, rangeText: String? = nil, acceptsNone: Bool,
    schema: JSONSchema,
    decode: @escaping @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?,
    encode: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.acceptsNone = acceptsNone
    self.name = name
    self.unit = unit
    self.rangeText = rangeText
    self.schema = schema
    self.decode = decode
    self.encode = encode
  }

  /// Returns the value as one line of YAML.
  public func format(_ value: Value) -> String { encode(value).yamlText }

  /// Returns the kind with another name in messages.
  public func named(_ name: String) -> ParameterKind {
    var kind = self
    kind.name = name
    return kind
  }

  /// Returns the kind of another type with the same notation.
  @inlinable
  public func mapped<Other: Sendable>(
    _ wrap: @escaping @Sendable (Value) -> Other, back unwrap: @escaping @Sendable (Other) -> Value
  ) -> ParameterKind<Other> {
    let (decode, encode) = (decode, encode)
    return ParameterKind<Other>(
      name, unit: unit, rangeText: rangeText, acceptsNone: acceptsNone, schema: schema,
      decode: { value, diagnostics in decode(value, &diagnostics).map(wrap) },
      encode: { encode(unwrap($0)) })
  }

  /// Returns the kind with texts that editors offer for its values.
  public func offering(_ snippets: @escaping @Sendable () -> [JSONSchema.Snippet]) -> ParameterKind
  {
    var kind = self
    kind.schema = schema.offering(snippets)
    return kind
  }

  /// Returns the kind of a key whose value was decoded early, because other keys depend on it.
  ///
  /// - Parameter value: The decoded value; `nil` if it was invalid, which was reported already.
  public func decoded(_ value: Value?) -> ParameterKind {
    var kind = self
    kind.decode = { _, _ in value }
    return kind
  }

  /// Returns the kind whose schema is a definition of its document.
  ///
  /// - Parameter name: The name of the definition; a document has one schema of a name.
  public func defined(as name: String) -> ParameterKind {
    var kind = self
    kind.schema = schema.defined(as: name)
    return kind
  }
}
