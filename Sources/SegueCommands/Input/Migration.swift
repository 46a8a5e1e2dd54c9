import SegueConfig
import SegueCore
import SegueScenario
import SegueYAML

/// The migration of a file: retired keys are replaced by their successors; comments and layout are
/// preserved.
///
/// The decoder finds the keys, so that a key that only resembles a retired one is unchanged. A map
/// below a retired key is decoded only after the key is replaced, so the file is read repeatedly.
nonisolated struct Migration {
  /// A replaced key.
  struct Change: Equatable {
    var line: Int
    var old: String
    var new: String
  }

  /// The migrated text.
  private(set) var text: String
  /// The replaced keys, in line order.
  private(set) var changes: [Change] = []
  /// The syntax errors of a file that is not YAML; `nil` if it is.
  private(set) var syntaxErrors: ConfigDiagnostics?

  /// Migrates a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is the standard input.
  ///   - catalog: The styles that the file can use.
  /// - Throws: If the file cannot be read.
  init(_ path: String, catalog: StyleCatalog) throws(YAMLFileFailure) {
    var reading = try Reading(path, nil, catalog)
    text = reading.source?.text ?? ""
    while let source = reading.source {
      var edits = reading.renames
      guard !edits.isEmpty else { break }
      // Only in a file with retired keys does `large` have its former meaning.
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
    var offset = 0
    for edit in edits {
      result += scalars[offset..<edit.range.start.offset]
      result += edit.new.unicodeScalars
      offset = edit.range.end.offset
    }
    return String(result + scalars[offset...])
  }
}

/// A replacement in the text.
private nonisolated struct Edit {
  var range: ConfigRange
  var old: String
  var new: String
}

/// The result of reading a file once.
private nonisolated struct Reading {
  // Other errors must not displace a retired key; the limits of a file bound them all.
  private(set) var diagnostics = ConfigDiagnostics(keeping: .max)
  /// The source of the file; `nil` if it has none.
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

  /// Whether the file is YAML.
  var isYAML: Bool { value != nil }

  /// The retired keys in this file, not in the files that it extends.
  var renames: [Edit] {
    diagnostics.all.compactMap { diagnostic in
      guard diagnostic.code == ConfigDiagnostic.retiredCode, let new = diagnostic.replacement,
        let range = diagnostic.range, range.source == source
      else { return nil }
      return Edit(range: range, old: text(at: range), new: new)
    }
  }

  /// The detents `large` of the sheet style, whose former height was three quarters.
  var oldLargeDetents: [Edit] {
    var found: [Edit] = []
    func visit(_ value: ConfigValue, inScreens: Bool) {
      for entry in value.entries ?? [] {
        // In the system's sheet `large` is UIKit's detent.
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
