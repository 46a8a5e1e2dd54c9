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
  private let shape: ParameterShape

  /// Creates an entry of a value with a shape.
  init(path: String, forms: [String], summary: String, shape: ParameterShape?) {
    self.path = path
    self.forms = forms
    self.summary = summary
    self.shape = shape ?? .anything
  }

  /// Creates the entry of a key in the map at a path.
  init(_ key: ParameterShape.Field, in path: String, container: String? = nil) {
    self.path = path.isEmpty ? key.name : "\(path).\(key.name)"
    self.container = container
    summary = key.text
    standard = key.defaultText
    shape = key.shape
  }

  /// The key.
  package var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// The keys and words that the value can have, also as an alternative or in a list.
  package var words: [String] { shape.choices }

  /// The entries of the keys that the value can have.
  var inner: [ReferenceEntry] {
    var seen: Set<String> = []
    return shape.keys.filter { seen.insert($0.name).inserted }.map { ReferenceEntry($0, in: path) }
  }

  /// The name with the summary: equal for a key that several maps share.
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

nonisolated extension ParameterShape {
  /// The maps of keys that are forms of the value.
  var maps: [ParameterShape] { forms.filter { !$0.fields.isEmpty } }

  /// The keys of the value's forms, or of a list's items.
  var keys: [Field] {
    forms.flatMap { form in
      if case .list(let item, _) = form { item.keys } else { form.fields }
    }
  }

  /// The keys and words of the value's forms, the items of a list, or the values of a map from
  /// arbitrary names.
  fileprivate var choices: [String] {
    let found = forms.flatMap { form in
      switch form {
      case .words(let words): words
      case .color: ConfigColor.named.map(\.name)
      case .list(let item, _): item.choices
      case .names(let value): value.choices
      default: form.fields.map(\.name)
      }
    }
    return found.enumerated().filter { !found[..<$0].contains($1) }.map(\.element)
  }
}
