/// The mismatch between a written value and every alternative of its kind.
struct AlternativeMismatch<Value: Sendable> {
  /// What messages call the value, with its article.
  let name: String
  /// The forms in which it may be written.
  let alternatives: [ParameterAlternative<Value>]
  /// Words of other tools with the key to suggest for each.
  let synonyms: [String: String]

  /// Returns the error for a value that matches no alternative, with the likely one as help.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isTrial: Whether the error is not reported, so that it needs no help.
  func diagnostic(of value: ConfigValue, isTrial: Bool) -> ConfigDiagnostic {
    let foreign = isTrial ? nil : foreignHelp(value)
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
        help: misplacedHelp(wrong, in: entries) ?? foreign
          ?? suggestion(
            for: nearest(to: wrong.key, among: keys), among: keys, called: "keys"))
    }
    let words = alternatives.flatMap(\.words)
    let forms = words.map { "'\($0)'" } + alternatives.map { $0.name() }.filter { !$0.isEmpty }
    let choices = "one of: \(forms.joined(separator: ", "))"
    let help =
      if let corrected = foreign ?? mapHelp(value, keys) ?? missingColonHelp(value, keys) {
        corrected
      } else if let text = value.text, let nearest = nearest(to: text, among: words) {
        "did you mean '\(nearest)'? Write \(choices)"
      } else {
        "write \(choices)"
      }
    return ConfigDiagnostic(
      code: "wrong-type", "expected \(name), found \(value.summary)", at: value.range, help: help)
  }

  /// Returns the help for a value in a notation of another tool, or without the key that it needs.
  private func foreignHelp(_ value: ConfigValue) -> String? {
    ForeignNotation.help(for: value, keys: alternatives.compactMap(\.key)) { reading in
      ConfigDiagnostics.accept { diagnostics in
        let form = alternatives.first { $0.accepts(reading) }
        if form?.decode(reading, &diagnostics) == nil {
          // `accept` refuses a reading after any error: this one, which is never shown, says that the reading is
          // of no form.
          diagnostics.error("wrong-type", "", at: nil)
        }
      }
    }
  }

  /// Returns the key or word closest to an unknown one, which may be another tool's name for it.
  private func nearest(to name: String, among names: [String]) -> String? {
    let known = synonyms.filter { names.contains($0.value) }
    return nearestName(to: name, among: names + known.keys.sorted()).map { known[$0] ?? $0 }
  }

  /// Returns the help for a key that is next to another key and belongs in that key's map; `nil` for
  /// any other key.
  ///
  /// For `{ present: panel, with: rise }` it is `present: { screen: panel, with: rise }`: a value of `present`
  /// can be a map with `with`, and the word alone is short for the map's required key.
  private func misplacedHelp(_ wrong: ConfigEntry, in entries: [ConfigEntry]) -> String? {
    for entry in entries {
      guard let outer = alternatives.first(where: { $0.key == entry.key }) else { continue }
      let value = outer.shape.fields.first { $0.name == entry.key }
      let fields = value?.shape.forms.map(\.fields).first { $0.contains { $0.name == wrong.key } }
      guard let fields else { continue }
      let required = fields.first(where: \.isRequired).flatMap { field in
        entry.value.text.map { "\(field.name): \($0)" }
      }
      let merged = "{ \(required ?? "…"), \(wrong.key): \(wrong.value.text ?? "…") }"
      return "'\(wrong.key)' belongs in the map of '\(entry.key)': \(entry.key): \(merged)"
    }
    return nil
  }
}
