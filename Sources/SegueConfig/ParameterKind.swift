/// The kind of a parameter's values: their shape, and how they are decoded and encoded.
public struct ParameterKind<Value: Sendable>: Sendable {
  /// The name of a value in messages, with its article: `a length`.
  package var name: String { didSet { shape = shape.named(name) } }
  /// The shape of written values.
  package var shape: ParameterShape
  /// Decodes a written value; adds an error and returns `nil` if it is not of this kind.
  package var decode: @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?
  /// Encodes a value as JSON.
  package var encode: @Sendable (Value) -> JSONValue

  /// Creates a kind.
  package init(
    _ name: String, _ shape: ParameterShape,
    decode: @escaping @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?,
    encode: @escaping @Sendable (Value) -> JSONValue
  ) {
    (self.name, self.shape) = (name, shape.named(name))
    (self.decode, self.encode) = (decode, encode)
  }

  /// Returns the value as one line of YAML.
  package func format(_ value: Value) -> String { encode(value).yamlText }

  /// Returns the kind with another name in messages.
  package func named(_ name: String) -> ParameterKind {
    var kind = self
    kind.name = name
    return kind
  }

  /// Returns the kind of another type with the same notation.
  package func mapped<Other: Sendable>(
    _ wrap: @escaping @Sendable (Value) -> Other, back unwrap: @escaping @Sendable (Other) -> Value
  ) -> ParameterKind<Other> {
    ParameterKind<Other>(
      name, shape, decode: { decode($0, &$1).map(wrap) }, encode: { encode(unwrap($0)) })
  }

  /// Returns the kind with texts that editors offer for its values.
  package func offering(_ snippets: @escaping @Sendable () -> [JSONSchema.Snippet]) -> ParameterKind
  {
    var kind = self
    kind.shape = .offering(shape, snippets)
    return kind
  }

  /// Returns the kind whose shape has a name to which others refer.
  ///
  /// - Parameter name: The name; a document has one shape of a name.
  package func defined(as name: String) -> ParameterKind {
    var kind = self
    kind.shape = .defined(as: name, shape)
    return kind
  }
}
