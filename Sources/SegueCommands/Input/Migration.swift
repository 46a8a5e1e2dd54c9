import SegueConfig
import SegueCore
import SegueScenario
import SegueYAML

/// A file with the names of today in place of those that were renamed; comments and layout stay.
///
/// A name is found where reading the file finds it, so that a key that only looks like an old one
/// stays. A map below a renamed key is read once the key is right: hence several readings.
nonisolated struct Migration {
  /// A name that was replaced.
  struct Change: Equatable {
    var line: Int
    var old: String
    var new: String
  }

  /// The text with the new names.
  private(set) var text: String
  /// What was replaced, in the order of the lines.
  private(set) var changes: [Change] = []
  /// Why nothing could be replaced: the file is no YAML; nil where it is.
  private(set) var syntaxErrors: ConfigDiagnostics?

  /// Migrates a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is the standard input.
  ///   - catalog: The styles that it may name.
  /// - Throws: When the file cannot be read.
  init(_ path: String, catalog: StyleCatalog) throws(YAMLFileFailure) {
    var reading = try Reading(path, nil, catalog)
    text = reading.source?.text ?? ""
    while let source = reading.source {
      var edits = reading.renames
      guard !edits.isEmpty else { break }
      // Only a file of old names means by `large` what it was.
      if changes.isEmpty { edits += reading.oldLargeDetents }
      edits.sort { $0.range.start < $1.range.start }
      changes += edits.map { Change(line: $0.range.start.line, old: $0.old, new: $0.new) }
      text = Self.text(source, edits)
      reading = try Reading(path, text, catalog)
    }
    changes = changes.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
    if !reading.isYAML { syntaxErrors = reading.diagnostics }
  }

  private static func text(_ source: ConfigSource, _ edits: [Edit]) -> String {
    let scalars = Array(source.text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var place = 0
    for edit in edits {
      result += scalars[place..<edit.range.start.offset]
      result += edit.new.unicodeScalars
      place = edit.range.end.offset
    }
    return String(result + scalars[place...])
  }
}

/// A name to replace.
private nonisolated struct Edit {
  var range: ConfigRange
  var old: String
  var new: String
}

/// What one reading of a file finds.
private nonisolated struct Reading {
  private(set) var diagnostics = ConfigDiagnostics()
  /// The text of the file; nil where it is none that can be read.
  let source: ConfigSource?
  private let value: ConfigValue?

  init(_ path: String, _ text: String?, _ catalog: StyleCatalog) throws(YAMLFileFailure) {
    value = try YAMLReader.loadWithPaths(path, text: text, into: &diagnostics).value
    if let value {
      _ = ScenarioFile.decode(value, file: path, catalog: catalog, into: &diagnostics)
    }
    let sources =
      diagnostics.all.compactMap(\.range?.source) + [value?.range.source].compactMap(\.self)
    source = sources.first { $0.name == path }
  }

  /// Whether the file has a value.
  var isYAML: Bool { value != nil }

  /// The old names in this file, not in those that it extends.
  var renames: [Edit] {
    diagnostics.all.compactMap { diagnostic in
      guard diagnostic.code == ConfigDiagnostic.retiredCode, let new = diagnostic.replacement,
        let range = diagnostic.range, range.source == source
      else { return nil }
      return Edit(range: range, old: text(at: range), new: new)
    }
  }

  /// The detents `large` of the sheet style, which were three quarters of the height.
  var oldLargeDetents: [Edit] {
    var found: [Edit] = []
    func visit(_ value: ConfigValue, inScreens: Bool) {
      for entry in value.entries ?? [] {
        // The system's sheet has UIKit's words.
        if inScreens, entry.key == "sheet" { continue }
        if entry.key == "detents" {
          for item in entry.value.items ?? []
          where item.text == "large" && item.range.source == source {
            found.append(Edit(range: item.range, old: "large", new: "{ fraction: 0.75 }"))
          }
        }
        visit(entry.value, inScreens: inScreens || entry.key == "screens")
      }
      for item in value.items ?? [] { visit(item, inScreens: inScreens) }
    }
    if let value { visit(value, inScreens: false) }
    return found
  }

  private func text(at range: ConfigRange) -> String {
    String(
      String.UnicodeScalarView(
        range.source.text.unicodeScalars.dropFirst(range.start.offset)
          .prefix(range.end.offset - range.start.offset)))
  }
}
