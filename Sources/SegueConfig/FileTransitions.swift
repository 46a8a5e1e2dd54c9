/// The transitions of a file, with the motions that it names.
package struct FileTransitions<Style: Sendable>: Sendable {
  /// The motions, decoded before the transitions that use them.
  package private(set) var motions = NamedMotions()
  /// The valid transitions in file order.
  package private(set) var all: [Named<Style>] = []
  /// The names of all transitions, also of those with errors.
  package private(set) var names: [String] = []
  /// The valid transitions by name.
  package private(set) var byName: [String: Style] = [:]

  /// Creates an empty list.
  package init() {}

  /// Reads the two sections of a file, and reports their errors.
  ///
  /// - Parameters:
  ///   - motions: The section of the motions; `nil` if there is none.
  ///   - transitions: The section of the transitions; `nil` if there is none.
  ///   - kind: The kind of a transition.
  ///   - shape: Returns the shape of a style's parameters; `nil` for an unknown style.
  ///   - diagnostics: Receives the errors.
  package init(
    motions: ConfigValue?, transitions: ConfigValue?, _ kind: ParameterKind<Style>,
    shape: (String) -> ParameterShape?, into diagnostics: inout ConfigDiagnostics
  ) {
    if let motions { self.motions = NamedMotions(motions, into: &diagnostics) }
    guard let transitions else { return }
    guard let entries = transitions.entries else {
      // Reports that the value is not a map.
      _ = ParameterKind<[Named<Style>]>.map(of: kind).decode(transitions, &diagnostics)
      return
    }
    for entry in entries {
      names.append(entry.key)
      let value = self.motions.resolve(
        in: entry.value, of: entry.value[StyleChanges.key]?.text.flatMap(shape), &diagnostics)
      guard let configured = kind.decode(value, &diagnostics) else { continue }
      byName[entry.key] = configured
      all.append(Named(name: entry.key, value: configured, nameRange: entry.keyRange))
    }
  }
}
