import SegueConfig
import Testing

/// What a test tunes.
struct Panel: Hashable, Sendable {
  var edge = ConfigEdge.left
  var width = 120.0
  var duration = 0.3
  var dimming = Dimming(opacity: 0.5)
  var title = ""

  static let table = ParameterTable(
    "a panel", defaults: Panel(),
    [
      Parameter("edge", \.edge, .edge, "The edge it comes from."),
      Parameter("width", \.width, .length(0...500), "How wide it is."),
      Parameter("duration", \.duration, .duration(), "How long it takes."),
      Parameter("dimming", \.dimming, group: Dimming.table, "What lies behind it."),
    ],
    check: { panel, value, diagnostics in
      if panel.width > 400, panel.dimming.opacity < 0.1 {
        diagnostics.error(
          "bare-panel", "a wide panel needs a dimming", at: value["width"]?.range)
      }
    })
}

/// A group of its own.
struct Dimming: Hashable, Sendable {
  var opacity = 0.4
  var color = ConfigColor(white: 0)

  static let table = ParameterTable(
    "a dimming", defaults: Dimming(),
    [
      Parameter("opacity", \.opacity, .fraction(), "How dark it is."),
      Parameter("color", \.color, .color, "Its color."),
    ])
}

/// A table is read, laid over values, and told about.
@Suite struct TableTests {
  @Test("What is not written is the default")
  func useDefaults() {
    var diagnostics = ConfigDiagnostics()
    #expect(Panel.table.decode(nil, into: &diagnostics) == Panel())
    #expect(Panel.table.decode(value("{}"), into: &diagnostics) == Panel())
    #expect(
      Panel.table.decode(value("{ width: 20, dimming: { color: red } }"), into: &diagnostics)
        == Panel(
          width: 20,
          dimming: Dimming(opacity: 0.5, color: ConfigColor(red: 1, green: 0, blue: 0))))
    #expect(diagnostics.all.isEmpty)
  }

  @Test("A map is laid over an existing value")
  func layOver() {
    var diagnostics = ConfigDiagnostics()
    let preset = Panel(edge: .right, width: 10, dimming: Dimming(opacity: 0.9))
    let text = "{ width: 20, dimming: { color: white } }"
    var expected = preset
    expected.width = 20
    expected.dimming.color = ConfigColor(white: 1)
    #expect(Panel.table.decode(value(text), over: preset, into: &diagnostics) == expected)
    #expect(diagnostics.all.isEmpty)
  }

  @Test("[D-16][D-17] All mistakes are told at once, in the order written")
  func reportAll() {
    var diagnostics = ConfigDiagnostics()
    let text = "{ egde: top, width: 501, duration: yes, dimming: { opacity: 2, x: 1 } }"
    let panel = Panel.table.decode(value(text), into: &diagnostics)
    #expect(panel == Panel())
    #expect(
      lines(diagnostics) == [
        "1:3 unknown-key: unknown key 'egde' in a panel"
          + " → did you mean 'edge'? The keys here are: edge, width, duration, dimming",
        "1:21 out-of-range: expected a length of 0 to 500 pt, found '501'"
          + " → the nearest that is accepted is 500",
        "1:36 wrong-type: expected a duration of 0 to 60 s, found the text 'yes'"
          + " → write seconds such as 0.3, or milliseconds such as 300ms",
        "1:61 out-of-range: expected a fraction of 0 to 1, found '2'"
          + " → the nearest that is accepted is 1",
        "1:64 unknown-key: unknown key 'x' in a dimming → the keys here are: opacity, color",
      ])
  }

  @Test(
    "[D-17][D-26] What is no map is told with a way to write one",
    arguments: [
      ("[1]", "1:1 wrong-type: expected a panel, which is a map, found a list"),
      (
        "edge:left",
        "1:1 wrong-type: expected a panel, which is a map, found the text 'edge:left'"
          + " → write a space after the colon: 'edge: left'"
      ),
      (
        "",
        "1:1 wrong-type: expected a panel, which is a map, found nothing"
          + " → write at least one key below, or leave the key out"
      ),
      ("5", "1:1 wrong-type: expected a panel, which is a map, found '5'"),
    ])
  func refuseOthers(text: String, line: String) {
    var diagnostics = ConfigDiagnostics()
    #expect(Panel.table.decode(value(text), into: &diagnostics) == nil)
    #expect(lines(diagnostics) == [line])
  }

  @Test("A check across keys runs when each of them is right")
  func checkAcross() {
    var diagnostics = ConfigDiagnostics()
    let wide = "{ width: 450, dimming: { opacity: 0 } }"
    _ = Panel.table.decode(value(wide), into: &diagnostics)
    #expect(lines(diagnostics) == ["1:10 bare-panel: a wide panel needs a dimming"])

    diagnostics = ConfigDiagnostics()
    let wrong = "{ width: 450, dimming: { opacity: 0, x: 1 } }"
    _ = Panel.table.decode(value(wrong), into: &diagnostics)
    #expect(
      lines(diagnostics) == [
        "1:38 unknown-key: unknown key 'x' in a dimming → the keys here are: opacity, color"
      ])
  }

  @Test("A check of what is written runs whatever is wrong with it")
  func checkWritten() {
    let table = ParameterTable(
      "a pair", defaults: Dimming(),
      [Parameter("opacity", \.opacity, .fraction(), "How dark it is.")],
      rawValidator: { _, value, diagnostics in
        if value.hasNothing(but: []) {
          diagnostics.error("empty", "nothing is written", at: value.range)
        }
        if value["opacity"] != nil {
          diagnostics.warning("seen", "opacity is written", at: value.range)
        }
      })
    func messages(_ text: String) -> [String] {
      var diagnostics = ConfigDiagnostics()
      _ = table.decode(value(text), into: &diagnostics)
      return diagnostics.all.map(\.message)
    }
    #expect(messages("{}") == ["nothing is written"])
    #expect(
      messages("{ opacity: 7 }") == [
        "opacity is written", "expected a fraction of 0 to 1, found '7'",
      ])
  }

  @Test("A key that is needed is missed")
  func requireKeys() {
    let table = ParameterTable(
      "a named panel", defaults: Panel(),
      [
        Parameter("title", \.title, .text, required: true, "What it is called."),
        Parameter("width", \.width, .length(), "How wide it is."),
      ])
    var diagnostics = ConfigDiagnostics()
    _ = table.decode(value("{ width: 1 }"), into: &diagnostics)
    #expect(
      lines(diagnostics) == [
        "1:1 missing-key: a named panel needs the key 'title' → What it is called."
      ])
    #expect(table.descriptions().map(\.defaultText) == [nil, "120"])
  }

  @Test("Tunables of a part can stand among those of the whole")
  func liftParameters() {
    let table = ParameterTable(
      "a flat panel", defaults: Panel(),
      [Parameter("width", \.width, .length(), "How wide it is.")]
        + Dimming.table.parameters.map { $0.lifted(to: \.dimming) })
    var diagnostics = ConfigDiagnostics()
    let panel = table.decode(value("{ width: 1, opacity: 0.25 }"), into: &diagnostics)
    #expect(panel == Panel(width: 1, dimming: Dimming(opacity: 0.25)))
    #expect(table.descriptions().map(\.name) == ["width", "opacity", "color"])
    #expect(table.encode(Panel()).yamlText == "{ width: 120, opacity: 0.5, color: black }")
    #expect(diagnostics.all.isEmpty)
  }

  @Test("A table tells of its tunables, groups opened, with the outer defaults")
  func describe() {
    let told = Panel.table.descriptions().map {
      [$0.name, $0.kind, $0.unit, $0.range, $0.defaultText, $0.summary].map { $0 ?? "" }
        .joined(separator: " | ")
    }
    #expect(
      told == [
        "edge | an edge |  |  | left | The edge it comes from.",
        "width | a length | pt | 0 to 500 | 120 | How wide it is.",
        "duration | a duration | s | 0 to 60 | 0.3 | How long it takes.",
        "dimming.opacity | a fraction |  | 0 to 1 | 0.5 | How dark it is.",
        "dimming.color | a color |  |  | black | Its color.",
      ])
  }

  @Test("What a table writes, it reads back as the same")
  func roundTrip() {
    var diagnostics = ConfigDiagnostics()
    let panel = Panel(
      edge: .trailing, width: 33.25, duration: 1.0 / 3,
      dimming: Dimming(opacity: 0.1, color: ConfigColor(red: 0.2, green: 0.4, blue: 0.6)))
    let text = Panel.table.encode(panel).yamlText
    #expect(
      text == "{ edge: trailing, width: 33.25, duration: 0.3333333333333333, "
        + "dimming: { opacity: 0.1, color: \"#336699\" } }")
    #expect(Panel.table.decode(value(text), into: &diagnostics) == panel)
    #expect(diagnostics.all.isEmpty)
  }

  @Test(
    "What may be nothing is shown and written as none, and read back", arguments: [nil, "card"])
  func optionals(_ screen: String?) {
    struct Stand: Sendable, Equatable { var screen: String? }
    let table = ParameterTable(
      "a stand", defaults: Stand(screen: screen),
      [Parameter("screen", \.screen, .optional(of: .identifier), "Who stands in.")])
    #expect(table.descriptions().map(\.defaultText) == [screen ?? "none"])
    var diagnostics = ConfigDiagnostics()
    let text = table.encode(Stand(screen: screen)).yamlText
    #expect(text == "{ screen: \(screen ?? "none") }")
    #expect(table.decode(value(text), into: &diagnostics) == Stand(screen: screen))
    #expect(diagnostics.all.isEmpty)
  }

  @Test("A preset stands where a map says nothing, wherever its key is written")
  func layOverPreset() {
    let wide = Panel(edge: .top, width: 400, dimming: Dimming(opacity: 0.9))
    let table = ParameterTable(
      "a panel", defaults: Panel(), Panel.table.parameters,
      presets: [Named(name: "wide", value: wide), Named(name: "plain", value: Panel())])
    var diagnostics = ConfigDiagnostics()
    var expected = wide
    expected.dimming.opacity = 0.2
    let text = "{ dimming: { opacity: 0.2 }, preset: wide }"
    #expect(table.decode(value(text), into: &diagnostics) == expected)
    #expect(table.decode(value("{ preset: plain }"), over: wide, into: &diagnostics) == Panel())
    #expect(table.decode(value("{ edge: left }"), into: &diagnostics) == Panel())
    #expect(diagnostics.all.isEmpty)
    #expect(table.decode(value(table.encode(wide).yamlText), into: &diagnostics) == wide)
    #expect(
      table.descriptions().map(\.name) == ["preset"] + Panel.table.descriptions().map(\.name))
    #expect(table.schema().json["properties"]?["preset"]?["enum"]?.yamlText == "[wide, plain]")
  }

  @Test(
    "An unknown preset is told with those that there are; a table without any knows no such key")
  func unknownPreset() {
    let table = ParameterTable(
      "a panel", defaults: Panel(), Panel.table.parameters,
      presets: [Named(name: "wide", value: Panel(width: 400))])
    var diagnostics = ConfigDiagnostics()
    #expect(table.decode(value("{ preset: wid, width: 3 }"), into: &diagnostics) == Panel(width: 3))
    #expect(
      lines(diagnostics) == [
        "1:11 wrong-type: expected a preset, found the text 'wid'"
          + " → did you mean 'wide'? Write one of: 'wide'"
      ])
    diagnostics = ConfigDiagnostics()
    #expect(Panel.table.decode(value("{ preset: wide }"), into: &diagnostics) == Panel())
    #expect(
      lines(diagnostics) == [
        "1:3 unknown-key: unknown key 'preset' in a panel"
          + " → the keys here are: edge, width, duration, dimming"
      ])
  }
}
