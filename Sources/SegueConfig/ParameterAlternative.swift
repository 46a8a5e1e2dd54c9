/// One of the forms in which a value may be written.
public struct ParameterAlternative<Value: Sendable>: Sendable {
  /// Returns the name in messages; empty for words, which are listed individually.
  @usableFromInline var name: @Sendable () -> String
  /// Returns whether there is such a form: a listed value may have a word only.
  @usableFromInline var exists: @Sendable () -> Bool
  @usableFromInline var words: [String]
  @usableFromInline var key: String?
  /// The keys of the map for which this form is short; empty for others.
  @usableFromInline var shortKeys: [String] = []
  /// Whether the map has other keys besides `key`.
  @usableFromInline var hasOtherKeys: Bool
  @usableFromInline var schema: JSONSchema
  /// The schema of the value of a key that is the map's only one; `nil` for other forms.
  @usableFromInline var property: JSONSchema?
  @usableFromInline var accepts: @Sendable (ConfigValue) -> Bool
  @usableFromInline var decode: @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?
  @usableFromInline var encode: @Sendable (Value) -> JSONValue?

  @usableFromInline
  init(
    name: @escaping @Sendable () -> String = { "" },
    exists: @escaping @Sendable () -> Bool = { true }, words: [String] = [], key: String? = nil,
    hasOtherKeys: Bool = false, schema: JSONSchema, property: JSONSchema? = nil,
    accepts: @escaping @Sendable (ConfigValue) -> Bool,
    decode: @escaping @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?,
    encode: @escaping @Sendable (Value) -> JSONValue?
  ) {
    self.name = name
    self.exists = exists
    self.words = words
    self.key = key
    self.hasOtherKeys = hasOtherKeys
    self.schema = schema
    self.property = property
    self.accepts = accepts
    self.decode = decode
    self.encode = encode
  }

  /// Returns an alternative of words, each for one value.
  @inlinable
  public static func words(_ cases: [(word: String, value: Value)]) -> ParameterAlternative
  where Value: Equatable {
    let words = cases.map { $0.word }
    return ParameterAlternative(
      words: words, schema: .words(words),
      accepts: { value in value.text.flatMap { words.index(of: $0) } != nil },
      decode: { value, _ in value.text.flatMap { words.index(of: $0) }.map { cases[$0].value } },
      encode: { value in cases.first { $0.value == value }.map { .string($0.word) } })
  }

  /// Returns this alternative as the short form of a map, which another alternative decodes: `pad` for
  /// `{ preset: pad }`. A map that is merged over the short form keeps these keys.
  ///
  /// - Parameter keys: The keys of the map that have this value.
  public func short(for keys: String...) -> ParameterAlternative {
    var alternative = self
    alternative.shortKeys = keys
    return alternative
  }

  /// Returns a map that was merged over a short form as the whole map.
  @usableFromInline
  static func expanded(_ value: ConfigValue, _ alternatives: [ParameterAlternative]) -> ConfigValue
  {
    guard let short = value.shortForm,
      let form = alternatives.first(where: { !$0.shortKeys.isEmpty && $0.accepts(short) })
    else { return value }
    return value.expandingShortForm(to: form.shortKeys)
  }

  /// Returns an alternative that is read by another kind if a test selects it.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - test: Returns whether a written value is intended as this kind, valid or not.
  ///   - wrap: Converts the kind's value.
  ///   - unwrap: The inverse of `wrap`; returns `nil` for a value of another alternative.
  @inlinable
  public static func kind<Part: Sendable>(
    _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Part>,
    when test: @escaping @Sendable (ConfigValue) -> Bool,
    _ wrap: @escaping @Sendable (Part) -> Value, back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    let kind = Deferred(kind)
    return ParameterAlternative(
      name: { kind.value.name }, schema: .deferred { kind.value.schema }, accepts: test,
      decode: { value, diagnostics in kind.value.decode(value, &diagnostics).map(wrap) },
      encode: { unwrap($0).map(kind.value.encode) })
  }

