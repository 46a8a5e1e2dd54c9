import SegueConfig
package import SegueCore

/// The use of a transition by one presentation or container: the keys `with` and `parameters`.
package nonisolated struct TransitionUse: Equatable, Sendable {
  /// The name of the transition; `nil` for the built-in one.
  package var name: String?
  /// The transition's values, overridden by those of this use; `nil` for the built-in one.
  package private(set) var configuredStyle: ConfiguredStyle?
  /// The parameters of this use as written, for any style.
  private var written: ConfigValue?

  /// Creates a use of the built-in transition.
  package init() {}

  /// Returns whether both use the same transition with the same values.
  package static func == (left: TransitionUse, right: TransitionUse) -> Bool {
    left.name == right.name && left.configuredStyle?.identifier == right.configuredStyle?.identifier
      && left.configuredStyle?.encoded == right.configuredStyle?.encoded
  }

  /// Returns the parameters of a use.
  static func parameters(_ names: AppNames) -> [Parameter<TransitionUse>] {
    [
      Parameter(
        "with", \.name, .optional(names.transition),
        "The transition to use; by default the built-in one."),
      Parameter(
        "parameters", \.written, parameterMap(names.catalog),
        "The parameters of the transition that differ in this use."),
    ]
  }

  /// Returns the kind of a map of style parameters, which is decoded once the style is known.
  private static func parameterMap(_ catalog: StyleCatalog) -> ParameterKind<ConfigValue?> {
    ParameterKind(
      "a map of parameters",
      schema: catalog.entries.isEmpty
        ? .anything : .any(of: catalog.entries.map(\.schema)).defined(as: "parameters"),
      decode: { value, _ in .some(value) }, encode: { _ in .null })
  }

  /// Overrides the transition's values with those of this use, after both keys are decoded.
  ///
  /// - Parameters:
  ///   - value: The map with the keys.
  ///   - names: The names in the file.
  ///   - diagnostics: Receives the errors.
  mutating func complete(
    _ value: ConfigValue, _ names: AppNames, _ diagnostics: inout ConfigDiagnostics
  ) {
    guard let name else {
      guard value["with"] == nil, let parameters = value.entry("parameters") else { return }
      return diagnostics.error(
        "missing-key", "'parameters' needs the key 'with'", at: parameters.keyRange,
        help: "name the transition that the parameters belong to: with: …")
    }
    // An invalid transition is reported where it is defined.
    guard let base = names.configuredStyles[name], let entry = names.catalog[base.identifier] else {
      return
    }
    configuredStyle =
      written.map {
        let value = names.motions.resolve(in: $0, of: entry, &diagnostics)
        return entry.configuredStyle(value, over: base, into: &diagnostics)
      } ?? base
  }
}

nonisolated extension TransitionUse {
  /// Adds an error for a transition of an alert.
  ///
  /// - Parameters:
  ///   - value: The map with the key `with`.
  ///   - screenKey: The key of the presented screen.
  ///   - names: The names in the file.
  ///   - diagnostics: Receives the error.
  static func reportAlert(
    _ value: ConfigValue, _ screenKey: String, _ names: AppNames,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    guard let with = value.entry("with"), let name = value[screenKey]?.text,
      names.alerts.contains(name)
    else { return }
    diagnostics.error(
      "contradiction", "\(quoted(name)) is an alert, which has UIKit's own transition",
      at: with.keyRange, help: "remove the key 'with'")
  }
}

nonisolated extension ConfiguredStyle {
  /// Returns the kind of a transition in a file: a style and its parameters.
  static func kind(_ catalog: StyleCatalog) -> ParameterKind<ConfiguredStyle> {
    let style = ParameterKind<String>.reference(
      to: "style", among: catalog.identifiers, nearest: catalog.identifier(meantBy:))
    return ParameterKind(
      "a transition", schema: schema(catalog),
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

  private static func schema(_ catalog: StyleCatalog) -> JSONSchema {
    JSONSchema.selected(
      by: "style",
      "The style. "
        + catalog.entries.map { "`\($0.identifier)`: \($0.summary)" }
        .joined(separator: " "), catalog.entries.map { ($0.identifier, $0.schema) }
    ).offering {
      catalog.entries.flatMap { entry in
        entry.examples.prefix(1).map { JSONSchema.Snippet(entry.identifier, entry.summary, $0) }
      }
    }
  }
}
