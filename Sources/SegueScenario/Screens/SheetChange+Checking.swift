package import SegueConfig
import SegueCore

nonisolated extension AppPlan {
  /// Reports properties that actions change and a style's sheet does not have, if the file presents the
  /// screen only in sheets of styles.
  ///
  /// - Parameters:
  ///   - file: The file as written.
  ///   - diagnostics: Receives the errors.
  package func checkSheets(_ file: ConfigValue, _ diagnostics: inout ConfigDiagnostics) {
    var uses = SheetUses()
    uses.collect(file)
    for change in uses.changes where !uses.placed.contains(change.screen) {
      let transitions = Set(uses.presentations[change.screen] ?? [])
      // The system's transition has no name, and a style without detents presents no sheet.
      let hasDetents = transitions.allSatisfy { name in
        let used = self.transitions.first { $0.name == name }
        return used?.value.encoded[SheetChange.detentsKey] != nil
      }
      guard let name = transitions.compactMap(\.self).min(), hasDetents else { continue }
      for entry in change.sheet.entries ?? [] where !SheetChange.ofStyles.contains(entry.key) {
        diagnostics.error(
          "contradiction",
          "\(quoted(entry.key)) does not change in the sheet of a style: the file presents "
            + "\(quoted(change.screen)) with \(quoted(name))",
          at: entry.keyRange,
          help: "change \(SheetChange.ofStyles.joined(separator: " or ")), or present the screen "
            + "without 'with'")
      }
    }
  }
}

/// What a file does with the screens whose sheets it changes.
private nonisolated struct SheetUses {
  /// The changes of sheets.
  var changes: [(screen: String, sheet: ConfigValue)] = []
  /// The transition of each presentation of a screen; `nil` for the system's.
  var presentations: [String: [String?]] = [:]
  /// The names in values that put a screen into a container. Their sheet is that of the container, which
  /// is not checked.
  var placed: Set<String> = []

  /// The keys that put a screen into a container.
  private static let placing: Set<String> = [
    "root", "content", "push", "interactivePush", "setViewControllers", "show", "page", "select",
  ]

  /// Reads a value and all values in it.
  mutating func collect(_ value: ConfigValue) {
    value.items?.forEach { collect($0) }
    for entry in value.entries ?? [] {
      if Self.placing.contains(entry.key) { collectNames(entry.value) }
      // The keys of a presentation are next to its key or below it.
      let presentation = entry.value.entries == nil ? value : entry.value
      if entry.key == "present", let screen = entry.value.text ?? presentation["screen"]?.text {
        presentations[screen, default: []].append(presentation["with"]?.text)
      }
      if entry.key == SetAction.key, let screen = entry.value["screen"]?.text,
        let sheet = entry.value["sheet"]
      {
        changes.append((screen, sheet))
      }
      collect(entry.value)
    }
  }

  private mutating func collectNames(_ value: ConfigValue) {
    if let text = value.text { placed.insert(text) }
    value.items?.forEach { collectNames($0) }
    value.entries?.forEach { collectNames($0.value) }
  }
}
