extension ParameterKind {
  /// One of the forms in which a value may be written.
  public typealias Alternative = ParameterAlternative<Value>

  /// Returns the kind of a value with several forms; the first that accepts it decodes it.
  ///
  /// - Parameters:
  ///   - name: The name in messages, with its article: `a motion`.
  ///   - alternatives: The forms, in the order of matching and display.
  ///   - synonyms: Names in other tools with the key to suggest for each, also when misspelled.
  public static func oneOf(
    _ name: String, _ alternatives: [Alternative], synonyms: [String: String] = [:]
  ) -> Self {
    ParameterKind(
      name, .deferred { Alternative.shape(of: alternatives.filter { $0.exists() }) },
      decode: { value, diagnostics in
        let value = Alternative.expanded(value, alternatives)
        for index in alternatives.indices where alternatives[index].accepts(value) {
          return alternatives[index].decode(value, &diagnostics)
        }
        report(value, name, alternatives, synonyms, &diagnostics)
        return nil
      },
      encode: { value in alternatives.lazy.compactMap { $0.encode(value) }.first ?? .null })
  }

  /// Adds the error for a value that matches no alternative.
  static func report(
    _ value: ConfigValue, _ name: String, _ alternatives: [Alternative],
    _ synonyms: [String: String], _ diagnostics: inout ConfigDiagnostics
  ) {
    let mismatch = AlternativeMismatch(
      name: name, alternatives: alternatives.filter { $0.exists() }, synonyms: synonyms)
    diagnostics.add(mismatch.diagnostic(of: value, isTrial: diagnostics.isTrial))
  }
}
