package import SegueConfig

nonisolated extension ConfiguredStyle {
  /// Returns the kind of a transition in a file: a style and its parameters.
  package static func kind(_ catalog: StyleCatalog) -> ParameterKind<ConfiguredStyle> {
    let style = ParameterKind<String>.reference(
      to: "style", among: catalog.identifiers, nearest: catalog.identifier(meantBy:))
    return ParameterKind(
      "a transition", shape(catalog),
      decode: { value, diagnostics in
        guard value.entries != nil else {
          diagnostics.wrongType(
            expected: "a transition, which is a map", found: value,
            help: "write { style: … } and what differs from the style's defaults")
          return nil
        }
        guard let name = value["style"] else {
          diagnostics.error(
            "missing-key", "a transition needs the key 'style'", at: value.range,
            help: "the styles are: \(catalog.identifiers.joined(separator: ", "))")
          return nil
        }
        guard let known = style.decode(name, &diagnostics) else { return nil }
        return catalog[known]?.configuredStyle(value.without("style"), into: &diagnostics)
      },
      encode: { style in
        guard let members = style.encoded.members else { return .null }
        return .object([.init("style", .string(style.identifier))] + members)
      })
  }

  private static func shape(_ catalog: StyleCatalog) -> ParameterShape {
    .offering(
      .deferred {
        let summary = catalog.entries.map { "`\($0.identifier)`: \($0.summary)" }
        let style = ParameterShape.Field(
          "style", (["The style."] + summary).joined(separator: " "), .words(catalog.identifiers))
        return .selected(by: style, catalog.entries.map { ($0.identifier, $0.shape) })
      }
    ) {
      catalog.entries.flatMap { entry in
        entry.examples.prefix(1).map { JSONSchema.Snippet(entry.identifier, entry.summary, $0) }
      }
    }
  }
}
