import SegueConfig
import Testing

/// A value with parameters.
struct Panel: Hashable, Sendable {
  var edge = ConfigEdge.left
  var width = 120.0
  var duration = 0.3
  var dimming = Dimming(opacity: 0.5)
  var title = ""

  static let table = ParameterTable(
    "a panel", defaults: Panel(),
    [
      Parameter("edge", \.edge, .edge, "The edge it appears from."),
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

/// A nested group of parameters.
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

/// Decoding, encoding and description of tables.
@Suite struct TableTests {
  @Test("parameters that are not written have their defaults")
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

  @Test("decoding a map over a value changes only the keys written")
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

  @Test("[D-16][D-17] all errors are reported at once, in written order")
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
          + " → the nearest valid value is 500",
        "1:36 wrong-type: expected a duration of 0 to 60 s, found the text 'yes'"
          + " → write seconds such as 0.3, or milliseconds such as 300ms",
        "1:61 out-of-range: expected a fraction of 0 to 1, found '2'"
          + " → the nearest valid value is 1",
        "1:64 unknown-key: unknown key 'x' in a dimming → the keys here are: opacity, color",
      ])
  }

  @Test(
    "[D-17][D-26] an error for a value that is not a map shows how to write one",
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
      (
        "5", "1:1 wrong-type: expected a panel, which is a map, found '5' → write { width: 5 }"
      ),
    ])
  func refuseOthers(text: String, line: String) {
    var diagnostics = ConfigDiagnostics()
    #expect(Panel.table.decode(value(text), into: &diagnostics) == nil)
    #expect(lines(diagnostics) == [line])
  }

  @Test("a check across keys runs only if all of them are valid")
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

  @Test("a raw validator runs although the value has errors")
  func checkWritten() {
    let table = ParameterTable(
      "a pair", defaults: Dimming(),
      [Parameter("opacity", \.opacity, .fraction(), "How dark it is.")],
      rawValidator: { _, value, diagnostics in
        if value.entries?.isEmpty == true {
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

  @Test("a missing required key is an error")
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
    #expect(table.shape().descriptions.map(\.defaultText) == [nil, "120"])
  }

  @Test("parameters of a part can be lifted to the containing table")
  func liftParameters() {
    let table = ParameterTable(
      "a flat panel", defaults: Panel(),
      [Parameter("width", \.width, .length(), "How wide it is.")]
        + Dimming.table.parameters.map { $0.lifted(to: \.dimming) })
    var diagnostics = ConfigDiagnostics()
    let panel = table.decode(value("{ width: 1, opacity: 0.25 }"), into: &diagnostics)
    #expect(panel == Panel(width: 1, dimming: Dimming(opacity: 0.25)))
    #expect(table.shape().descriptions.map(\.name) == ["width", "opacity", "color"])
    #expect(table.encode(Panel()).yamlText == "{ width: 120, opacity: 0.5, color: black }")
    #expect(diagnostics.all.isEmpty)
  }

  @Test("descriptions expand groups and use the outer table's defaults")
  func describe() {
    let descriptions = Panel.table.shape().descriptions.map {
      [$0.name, $0.kind, $0.unit, $0.range, $0.defaultText, $0.summary].map { $0 ?? "" }
        .joined(separator: " | ")
    }
    #expect(
      descriptions == [
        "edge | an edge |  |  | left | The edge it appears from.",
        "width | a length | pt | 0 to 500 | 120 | How wide it is.",
        "duration | a duration | s | 0 to 60 | 0.3 | How long it takes.",
        "dimming.opacity | a fraction |  | 0 to 1 | 0.5 | How dark it is.",
        "dimming.color | a color |  |  | black | Its color.",
      ])
  }

  @Test("encoding and decoding a value preserves it")
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
    "an optional parameter shows, encodes and decodes nil as none", arguments: [nil, "card"])
  func optionals(_ screen: String?) {
    struct Adaptation: Sendable, Equatable { var screen: String? }
    let table = ParameterTable(
      "an adaptation", defaults: Adaptation(screen: screen),
      [Parameter("screen", \.screen, .optional(of: .identifier), "The replacement.")])
    #expect(table.shape().descriptions.map(\.defaultText) == [screen ?? "none"])
    var diagnostics = ConfigDiagnostics()
    let text = table.encode(Adaptation(screen: screen)).yamlText
    #expect(text == "{ screen: \(screen ?? "none") }")
    #expect(table.decode(value(text), into: &diagnostics) == Adaptation(screen: screen))
    #expect(diagnostics.all.isEmpty)
  }

  private static let wide = Panel(edge: .top, width: 400, dimming: Dimming(opacity: 0.9))
  private static let withPresets = ParameterTable(
    "a panel", defaults: Panel(), Panel.table.parameters,
    presets: [Named(name: "wide", value: wide), Named(name: "plain", value: Panel())])

  @Test("a preset provides the values of keys not written, wherever its key is")
  func layOverPreset() {
    let (wide, table) = (Self.wide, Self.withPresets)
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
      table.shape().descriptions.map(\.name) == ["preset"]
        + Panel.table.shape().descriptions.map(\.name))
    #expect(
      JSONSchema(table.shape()).json["properties"]?["preset"]?["enum"]?.yamlText == "[wide, plain]")
  }

  @Test("the description of the key 'preset' lists the values that each preset changes")
  func describePresets() {
    #expect(
      Self.withPresets.shape().descriptions[0].presets.map { "\($0.name): \($0.summary)" }
        == ["wide: edge top, width 400, dimming.opacity 0.9", "plain: the defaults"])
  }

  @Test(
    "the error for an unknown preset lists the presets; without presets the key is unknown")
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
