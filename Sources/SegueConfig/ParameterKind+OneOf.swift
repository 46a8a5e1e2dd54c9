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
      name, schema: .deferred { .any(of: alternatives.filter { $0.exists() }.map { $0.schema }) },
      decode: { value, diagnostics in
        if let fit = alternatives.first(where: { $0.accepts(value) }) {
          return fit.decode(value, &diagnostics)
        }
        let mismatch = AlternativeMismatch(
          name: name, alternatives: alternatives.filter { $0.exists() }, synonyms: synonyms)
        diagnostics.add(mismatch.diagnostic(of: value))
        return nil
      },
      encode: { value in
        for alternative in alternatives {
          if let json = alternative.encode(value) { return json }
        }
        return .null
      })
  }
}
