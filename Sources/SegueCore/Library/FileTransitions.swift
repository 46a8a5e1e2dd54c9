package import SegueConfig

/// The transitions of a file, with the motions that it names.
package nonisolated struct FileTransitions: Sendable {
  /// The motions, decoded before the transitions that use them.
  package private(set) var motions = NamedMotions()
  /// The valid transitions in file order.
  package private(set) var all: [Named<ConfiguredStyle>] = []
  /// The names of all transitions, also of those with errors.
  package private(set) var names: [String] = []
  /// The valid transitions by name.
  package private(set) var byName: [String: ConfiguredStyle] = [:]

  /// Creates an empty list.
  package init() {}

  /// Reads the two sections of a file, and reports their errors.
  ///
  /// - Parameters:
  ///   - motions: The section of the motions; `nil` if there is none.
  ///   - transitions: The section of the transitions; `nil` if there is none.
  ///   - catalog: The styles that transitions can use.
  ///   - diagnostics: Receives the errors.
  package init(
    motions: ConfigValue?, transitions: ConfigValue?, catalog: StyleCatalog,
    into diagnostics: inout ConfigDiagnostics
  ) {
    if let motions { self.motions = NamedMotions(motions, into: &diagnostics) }
    guard let transitions else { return }
    let kind = ConfiguredStyle.kind(catalog)
    guard let entries = transitions.entries else {
      // Reports that the value is not a map.
      _ = ParameterKind<[Named<ConfiguredStyle>]>.map(of: kind).decode(transitions, &diagnostics)
      return
    }
    for entry in entries {
      names.append(entry.key)
      let value = self.motions.resolve(
        in: entry.value, of: entry.value["style"]?.text.flatMap { catalog[$0] }, &diagnostics)
      guard let configured = kind.decode(value, &diagnostics) else { continue }
      byName[entry.key] = configured
      all.append(Named(name: entry.key, value: configured, nameRange: entry.keyRange))
    }
  }
}
