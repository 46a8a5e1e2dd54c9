extension ParameterKind {
  /// One of the ways in which a value may be written.
  public struct Alternative: Sendable {
    /// How messages name it; empty for words, which are named one by one.
    fileprivate var name = ""
    fileprivate var words: [String] = []
    fileprivate var key: String?
    /// Whether the map has other keys next to that key.
    fileprivate var hasOtherKeys = false
    fileprivate var schema: JSONSchema
    fileprivate var accepts: @Sendable (ConfigValue) -> Bool
    fileprivate var decode: @Sendable (ConfigValue, inout ConfigDiagnostics) -> Value?
    fileprivate var encode: @Sendable (Value) -> JSONValue?

    /// Words that stand for values.
    public static func words(_ cases: [(word: String, value: Value)]) -> Alternative
    where Value: Equatable {
      Alternative(
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
    ) -> Alternative {
      Alternative(
        name: kind.name, schema: kind.schema, accepts: test,
        decode: { value, diagnostics in kind.decode(value, &diagnostics).map(wrap) },
        encode: { unwrap($0).map(kind.encode) })
    }

    /// A map of one key, which says what its value is: `{ spring: … }`.
    public static func tagged<Part: Sendable>(
      _ key: String, _ kind: ParameterKind<Part>, _ wrap: @escaping @Sendable (Part) -> Value,
      back unwrap: @escaping @Sendable (Value) -> Part?
    ) -> Alternative {
      Alternative(
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
    ) -> Alternative {
      var alternative = Alternative.kind(
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
    ) -> ParameterKind<Other>.Alternative {
      ParameterKind<Other>.Alternative(
        name: name, words: words, key: key, hasOtherKeys: hasOtherKeys, schema: schema,
        accepts: accepts,
        decode: { value, diagnostics in decode(value, &diagnostics).map(wrap) },
        encode: { unwrap($0).flatMap(encode) })
    }
  }

  /// A value that may be written in several ways; the first that accepts it reads it.
  ///
  /// - Parameters:
  ///   - name: what messages call it, with its article: `a motion`.
  ///   - alternatives: the ways, in the order to try and to show them.
  ///   - synonyms: words of other tools with the key to suggest for each, misspelt ones too.
  public static func oneOf(
    _ name: String, _ alternatives: [Alternative], synonyms: [String: String] = [:]
  ) -> Self {
    ParameterKind(
      name, schema: .any(of: alternatives.map(\.schema)),
      decode: { value, diagnostics in
        if let fit = alternatives.first(where: { $0.accepts(value) }) {
          return fit.decode(value, &diagnostics)
        }
        diagnostics.add(mismatch(name, alternatives, synonyms, value))
        return nil
      },
      encode: { value in
        for alternative in alternatives {
          if let json = alternative.encode(value) { return json }
        }
        return .null
      })
  }

  private static func mismatch(
    _ name: String, _ alternatives: [Alternative], _ synonyms: [String: String],
    _ value: ConfigValue
  ) -> ConfigDiagnostic {
    let keys = alternatives.compactMap(\.key)
    if let entries = value.entries, !keys.isEmpty {
      let wrong = entries.first { !keys.contains($0.key) }
      guard let wrong else {
        return ConfigDiagnostic(
          code: "wrong-type", "expected one key in \(name), found \(entries.count)",
          at: value.range,
          help: entries.isEmpty
            ? "write one of: \(keys.joined(separator: ", "))"
            : "keep one of: \(entries.map(\.key).joined(separator: ", "))")
      }
      let message =
        alternatives.contains(where: \.hasOtherKeys)
        ? "expected \(name), found the key \(quoted(wrong.key))"
        : "unknown key \(quoted(wrong.key)) in \(name)"
      return ConfigDiagnostic(
        code: "unknown-key", message, at: wrong.keyRange,
        help: misplacedHelp(wrong, in: entries, alternatives)
          ?? suggestion(
            for: wrong.key, among: keys, called: "keys",
            nearest: nearestKey(to: wrong.key, among: keys, synonyms)))
    }
    let words = alternatives.flatMap(\.words)
    let forms = words.map { "'\($0)'" } + alternatives.map(\.name).filter { !$0.isEmpty }
    var help = "write one of: \(forms.joined(separator: ", "))"
    if let mended = mapHelp(value, keys) ?? missingColonHelp(value, keys) {
      help = mended
    } else if let text = value.text, let nearest = nearestName(to: text, among: words) {
      help = "did you mean '\(nearest)'? W\(help.dropFirst())"
    }
    return ConfigDiagnostic(
      code: "wrong-type", "expected \(name), found \(value.summary)", at: value.range, help: help)
  }

  /// The key that is meant by one that there is not, which may be another tool's word for it.
  private static func nearestKey(
    to key: String, among keys: [String], _ synonyms: [String: String]
  ) -> String? {
    let known = synonyms.filter { keys.contains($0.value) }
    return nearestName(to: key, among: keys + known.keys.sorted()).map { known[$0] ?? $0 }
  }

  /// How to mend a map whose second key belongs in the map of its first.
  private static func misplacedHelp(
    _ wrong: ConfigEntry, in entries: [ConfigEntry], _ alternatives: [Alternative]
  ) -> String? {
    for entry in entries {
      guard let outer = alternatives.first(where: { $0.key == entry.key }) else { continue }
      let inner = outer.schema.json["properties"]?[entry.key]
      guard let map = inner?.map(with: wrong.key) else { continue }
      let main = map.firstRequired.flatMap { main in entry.value.text.map { "\(main): \($0)" } }
      let whole = "{ \(main ?? "…"), \(wrong.key): \(wrong.value.text ?? "…") }"
      return "'\(wrong.key)' belongs in the map of '\(entry.key)': \(entry.key): \(whole)"
    }
    return nil
  }
}

extension JSONValue {
  /// The schema itself, or the first of its alternatives, that is of a map with a key.
  fileprivate func map(with key: String) -> JSONValue? {
    if self["properties"]?[key] != nil { return self }
    guard case .array(let parts) = self["anyOf"] else { return nil }
    return parts.lazy.compactMap { $0.map(with: key) }.first
  }

  /// The first key that a schema of a map requires.
  fileprivate var firstRequired: String? {
    guard case .array(let names) = self["required"], case .string(let name) = names.first else {
      return nil
    }
    return name
  }
}
