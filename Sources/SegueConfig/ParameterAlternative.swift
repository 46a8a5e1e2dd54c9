/// One of the ways in which a value may be written.
public struct ParameterAlternative<Value: Sendable>: Sendable {
  /// How messages name it; empty for words, which are named one by one.
  var name = ""
  var words: [String] = []
  var key: String?
  /// Whether the map has other keys next to that key.
  var hasOtherKeys = false
  var schema: JSONSchema
  var accepts: @Sendable (ConfigValue) -> Bool
  var decode: @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?
  var encode: @Sendable (Value) -> JSONValue?

  /// Words that stand for values.
  public static func words(_ cases: [(word: String, value: Value)]) -> ParameterAlternative
  where Value: Equatable {
    ParameterAlternative(
      words: cases.map(\.word), schema: .words(cases.map(\.word)),
      accepts: { value in cases.contains { $0.word == value.text } },
      decode: { value, _ in cases.first { $0.word == value.text }?.value },
      encode: { value in cases.first { $0.value == value }.map { .string($0.word) } })
  }

  /// Another kind, for the values that a test picks.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - test: whether a written value is meant as this kind, whether or not it is right.
  ///   - wrap: the value of what the kind reads.
  ///   - unwrap: the inverse of `wrap`; nil for a value that is not of this alternative.
  public static func kind<Part: Sendable>(
    _ kind: ParameterKind<Part>, when test: @escaping @Sendable (ConfigValue) -> Bool,
    _ wrap: @escaping @Sendable (Part) -> Value, back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    ParameterAlternative(
      name: kind.name, schema: kind.schema, accepts: test,
      decode: { value, diagnostics in kind.decode(value, &diagnostics).map(wrap) },
      encode: { unwrap($0).map(kind.encode) })
  }

  /// A map of one key, which says what its value is: `{ spring: … }`.
  public static func tagged<Part: Sendable>(
    _ key: String, _ kind: ParameterKind<Part>, _ wrap: @escaping @Sendable (Part) -> Value,
    back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    ParameterAlternative(
      name: "{ \(key): … }", key: key,
      schema: .map([(key, kind.schema)], required: [key]),
      accepts: { $0.entries?.count == 1 && $0[key] != nil },
      decode: { value, diagnostics in
        value[key].flatMap { kind.decode($0, &diagnostics) }.map(wrap)
      },
      encode: { unwrap($0).map { .object([.init(key, kind.encode($0))]) } })
  }

  /// A map with several keys, one of which names its kind: `{ tabs: …, selected: … }`.
  ///
  /// - Parameters:
  ///   - key: that key.
  ///   - kind: the kind of the map.
  ///   - test: whether a map without the key is meant as this kind too; by default none is.
  ///   - wrap: the value of what the kind reads.
  ///   - unwrap: the inverse of `wrap`; nil for a value that is not of this alternative.
  public static func keyed<Part: Sendable>(
    _ key: String, _ kind: ParameterKind<Part>,
    orWhen test: @escaping @Sendable (ConfigValue) -> Bool = { _ in false },
    _ wrap: @escaping @Sendable (Part) -> Value, back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    var alternative = ParameterAlternative.kind(
      kind, when: { $0[key] != nil || test($0) }, wrap, back: unwrap)
    alternative.key = key
    alternative.hasOtherKeys = true
    return alternative
  }

  /// The same way of writing, of another type.
  ///
  /// - Parameters:
  ///   - wrap: the value of the other type.
  ///   - unwrap: the inverse of `wrap`; nil for a value that is not written in this way.
  public func mapped<Other: Sendable>(
    _ wrap: @escaping @Sendable (Value) -> Other,
    back unwrap: @escaping @Sendable (Other) -> Value?
  ) -> ParameterAlternative<Other> {
    ParameterAlternative<Other>(
      name: name, words: words, key: key, hasOtherKeys: hasOtherKeys, schema: schema,
      accepts: accepts,
      decode: { value, diagnostics in decode(value, &diagnostics).map(wrap) },
      encode: { unwrap($0).flatMap(encode) })
  }
}
