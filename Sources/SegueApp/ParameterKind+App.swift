package import SegueConfig

nonisolated extension ParameterKind {
  /// A list of values, of which one alone may stand without a list around it.
  package static func oneOrMore<Item>(_ kind: ParameterKind<Item>) -> ParameterKind
  where Value == [Located<Item>] {
    let list = ParameterKind<[Located<Item>]>.list(of: .located(kind))
    return ParameterKind(
      kind.name, unit: kind.unit, rangeText: kind.rangeText,
      schema: .any(of: [kind.schema, list.schema]),
      decode: { value, diagnostics in
        if value.items != nil { return list.decode(value, &diagnostics) }
        return kind.decode(value, &diagnostics).map { [Located($0, at: value.range)] }
      },
      encode: { values in
        values.count == 1 ? kind.encode(values[0].value) : list.encode(values)
      })
  }
}

nonisolated extension ParameterKind where Value == String {
  /// A name that people read, in any words but none.
  package static var name: ParameterKind {
    let text = ParameterKind.text
    return ParameterKind(
      "a name", schema: .text(pattern: "[^ ]"),
      decode: { value, diagnostics in
        guard let name = value.text, !value.isNothing, name.contains(where: { $0 != " " }) else {
          diagnostics.wrongType(
            expected: "a name", found: value, help: "write a few words")
          return nil
        }
        return name
      },
      encode: text.encode)
  }

  /// The name of something that the file describes elsewhere.
  ///
  /// - Parameters:
  ///   - noun: What is named, in the singular: `screen`.
  ///   - known: The names there are, in the order to show them.
  ///   - takesAny: Whether every name is taken, because those there are could not be read.
  package static func reference(
    to noun: String, among known: [String], takesAny: Bool = false
  ) -> ParameterKind {
    let name = ParameterKind.identifier
    let names = Set(known)
    return ParameterKind(
      "the name of a \(noun)", schema: name.schema,
      decode: { value, diagnostics in
        guard let text = value.text, !value.isNothing else {
          diagnostics.wrongType(
            expected: "the name of a \(noun)", found: value,
            help: listing(known, called: "\(noun)s"))
          return nil
        }
        guard takesAny || names.contains(text) else {
          diagnostics.unknownName(noun, text, known: known, at: value.range)
          return nil
        }
        return text
      },
      encode: name.encode)
  }
}
