extension ParameterKind {
  /// One of the ways in which a value may be written.
  public struct Alternative: Sendable {
    /// How messages name it; empty for words, which are named one by one.
    fileprivate var name = ""
    fileprivate var words: [String] = []
    fileprivate var key: String?
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
    ///   - unwrap: the other way round; nil for a value that is not of this alternative.
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

    /// The same way of writing, of another type.
    ///
    /// - Parameters:
    ///   - wrap: the value of the other type.
    ///   - unwrap: the other way round; nil for a value that is not written in this way.
    public func mapped<Other: Sendable>(
      _ wrap: @escaping @Sendable (Value) -> Other,
      back unwrap: @escaping @Sendable (Other) -> Value?
    ) -> ParameterKind<Other>.Alternative {
      ParameterKind<Other>.Alternative(
        name: name, words: words, key: key, schema: schema, accepts: accepts,
        decode: { value, diagnostics in decode(value, &diagnostics).map(wrap) },
        encode: { unwrap($0).flatMap(encode) })
    }
  }

  /// A value that may be written in several ways; the first that accepts it reads it.
  ///
  /// - Parameters:
  ///   - name: what messages call it, with its article: `a motion`.
  ///   - alternatives: the ways, in the order to try and to show them.
  public static func oneOf(_ name: String, _ alternatives: [Alternative]) -> Self {
    ParameterKind(
      name, schema: .any(of: alternatives.map(\.schema)),
      decode: { value, diagnostics in
        if let fit = alternatives.first(where: { $0.accepts(value) }) {
          return fit.decode(value, &diagnostics)
        }
        diagnostics.add(mismatch(name, alternatives, value))
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
    _ name: String, _ alternatives: [Alternative], _ value: ConfigValue
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
      return ConfigDiagnostic(
        code: "unknown-key", "unknown key \(quoted(wrong.key)) in \(name)", at: wrong.keyRange,
        help: suggestion(for: wrong.key, among: keys, called: "keys"))
    }
    let words = alternatives.flatMap(\.words)
    let forms = words.map { "'\($0)'" } + alternatives.map(\.name).filter { !$0.isEmpty }
    var help = "write one of: \(forms.joined(separator: ", "))"
    if let text = value.text, let nearest = nearestName(to: text, among: words) {
      help = "did you mean '\(nearest)'? W\(help.dropFirst())"
    }
    return ConfigDiagnostic(
      code: "wrong-type", "expected \(name), found \(value.summary)", at: value.range, help: help)
  }
}