  /// Returns an alternative that is a map of one key, which selects the kind: `{ spring: … }`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - kind: The kind of the key's value.
  ///   - summary: What the value is, as a sentence for editors.
  ///   - wrap: Converts the kind's value.
  ///   - unwrap: The inverse of `wrap`; returns `nil` for a value of another alternative.
  @inlinable
  public static func tagged<Part: Sendable>(
    _ key: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Part>,
    _ summary: String, _ wrap: @escaping @Sendable (Part) -> Value,
    back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative { tagged(key, ifAny: kind, summary, wrap, back: unwrap) }

  /// Returns an alternative that is a map of one key, if the key has a kind of value.
  @inlinable
  static func tagged<Part: Sendable>(
    _ key: String, ifAny kind: @escaping @Sendable () -> ParameterKind<Part>?, _ summary: String,
    _ wrap: @escaping @Sendable (Part) -> Value, back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    let kind = Deferred(kind)
    let property = JSONSchema.deferred { (kind.value?.schema ?? .anything).described(summary) }
    return ParameterAlternative(
      name: { "{ \(key): … }" }, exists: { kind.value != nil }, key: key,
      schema: .map([(key, property)], required: [key]), property: property,
      accepts: { value in
        guard let entries = value.entries, entries.count == 1 else { return false }
        return entries[0].key == key && kind.value != nil
      },
      decode: { value, diagnostics in
        guard let entries = value.entries, let kind = kind.value else { return nil }
        return kind.decode(entries[0].value, &diagnostics).map(wrap)
      },
      encode: { value in
        unwrap(value).flatMap { part in
          kind.value.map { .object([.init(key, $0.encode(part))]) }
        }
      })
  }

  /// Returns an alternative that is a map in which one key selects it: `{ tabs: …, selected: … }`.
  ///
  /// - Parameters:
  ///   - key: The selecting key.
  ///   - kind: The kind of the map.
  ///   - test: Returns whether a map without the key selects this form too; by default none does.
  ///   - wrap: Converts the kind's value.
  ///   - unwrap: The inverse of `wrap`; returns `nil` for a value of another alternative.
  public static func keyed<Part: Sendable>(
    _ key: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Part>,
    orWhen test: @escaping @Sendable (ConfigValue) -> Bool = { _ in false },
    _ wrap: @escaping @Sendable (Part) -> Value, back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    var alternative = ParameterAlternative.kind(
      kind(), when: { $0[key] != nil || test($0) }, wrap, back: unwrap)
    alternative.key = key
    alternative.hasOtherKeys = true
    return alternative
  }

  /// Returns the schema of some alternatives. The maps of one key are one map with all of these keys,
  /// of which one is written: thus editors complete the keys, and report an error in a value there.
  @usableFromInline
  static func schema(of alternatives: [ParameterAlternative]) -> JSONSchema {
    let keys = alternatives.compactMap { alternative in
      alternative.property.map { (name: alternative.key ?? "", schema: $0) }
    }
    var schemas: [JSONSchema] = []
    for alternative in alternatives {
      if alternative.property == nil {
        schemas.append(alternative.schema)
      } else if alternative.key == keys[0].name {
        schemas.append(.selection(keys))
      }
    }
    return .any(of: schemas)
  }

  /// Returns the same alternative for a value of another type.
  ///
  /// - Parameters:
  ///   - wrap: Converts a value to the other type.
  ///   - unwrap: The inverse of `wrap`; returns `nil` for a value not written in this form.
  @inlinable
  public func mapped<Other: Sendable>(
    _ wrap: @escaping @Sendable (Value) -> Other,
    back unwrap: @escaping @Sendable (Other) -> Value?
  ) -> ParameterAlternative<Other> {
    let (decode, encode) = (decode, encode)
    var other = ParameterAlternative<Other>(
      name: name, exists: exists, words: words, key: key, hasOtherKeys: hasOtherKeys,
      schema: schema, property: property, accepts: accepts,
      decode: { value, diagnostics in decode(value, &diagnostics).map(wrap) },
      encode: { unwrap($0).flatMap(encode) })
    other.shortKeys = shortKeys
    return other
  }
}

extension ParameterAlternative where Value: Equatable {
  /// Returns an alternative that is a map of one key, for a case of an enum: `{ spring: … }`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - kind: The kind of the case's associated value.
  ///   - summary: What the value is, as a sentence for editors.
  ///   - enumCase: The case.
  @inlinable
  public static func tagged<Part: Sendable>(
    _ key: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Part>,
    _ summary: String, _ enumCase: @escaping @Sendable (Part) -> Value
  ) -> ParameterAlternative {
    tagged(key, kind(), summary, enumCase) { associatedValue(of: $0, in: enumCase) }
  }
}

extension ParameterAlternative {
  /// Returns the same alternative for a case of an enum whose associated value it is.
  @inlinable
  public func mapped<Other: Equatable & Sendable>(
    _ enumCase: @escaping @Sendable (Value) -> Other
  ) -> ParameterAlternative<Other> {
    mapped(enumCase) { associatedValue(of: $0, in: enumCase) }
  }
}

/// Returns the associated value of an enum's value; `nil` if it is of another case.
///
/// It requires Swift's reflection metadata, which is part of a build unless an app disables it.
@usableFromInline
func associatedValue<Value: Equatable, Part>(
  of value: Value, in enumCase: (Part) -> Value
) -> Part? {
  guard let part = Mirror(reflecting: value).children.first?.value as? Part,
    enumCase(part) == value
  else { return nil }
  return part
}
