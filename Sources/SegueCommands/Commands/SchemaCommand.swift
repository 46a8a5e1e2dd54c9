import SegueConfig
import SegueScenario

enum SchemaCommand {
  /// `segue schema`: prints the schema with which editors complete and check a file.
  static let command = Command(
    name: "schema", summary: "print the JSON Schema of a file, for editors",
    examples: [
      CommandExample("segue schema > segue.schema.json", "store it next to the configurations")
    ],
    notes: [
      "The schema is of draft-07, with every style and parameter. An editor with"
        + " yaml-language-server uses it in a file that begins with",
      "  # yaml-language-server: $schema=segue.schema.json",
    ]
  ) { _, context throws(CommandFailure) in
    let schema = JSONSchema(ScenarioFile.shape(catalog: context.catalog))
    try context.console.print(schema.document(title: "A Segue file", id: "urn:segue:file"))
    return .success
  }
}
