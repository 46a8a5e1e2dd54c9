import SegueConfig
import SegueCore
import SegueStyles
import SegueYAML
import Testing

/// The edge from which the view of a shipped style appears.
@Suite struct AppearsFromTests {
  @Test(
    "the edge from which a presented view appears follows from the parameters",
    arguments: [
      ("sheet", "{}", ConfigEdge.bottom), ("slideIn", "{}", .left),
      ("slideIn", "{ edge: top }", .top), ("push", "{}", .trailing),
      ("push", "{ edge: bottom }", .bottom), ("dimming", "{}", .bottom),
      ("dimming", "{ from: leading, placement: center }", .leading),
      ("dimming", "{ from: center }", nil), ("dimming", "{ from: fade }", nil),
      ("sharedElement", "{}", nil), ("sharedElement", "{ movement: push }", .trailing),
      ("sharedElement", "{ movement: slide }", .bottom), ("zoom", "{}", nil),
      ("crossDissolve", "{}", nil), ("swipeBack", "{}", nil),
    ] as [(String, String, ConfigEdge?)])
  func edge(_ style: String, _ parameters: String, _ edge: ConfigEdge?) throws {
    var diagnostics = ConfigDiagnostics()
    let value = YAMLReader.parse(parameters, name: "style.yaml", into: &diagnostics)
    let entry = try #require(shippedStyles[style])
    let configured = try #require(entry.configuredStyle(value, into: &diagnostics))
    #expect(diagnostics.report() == "")
    #expect(configured.appearsFrom == edge)
  }
}
