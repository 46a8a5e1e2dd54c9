package import SegueConfig

nonisolated extension ConfiguredStyle {
  /// Returns the kind of a transition in a file: a style and its parameters.
  package static func kind(_ catalog: StyleCatalog) -> ParameterKind<ConfiguredStyle> {
    .transition(
      of: catalog.identifiers, nearest: catalog.identifier(meantBy:), shape(catalog),
      decode: { catalog[$0]?.configuredStyle($1, into: &$2) },
      encode: { style in
        StyleChanges(style.identifier, style.encoded).json
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
