/// One of the forms in which a value may be written.
public struct ParameterAlternative<Value: Sendable>: Sendable {
  /// Returns the name in messages; empty for words, which are listed individually.
  var name: @Sendable () -> String = { "" }
  /// Returns whether there is such a form: a listed value may have a word only.
  var exists: @Sendable () -> Bool = { true }
  /// The words of this form; empty for others.
  var words: [String] = []
  /// The keys of the map for which this form is short; empty for others.
  var shortKeys: [String] = []
  /// The key of the map that selects this form; `nil` for other forms.
  var key: String?
  /// Whether the map may have other keys besides `key`.
  var hasOtherKeys = false
  var shape: ParameterShape
  /// The key that is the map's only one, with the shape of its value; `nil` for other forms.
  var field: ParameterShape.Field?
  /// Returns whether a written value is intended as this form, valid or not.
  var accepts: @Sendable (ConfigValue) -> Bool
  var decode: @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?
  /// Encodes a value; returns `nil` for one that is not written in this form.
  var encode: @Sendable (Value) -> JSONValue?

  /// Returns an alternative of words, each for one value.
  public static func words(_ cases: [(word: String, value: Value)]) -> ParameterAlternative
  where Value: Equatable {
    let words = cases.map { $0.word }
    return ParameterAlternative(
      words: words, shape: .words(words),
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
    alternative.shape = .short(for: keys, shape)
    return alternative
  }

  /// Returns a map that was merged over a short form with the keys that this is short for.
  ///
  /// The key of a `tagged` form is not added: its map has no other key.
  static func expanded(_ value: ConfigValue, _ alternatives: [ParameterAlternative]) -> ConfigValue
  {
    guard let short = value.shortForm,
      let form = alternatives.first(where: { !$0.shortKeys.isEmpty && $0.accepts(short) }),
      !alternatives.contains(where: { $0.field?.name == form.shortKeys[0] })
    else { return value }
    return value.expandingShortForm(to: form.shortKeys)
  }

  /// Returns an alternative that is read by another kind if a test selects it.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - test: Returns whether a written value is intended as this kind, valid or not; `nil`, the
  ///     default, compares it with the kind's shape.
  ///   - wrap: Converts the kind's value.
  ///   - unwrap: The inverse of `wrap`; returns `nil` for a value of another alternative.
  public static func kind<Part: Sendable>(
    _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Part>,
    when test: (@Sendable (ConfigValue) -> Bool)? = nil,
    _ wrap: @escaping @Sendable (Part) -> Value, back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    let kind = Deferred(kind)
    return ParameterAlternative(
      name: { kind.value.name }, shape: .deferred { kind.value.shape },
      accepts: test ?? { kind.value.shape.resembles($0) },
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
  public static func tagged<Part: Sendable>(
    _ key: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Part>,
    _ summary: String, _ wrap: @escaping @Sendable (Part) -> Value,
    back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative { tagged(key, ifAny: kind, summary, wrap, back: unwrap) }

  /// Returns an alternative that is a map of one key, if the key has a kind of value.
  static func tagged<Part: Sendable>(
    _ key: String, ifAny kind: @escaping @Sendable () -> ParameterKind<Part>?, _ summary: String,
    _ wrap: @escaping @Sendable (Part) -> Value, back unwrap: @escaping @Sendable (Value) -> Part?
  ) -> ParameterAlternative {
    let kind = Deferred(kind)
    let field = ParameterShape.Field(
      key, summary, .deferred { kind.value?.shape ?? .anything })
    return ParameterAlternative(
      name: { "{ \(key): … }" }, exists: { kind.value != nil }, key: key,
      shape: .selection([field]), field: field,
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
  package static func keyed<Part: Sendable>(
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

  /// Returns the shape of some alternatives. The maps of one key are one map with all of these keys,
  /// of which one is written: thus editors complete the keys, and report an error in a value there.
  static func shape(of alternatives: [ParameterAlternative]) -> ParameterShape {
    let fields = alternatives.compactMap(\.field)
    return .any(
      of: alternatives.compactMap { alternative in
        guard let field = alternative.field else { return alternative.shape }
        return field.name == fields[0].name ? .selection(fields) : nil
      })
  }

  /// Returns the same alternative for a value of another type.
  ///
  /// - Parameters:
  ///   - wrap: Converts a value to the other type.
  ///   - unwrap: The inverse of `wrap`; returns `nil` for a value not written in this form.
  package func mapped<Other: Sendable>(
    _ wrap: @escaping @Sendable (Value) -> Other,
    back unwrap: @escaping @Sendable (Other) -> Value?
  ) -> ParameterAlternative<Other> {
    let (decode, encode) = (decode, encode)
    return ParameterAlternative<Other>(
      name: name, exists: exists, words: words, shortKeys: shortKeys, key: key,
      hasOtherKeys: hasOtherKeys, shape: shape, field: field, accepts: accepts,
      decode: { value, diagnostics in decode(value, &diagnostics).map(wrap) },
      encode: { unwrap($0).flatMap(encode) })
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
  public static func tagged<Part: Sendable>(
    _ key: String, _ kind: @autoclosure @escaping @Sendable () -> ParameterKind<Part>,
    _ summary: String, _ enumCase: @escaping @Sendable (Part) -> Value
  ) -> ParameterAlternative {
    tagged(key, kind(), summary, enumCase) { associatedValue(of: $0, in: enumCase) }
  }
}

extension ParameterAlternative {
  /// Returns the same alternative for a case of an enum whose associated value it is.
  public func mapped<Other: Equatable & Sendable>(
    _ enumCase: @escaping @Sendable (Value) -> Other
  ) -> ParameterAlternative<Other> {
    mapped(enumCase) { associatedValue(of: $0, in: enumCase) }
  }
}

/// Returns the associated value of an enum's value; `nil` if it is of another case.
///
/// It requires Swift's reflection metadata, which is part of a build unless an app disables it.
private func associatedValue<Value: Equatable, Part>(
  of value: Value, in enumCase: (Part) -> Value
) -> Part? {
  guard let part = Mirror(reflecting: value).children.first?.value as? Part,
    enumCase(part) == value
  else { return nil }
  return part
}
