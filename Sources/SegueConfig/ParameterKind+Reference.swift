extension ParameterKind where Value == String {
  /// Returns the kind of a reference to something that the file defines elsewhere.
  ///
  /// - Parameters:
  ///   - noun: What the name refers to, in the singular: `screen`.
  ///   - known: The defined names, in display order.
  ///   - nearest: Returns the name that another word means; nil, the default, for none.
  ///   - takesAny: Whether every name is accepted, because the definitions could not be read.
  package static func reference(
    to noun: String, among known: [String],
    nearest: @escaping @Sendable (String) -> String? = { _ in nil }, takesAny: Bool = false
  ) -> ParameterKind {
    let name = ParameterKind.identifier
    let names = Set(known)
    let article = noun.first.map("aeiou".contains) == true ? "an" : "a"
    return ParameterKind(
      "the name of \(article) \(noun)", name.shape,
      decode: { value, diagnostics in
        guard let text = value.text, !value.isNothing else {
          diagnostics.wrongType(
            expected: "the name of \(article) \(noun)", found: value,
            help: listing(known, called: "\(noun)s"))
          return nil
        }
        guard takesAny || names.contains(text) else {
          diagnostics.unknownName(
            noun, text, known: known, nearest: nearest(text), at: value.range)
          return nil
        }
        return text
      },
      encode: name.encode)
  }
}
