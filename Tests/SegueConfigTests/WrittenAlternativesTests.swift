import SegueConfig
import Testing

/// The diagnostics of a map or text that none of the alternatives accepts.
@Suite struct WrittenAlternativesTests {
  private struct Pair: Sendable {
    var name = ""
    var width = 0.0

    static let table = ParameterTable(
      "a pair", defaults: Pair(),
      [
        Parameter("name", \.name, .text, required: true, "Its name."),
        Parameter("width", \.width, .number(), "Its width."),
      ])
  }

  private static let kind = ParameterKind<String>.oneOf(
    "a thing",
    [
      .words([("none", "none")]),
      .tagged("pair", .record(Pair.table), "A pair.", { $0.name }) { _ in nil },
      .tagged("text", .text, "A text.", { $0 }) { $0 },
    ], synonyms: ["label": "text"])

  @Test(
    "the help shows the probably intended form",
    arguments: [
      (
        "{ pair: a, width: 2 }", "'width' belongs in the map of 'pair': pair: { name: a, width: 2 }"
      ),
      (
        "{ pair: { name: a }, width: 2 }",
        "'width' belongs in the map of 'pair': pair: { …, width: 2 }"
      ),
      ("{ label: a }", "did you mean 'text'? The keys here are: pair, text"),
      ("{ txt: a }", "did you mean 'text'? The keys here are: pair, text"),
      ("text a", "a colon is missing: write 'text: a'"),
      ("other a", "write one of: 'none', { pair: … }, { text: … }"),
    ])
  func help(text: String, help: String) {
    var diagnostics = ConfigDiagnostics()
    #expect(Self.kind.decode(value(text), &diagnostics) == nil)
    #expect(diagnostics.all.map(\.help) == [help])
  }
}
