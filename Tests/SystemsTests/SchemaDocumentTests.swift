import Foundation
import SegueConfig
import SegueCore
import SegueScenario
import SegueStyles
import SegueYAML
import Testing

/// The JSON Schema of a file as `segue schema` prints it.
@Suite struct SchemaDocumentTests {
  /// Replaces each reference by its definition, except those within the definition itself.
  ///
  /// - Parameter open: The definitions that contain the value.
  private func inline(
    _ json: Any, _ definitions: [String: Any], _ open: Set<String> = []
  ) -> Any {
    if let items = json as? [Any] { return items.map { inline($0, definitions, open) } }
    guard var members = json as? [String: Any] else { return json }
    let first = (members["allOf"] as? [Any])?.first as? [String: Any]
    let reference = (members["$ref"] ?? first?["$ref"]) as? String
    guard let name = reference?.split(separator: "/").last.map(String.init) else {
      return members.mapValues { inline($0, definitions, open) }
    }
    if open.contains(name) { return json }
    if members["$ref"] == nil { members["allOf"] = nil }
    members["$ref"] = nil
    members.merge(definitions[name] as? [String: Any] ?? [:]) { own, _ in own }
    return inline(members, definitions, open.union([name]))
  }

  @Test("with its definitions in place the document is the schema, so that no two share a name")
  func definitions() throws {
    func object(_ text: String) throws -> [String: Any] {
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(json as? [String: Any])
    }
    // One style has all kinds of definitions.
    let catalog = StyleCatalog([try #require(shippedStyles["sheet"])])
    let schema = JSONSchema(ScenarioFile.shape(catalog: catalog))
    var document = try object(schema.document(title: "A Segue file", id: "urn:segue:file"))
    let definitions = try #require(document["definitions"] as? [String: Any])
    for key in ["$schema", "$id", "title", "definitions"] { document[key] = nil }
    let whole = inline(document, definitions) as? NSDictionary
    #expect(whole == (try object(schema.json.prettyText) as NSDictionary))
    #expect(definitions.count > 20)
  }

  @Test("the document is below 340 KB")
  func size() { #expect(Self.text.utf8.count < 340_000) }

  private static let text = JSONSchema(ScenarioFile.shape(catalog: shippedStyles)).document(
    title: "A Segue file", id: "urn:segue:file")

  @Test("the document begins with its draft, name and title")
  func heading() {
    #expect(
      Self.text.hasPrefix(
        """
        {
          "$schema": "http://json-schema.org/draft-07/schema#",
          "$id": "urn:segue:file",
          "title": "A Segue file",

        """))
  }

  @Test("every key of a file has a description")
  func descriptions() {
    var (found, missing) = (0, [String]())
    Self.visit(JSONSchema(ScenarioFile.shape(catalog: shippedStyles)).json, "") { path, json in
      for property in json["properties"]?.members ?? [] {
        // In a rule, the key that selects it is described outside.
        if property.value == .boolean(true) || property.value["const"] != nil { continue }
        found += 1
        if property.value["description"] == nil { missing.append("\(path)/\(property.name)") }
      }
    }
    #expect(missing == [])
    #expect(found > 900)
  }

  @Test("every word of an action or a step has a description")
  func words() throws {
    let step = JSONSchema(ScenarioFile.shape(catalog: shippedStyles)).json["properties"]?[
      "scenarios"]?[
        "items"]?["properties"]?["steps"]?["items"]
    let alternatives = try #require(step?["anyOf"]?.items)
    let words = alternatives.filter { $0["enum"] != nil }
    #expect(words.filter { $0["description"] == nil } == [])
    #expect(words.count > 5)
  }

  @Test("the word 'style' selects the schema of the transition")
  func conditions() throws {
    let schema = JSONSchema(ScenarioFile.shape(catalog: shippedStyles)).json
    let transition = try #require(
      schema["properties"]?["transitions"]?["additionalProperties"])
    let rules = try #require(transition["allOf"]?.items)
    #expect(
      rules.map { $0["if"]?["properties"]?["style"]?["const"]?.text }
        == shippedStyles.identifiers)
    for (rule, entry) in zip(rules, shippedStyles.entries) {
      #expect(rule["if"]?["required"] == .array([.string("style")]))
      let keys = try #require(rule["then"]?["properties"]?.members).map(\.name)
      let own = try #require(JSONSchema(entry.shape).json["properties"]?.members).map(\.name)
      #expect(keys == ["style"] + own)
      #expect(rule["then"]?["additionalProperties"] == .boolean(false))
    }
  }

  @Test("the schema offers a file, a scenario, every step, and an example of every style")
  func snippets() throws {
    let schema = JSONSchema(ScenarioFile.shape(catalog: shippedStyles)).json
    let scenario = try #require(schema["properties"]?["scenarios"]?["items"])
    let transition = try #require(
      schema["properties"]?["transitions"]?["additionalProperties"])
    func labels(_ json: JSONValue?) -> [String?]? {
      json?["defaultSnippets"]?.items?.map { $0["label"]?.text }
    }
    #expect(labels(schema) == ["file"])
    #expect(labels(scenario) == ["scenario"])
    #expect(labels(transition) == shippedStyles.identifiers)
    let steps = labels(scenario["properties"]?["steps"]?["items"])
    #expect(steps?.contains("drag") == true)
    #expect(steps?.contains("present") == true)
  }

  @Test("the offered file is valid, and the offered scenario but for its names")
  func snippetsAreValid() throws {
    let schema = JSONSchema(ScenarioFile.shape(catalog: shippedStyles)).json
    func text(_ json: JSONValue?) throws -> String {
      try #require(json?["defaultSnippets"]?.items?.first?["bodyText"]?.text)
    }
    #expect(try messages(text(schema)) == [])
    let lines = try text(schema["properties"]?["scenarios"]?["items"]).split(separator: "\n")
    let file = """
      screens:
        home: { elements: [{ id: button, title: B, action: { present: screen } }] }
        screen: {}
      root: home
      scenarios:
        - \(lines.joined(separator: "\n    "))
      """
    #expect(try messages(file) == [])
  }

  /// Returns the problems of a file.
  private func messages(_ text: String) throws -> [String] {
    var diagnostics = ConfigDiagnostics()
    let value = YAMLReader.parse(text, name: "a.yaml", into: &diagnostics)
    _ = value.flatMap {
      ScenarioFile.decode($0, file: "a.yaml", catalog: shippedStyles, into: &diagnostics)
    }
    return diagnostics.all.map(\.message)
  }

  private static func visit(
    _ json: JSONValue, _ path: String, _ body: (String, JSONValue) -> Void
  ) {
    body(path, json)
    for member in json.members ?? [] { visit(member.value, "\(path)/\(member.name)", body) }
    for item in json.items ?? [] { visit(item, "\(path)[]", body) }
  }
}
