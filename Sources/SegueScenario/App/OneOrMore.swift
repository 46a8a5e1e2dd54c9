package import SegueConfig

/// A list that can also be written as a single value.
package nonisolated enum OneOrMore {
  /// Returns the kind of a list that can also be written as a single value.
  ///
  /// - Parameters:
  ///   - kind: The kind of a value.
  ///   - isList: Whether a single value can be a list; several values are then a list of maps.
  package static func kind<Item>(
    of kind: ParameterKind<Item>, whereOneIsList isList: Bool = false
  ) -> ParameterKind<[Located<Item>]> {
    let list = ParameterKind<[Located<Item>]>.list(of: .located(kind))
    return ParameterKind<[Located<Item>]>(
      kind.name, .oneOf([kind.shape, list.shape]),
      decode: { value, diagnostics in
        if let items = value.items, !isList || items.allSatisfy({ $0.entries != nil }) {
          return list.decode(value, &diagnostics)
        }
        return kind.decode(value, &diagnostics).map { [Located($0, at: value.range)] }
      },
      encode: { values in
        values.count == 1 ? kind.encode(values[0].value) : list.encode(values)
      })
  }
}
