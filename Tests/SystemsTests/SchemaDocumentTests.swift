import Foundation
import SegueConfig
import SegueCore
import SegueScenario
import SegueStyles
import Testing

/// The JSON Schema of a file as `segue schema` prints it.
@Suite struct SchemaDocumentTests {
  /// Replaces each reference by its definition.
  private func inline(_ json: Any, _ definitions: [String: Any]) -> Any {
    if let items = json as? [Any] { return items.map { inline($0, definitions) } }
    guard var members = json as? [String: Any] else { return json }
    if let items = members["allOf"] as? [Any], let first = items.first as? [String: Any] {
      members["allOf"] = nil
      members.merge(first) { own, _ in own }
    }
    if let name = (members["$ref"] as? String)?.split(separator: "/").last.map(String.init) {
      members["$ref"] = nil
      let definition = definitions[name] as? [String: Any] ?? [:]
      members.merge(definition) { own, _ in own }
      return inline(members, definitions)
    }
    return members.mapValues { inline($0, definitions) }
  }

  @Test("with its definitions in place the document is the schema, so that no two share a name")
  func definitions() throws {
    func object(_ text: String) throws -> [String: Any] {
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(json as? [String: Any])
    }
    // One style has all kinds of definitions.
    let catalog = StyleCatalog([try #require(shippedStyles["sheet"])])
    let schema = ScenarioFile.schema(catalog: catalog)
    var document = try object(schema.document(title: "A Segue file"))
    let definitions = try #require(document["definitions"] as? [String: Any])
    for key in ["$schema", "title", "definitions"] { document[key] = nil }
    let whole = inline(document, definitions) as? NSDictionary
    #expect(whole == (try object(schema.json.prettyText) as NSDictionary))
    #expect(definitions.count > 20)
  }

  @Test("the document is below 300 KB")
  func size() {
    let document = ScenarioFile.schema(catalog: shippedStyles).document(title: "A Segue file")
    #expect(document.utf8.count < 300_000)
  }
}
