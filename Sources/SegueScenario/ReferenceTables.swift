import SegueApp
import SegueConfig

/// The tables of the file format's reference page, generated from the lists that decode files.
package nonisolated struct ReferenceTables {
  private let names: ScenarioNames

  /// Creates the tables of some lists.
  package init(_ names: ScenarioNames) { self.names = names }

  /// All tables, each with the name of its marker in the page.
  package var all: [(name: String, text: String)] {
    [
      ("device", keys("device")),
      ("screens", keys("screens", "*")),
      ("sheet", keys("screens", "*", "sheet")),
      ("alert", keys("screens", "*", "alert")),
      ("buttons", keys("screens", "*", "alert", "buttons", "*")),
      ("onDismissAttempt", keys("screens", "*", "onDismissAttempt")),
      ("elements", keys("screens", "*", "elements", "*")),
      ("actions", table("action", "what it does", names.app.actions.map { row($0) })),
      ("roots", roots),
      ("steps", table("step", "what happens", StepList.all(names).map { row($0) })),
      (
        "expectations",
        table("expectation", "what must hold", names.expectations.map { row($0) })
      ),
    ]
  }

  /// Returns the table of the keys at a path in a file; `*` stands for every item of a list or map.
  private func keys(_ path: String...) -> String {
    let rows = schema(at: path).maps.flatMap(\.properties).map(\.row)
    return "| key | what it sets | keys and values | default |\n|---|---|---|---|\n"
      + rows.joined(separator: "\n")
  }

  /// The table of the keys of a root, each with the container that has it.
  private var roots: String {
    let rows = schema(at: ["root"]).maps.flatMap { container in
      container.properties.map { "| \(container.properties[0].name) \($0.row)" }
    }
    return "| root | key | what it sets | keys and values | default |\n|---|---|---|---|---|\n"
      + rows.joined(separator: "\n")
  }

  private func schema(at path: [String]) -> JSONValue {
    path.reduce(ScenarioFile.schema(catalog: names.app.catalog).json) { schema, key in
      let next = key == "*" ? schema["additionalProperties"] ?? schema["items"] : nil
      return next ?? schema["properties"]?[key] ?? .null
    }
  }

  private func table(_ first: String, _ second: String, _ rows: [String]) -> String {
    "| \(first) | \(second) | keys and values |\n|---|---|---|\n" + rows.joined(separator: "\n")
  }

  private func row<Taken: Step>(_ step: Taken.Type) -> String {
    row(forms(step.examples, of: step.key), step.summary, Taken.kind(names)?.schema)
  }

  private func row<Expected: Expectation>(_ expectation: Expected.Type) -> String {
    row(
      forms(expectation.examples, of: expectation.key), expectation.summary,
      Expected.kind(names).schema)
  }

  /// Returns examples as written in a file: the first one is, the others are values of the key.
  private func forms(_ examples: [String], of key: String) -> [String] {
    examples.prefix(1) + examples.dropFirst().map { "\(key): \($0)" }
  }

  private func row<Performed: Action>(_ action: Performed.Type) -> String {
    if let table = Performed.flatTable(names.app) {
      let keys = table.parameters.map { "\($0.name): …" }.joined(separator: ", ")
      return row(["{ \(keys) }"], action.summary, nil)
    }
    let schema = Performed.kind(names.app)?.schema
    let forms = [
      Performed.word.map { _ in Performed.key },
      schema.flatMap { $0.isEmptyMap ? nil : "{ \(Performed.key): … }" },
    ]
    return row(forms.compactMap(\.self), action.summary, schema)
  }

  private func row(_ forms: [String], _ summary: String, _ schema: JSONSchema?) -> String {
    let written = forms.map { "`\($0)`" }.joined(separator: " or ")
    let words = (schema?.json.choices ?? []).map { "`\($0)`" }.joined(separator: ", ")
    return "| \(written) | \(summary) | \(words) |"
  }
}

nonisolated extension JSONValue.Member {
  /// The row of a key with the schema of its values.
  fileprivate var row: String {
    let text = value["description"]?.text ?? ""
    let words = value.choices.map { "`\($0)`" }.joined(separator: ", ")
    let standard = value["default"].map { "`\($0.yamlText)`" } ?? ""
    return "| `\(name)` | \(text) | \(words) | \(standard) |"
  }
}

nonisolated extension JSONSchema {
  /// Whether the schema allows only an empty map.
  fileprivate var isEmptyMap: Bool { json["properties"] == .object([]) }
}

nonisolated extension JSONValue {
  /// The maps that the schema allows: itself, or those of its alternatives.
  fileprivate var maps: [JSONValue] {
    if self["properties"] != nil { return [self] }
    return (self["anyOf"]?.items ?? []).flatMap(\.maps)
  }

  /// The keys that the schema of a map allows, with their schemas.
  fileprivate var properties: [Member] { self["properties"]?.members ?? [] }

  /// The keys and words that the schema allows for the value, its alternatives, or a list's items.
  fileprivate var choices: [String] {
    var found = properties.map(\.name) + (self["enum"]?.items ?? []).compactMap(\.text)
    found += (self["anyOf"]?.items ?? []).flatMap(\.choices)
    if let items = self["items"] { found += items.choices }
    return found.enumerated().filter { !found[..<$0].contains($1) }.map(\.element)
  }
}
