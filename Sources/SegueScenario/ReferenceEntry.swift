import SegueConfig

/// A key, an action, a step, an expectation or a style, as the reference describes it.
package nonisolated struct ReferenceEntry: Sendable {
  /// The keys that lead to it in a file, without names and indices: `screens.sheet.detents`.
  package let path: String
  /// The container that has the key; `nil` for a key that is not one of a root.
  package private(set) var container: String?
  /// How it is written; empty for a key.
  package private(set) var forms: [String] = []
  /// What it sets or does, as sentences.
  package let summary: String
  /// The default as written in YAML; `nil` if there is none.
  package private(set) var standard: String?
  private let schema: JSONValue

  /// Creates an entry of a value with a schema.
  init(path: String, forms: [String], summary: String, schema: JSONValue?) {
    self.path = path
    self.forms = forms
    self.summary = summary
    self.schema = schema ?? .null
  }

  /// Creates the entry of a key in the map at a path.
  init(_ key: JSONValue.Member, in path: String, container: String? = nil) {
    self.path = path.isEmpty ? key.name : "\(path).\(key.name)"
    self.container = container
    summary = key.value["description"]?.text ?? ""
    standard = key.value["default"]?.yamlText
    schema = key.value
  }

  /// The key.
  package var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// The keys and words that the value can have, also as an alternative or in a list.
  package var words: [String] { schema.choices }

  /// The entries of the keys that the value can have.
  var inner: [ReferenceEntry] {
    var seen: Set<String> = []
    return schema.keys.filter { seen.insert($0.name).inserted }.map { ReferenceEntry($0, in: path) }
  }

  /// The name with the summary, which are those of one key that several maps share.
  var text: String { "\(name): \(summary)" }

  /// The row of the reference page's table.
  var row: String {
    let words = words.map { "`\($0)`" }.joined(separator: ", ")
    let end = "\(summary) | \(words) |"
    guard forms.isEmpty else {
      return "| \(forms.map { "`\($0)`" }.joined(separator: " or ")) | \(end)"
    }
    let start = container.map { "| \($0) " } ?? ""
    return "\(start)| `\(name)` | \(end) \(standard.map { "`\($0)`" } ?? "") |"
  }
}

nonisolated extension JSONValue {
  /// The maps that the schema allows: itself, or those of its alternatives.
  var maps: [JSONValue] {
    if self["properties"] != nil { return [self] }
    return (self["anyOf"]?.items ?? []).flatMap(\.maps)
  }

  /// The keys that the schema of a map allows, with their schemas.
  var properties: [Member] { self["properties"]?.members ?? [] }

  /// The keys that the schema allows for the value, its alternatives, or a list's items.
  var keys: [Member] {
    properties + (self["anyOf"]?.items ?? []).flatMap(\.keys) + (self["items"]?.keys ?? [])
  }

  /// The keys and words that the schema allows for the value, its alternatives, the items of a list,
  /// or the values of a map from arbitrary names.
  fileprivate var choices: [String] {
    var found = properties.map(\.name) + (self["enum"]?.items ?? []).compactMap(\.text)
    found += (self["anyOf"]?.items ?? []).flatMap(\.choices)
    found += ["items", "additionalProperties"].flatMap { self[$0]?.choices ?? [] }
    return found.enumerated().filter { !found[..<$0].contains($1) }.map(\.element)
  }
}
