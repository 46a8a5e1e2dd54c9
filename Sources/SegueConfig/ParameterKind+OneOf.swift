extension ParameterKind {
  /// One of the ways in which a value may be written.
  public typealias Alternative = ParameterAlternative<Value>

  /// A value that may be written in several ways; the first that accepts it reads it.
  ///
  /// - Parameters:
  ///   - name: what messages call it, with its article: `a motion`.
  ///   - alternatives: the ways, in the order to try and to show them.
  ///   - synonyms: words of other tools with the key to suggest for each, misspelled ones too.
  public static func oneOf(
    _ name: String, _ alternatives: [Alternative], synonyms: [String: String] = [:]
  ) -> Self {
    ParameterKind(
      name, schema: .any(of: alternatives.map(\.schema)),
      decode: { value, diagnostics in
        if let fit = alternatives.first(where: { $0.accepts(value) }) {
          return fit.decode(value, &diagnostics)
        }
        let mismatch = AlternativeMismatch(
          name: name, alternatives: alternatives, synonyms: synonyms)
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
