/// The keys of a table, without the type of its value: one function decodes the maps of all tables.
struct TableKeys: Sendable {
  /// The name of the table's value in messages, with its article.
  let name: String
  /// The parameters in display order.
  let parameters: [UntypedParameter]
  /// The key that selects a preset, if the table has presets, and the names of the parameters.
  let names: [String]
  /// The names of the parameters that must be written.
  let required: [String]

  init(_ name: String, _ parameters: [UntypedParameter], presetKey: String?) {
    self.name = name
    self.parameters = parameters
    names = (presetKey.map { [$0] } ?? []) + parameters.map { $0.about.name }
    required = parameters.lazy.filter { $0.about.isRequired }.map { $0.about.name }
  }

  /// Whether the table has presets.
  var hasPresets: Bool { names.count > parameters.count }

  /// Decodes the entries of a map into a value of the table's type.
  func decode(
    _ entries: [ConfigEntry], into root: UnsafeMutableRawPointer,
    _ diagnostics: inout ConfigDiagnostics
  ) {
    let keys = names.count - parameters.count
    for position in entries.indices {
      if let index = names.index(of: entries[position].key) {
        guard index >= keys else { continue }
        parameters[index - keys].uses.value.decode(entries[position].value, root, &diagnostics)
      } else {
        report(entries[position], in: root, &diagnostics)
      }
    }
  }

  /// Adds the errors for required keys that are not written.
  func checkRequired(_ value: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    let entries = value.entries ?? []
    // A misspelled or renamed key is one mistake: the missing key follows from it.
    for required in required where value.misspelledEntry(required, among: names) == nil {
      let isThere = entries.contains {
        $0.key == required || RetiredKeys.successor(of: $0, among: [required]) != nil
      }
      guard !isThere else { continue }
      diagnostics.error(
        "missing-key", "\(name) needs the key '\(required)'", at: value.range,
        help: parameters.first { $0.about.name == required }?.about.summary)
    }
  }

  /// Adds the error for an unknown key.
  private func report(
    _ entry: ConfigEntry, in root: UnsafeMutableRawPointer, _ diagnostics: inout ConfigDiagnostics
  ) {
    if let successor = RetiredKeys.successor(of: entry, among: names) {
      diagnostics.add(.retired(entry.key, by: successor, at: entry.keyRange))
    } else if let help = foreignHelp(entry, in: root) {
      diagnostics.error(
        "unknown-key", "unknown key \(quoted(entry.key)) in \(name)", at: entry.keyRange, help: help
      )
    } else {
      diagnostics.unknownName("key", entry.key, "in \(name)", known: names, at: entry.keyRange)
    }
  }

  /// Returns the help for a key of another tool.
  private func foreignHelp(_ entry: ConfigEntry, in root: UnsafeMutableRawPointer) -> String? {
    ForeignNotation.help(for: entry, among: names) { key, value in
      guard let parameter = parameters.first(where: { $0.about.name == key }) else { return false }
      // The value that is set is not used, because the unknown key is an error.
      return ConfigDiagnostics.accept { parameter.uses.value.decode(value, root, &$0) }
    }
  }
}
