import SegueConfig
package import SegueCore

/// The use of a transition by one presentation or container: the keys `with` and `parameters`.
package nonisolated struct TransitionUse: Equatable, Sendable {
  /// The name of the transition; `nil` for the built-in one.
  package var name: String?
  /// The transition's values, overridden by those of this use; `nil` for the built-in one, and until
  /// `resolveStyle`.
  package private(set) var configuredStyle: ConfiguredStyle?
  /// The parameters of this use as written; `nil` for none.
  private var written: ConfigValue?

  /// Whether the use has parameters of its own.
  var overridesParameters: Bool { written != nil }

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
      catalog.entries.isEmpty
        ? .anything : .defined(as: "parameters", .any(of: catalog.entries.map(\.shape))),
      // Not encoded: `configuredStyle` has all parameters.
      decode: { value, _ in .some(value) }, encode: { _ in .null })
  }

  /// Overrides the transition's values with those of this use, after both keys are decoded.
  ///
  /// - Parameters:
  ///   - value: The map with the keys.
  ///   - names: The names in the file.
  ///   - diagnostics: Receives the errors.
  mutating func resolveStyle(
    _ value: ConfigValue, _ names: AppNames, _ diagnostics: inout ConfigDiagnostics
  ) {
    guard let name else {
      guard value["with"] == nil, let parameters = value.entry("parameters") else { return }
      return diagnostics.error(
        "missing-key", "'parameters' needs the key 'with'", at: parameters.keyRange,
        help: "name the transition that the parameters belong to: with: …")
    }
    // An invalid transition is reported where it is defined.
    guard let base = names.transitions.byName[name], let entry = names.catalog[base.identifier]
    else {
      return
    }
    configuredStyle =
      written.map {
        let value = names.transitions.motions.resolve(in: $0, of: entry.shape, &diagnostics)
        names.checkViews(in: value, of: entry, &diagnostics)
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
