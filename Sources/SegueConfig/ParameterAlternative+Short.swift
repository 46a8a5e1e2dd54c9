extension ParameterKind {
  /// Returns the kind of a value written in a short form, or as the map of a table.
  package static func of(_ shortForms: [Alternative], or table: ParameterTable<Value>) -> Self {
    shortForms.isEmpty
      ? .record(table)
      : .oneOf(
        table.name,
        shortForms + [.kind(.record(table), when: { $0.entries != nil }, { $0 }, back: { $0 })])
  }
}

extension ParameterAlternative where Value: Equatable {
  /// Returns an alternative of one word.
  package static func word(_ word: String, _ value: Value) -> Self { .words([(word, value)]) }

  /// Returns an alternative that sets one part by another kind and leaves the rest at its defaults.
  ///
  /// - Parameters:
  ///   - kind: The kind of that part.
  ///   - key: The key of that part in the map for which the form is short.
  ///   - test: Returns whether a written value selects this form; by default every text does.
  ///   - make: Returns the value with that part.
  ///   - part: Returns that part of a value.
  package static func short<Part: Sendable>(
    _ kind: ParameterKind<Part>, for key: String,
    when test: @escaping @Sendable (ConfigValue) -> Bool = { $0.text != nil && !$0.isNothing },
    _ make: @escaping @Sendable (Part) -> Value, part: @escaping @Sendable (Value) -> Part
  ) -> Self {
    let form = Self.kind(kind, when: test, make) { value in
      make(part(value)) == value ? part(value) : nil
    }
    return form.short(for: key)
  }
}
