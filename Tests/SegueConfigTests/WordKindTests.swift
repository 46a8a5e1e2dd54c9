import SegueConfig
import Testing

/// Words, texts and colors.
@Suite struct WordKindTests {
  @Test("[D-18] only true and false are accepted as booleans", arguments: booleans)
  func readBooleans(_ example: KindCase) { example.check() }

  @Test("[D-18] a text is decoded as written", arguments: texts)
  func readTexts(_ example: KindCase) { example.check() }

  @Test("[D-16] an error for an unknown choice gives the nearest and all words", arguments: choices)
  func readChoices(_ example: KindCase) { example.check() }

  @Test("a color is decoded from hexadecimal notation or a name", arguments: colors)
  func readColors(_ example: KindCase) { example.check() }

  @Test("named colors have the components of UIColor's constants")
  func nameColors() {
    var diagnostics = ConfigDiagnostics()
    let kind = ParameterKind<ConfigColor>.color
    #expect(kind.decode(value("lightGray"), &diagnostics) == ConfigColor(white: 2.0 / 3))
    #expect(kind.decode(value("clear"), &diagnostics) == ConfigColor(white: 0, alpha: 0))
    #expect(
      kind.decode(value("#33669980"), &diagnostics)
        == ConfigColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 128.0 / 255))
    #expect(diagnostics.all.isEmpty)
  }

  private static func wrongBoolean(_ text: String, _ help: String) -> KindCase {
    KindCase(
      .boolean, text,
      "1:1 wrong-type: expected a Boolean, 'true' or 'false', found the text '\(text)'\(help)")
  }

  static let booleans =
    [KindCase(.boolean, "true", "true"), KindCase(.boolean, "false", "false")]
    + ["yes", "on", "y", "Yes", "ON"].map { wrongBoolean($0, " → write true") }
    + ["no", "off", "n", "No"].map { wrongBoolean($0, " → write false") }
    + [
      wrongBoolean("True", " → write true"), wrongBoolean("FALSE", " → write false"),
      wrongBoolean("maybe", ""),
      KindCase(
        .boolean, "\"true\"",
        "1:1 wrong-type: expected a Boolean, 'true' or 'false', found the quoted text 'true'"
          + " → write true without quotes"),
      KindCase(
        .boolean, "0",
        "1:1 wrong-type: expected a Boolean, 'true' or 'false', found '0' → write false"),
      KindCase(
        .boolean, "[true]",
        "1:1 wrong-type: expected a Boolean, 'true' or 'false', found a list"),
    ]

  static let texts = [
    KindCase(.text, "no", "no"), KindCase(.text, "12", "\"12\""),
    KindCase(.text, "true", "\"true\""),
    KindCase(.text, "\"\"", "\"\""), KindCase(.text, "Medal count", "Medal count"),
    KindCase(.text, "a # b", "\"a # b\""), KindCase(.text, "漢字", "\"漢字\""),
    KindCase(
      .text, "~", "1:1 wrong-type: expected a text, found nothing → write \"\" for an empty text"),
    KindCase(.text, "[a]", "1:1 wrong-type: expected a text, found a list"),
    KindCase(.identifier, "medal-count_2", "medal-count_2"),
    KindCase(
      .identifier, "../x",
      "1:1 wrong-type: expected an identifier, found the text '../x'"
        + " → an identifier is 1 to 64 letters a to z, digits, '_' and '-'"),
    KindCase(
      .identifier, "\"\"",
      "1:1 wrong-type: expected an identifier, found the quoted text ''"
        + " → an identifier is 1 to 64 letters a to z, digits, '_' and '-'"),
  ]

  private static let edges = "'top', 'left', 'bottom', 'right', 'leading', 'trailing'"

  static let choices = [
    KindCase(.edge, "left", "left"), KindCase(.edge, "\"trailing\"", "trailing"),
    KindCase(
      .edge, "lfet",
      "1:1 wrong-type: expected an edge, found the text 'lfet'"
        + " → did you mean 'left'? Write one of: \(edges)"),
    KindCase(
      .edge, "Left",
      "1:1 wrong-type: expected an edge, found the text 'Left'"
        + " → did you mean 'left'? Write one of: \(edges)"),
    KindCase(
      .edge, "north",
      "1:1 wrong-type: expected an edge, found the text 'north' → write one of: \(edges)"),
    KindCase(
      .edge, "{ left: 1 }",
      "1:1 wrong-type: expected an edge, found a map → write one of: \(edges)"),
  ]

  static let colors = [
    KindCase(.color, "\"#000\"", "black"), KindCase(.color, "#369", "\"#336699\""),
    KindCase(.color, "#33669980", "\"#33669980\""), KindCase(.color, "clear", "clear"),
    KindCase(.color, "#FFffFF", "white"),
    KindCase(
      .color, "grai",
      "1:1 wrong-type: expected a color, found the text 'grai' → did you mean 'gray'?"),
    KindCase(
      .color, "",
      "1:1 wrong-type: expected a color, found nothing"
        + " → write a color such as black or \"#336699\"; without quotes '#' begins a comment"),
    KindCase(
      .color, "#12",
      "1:1 wrong-type: expected a color, found the text '#12'"
        + " → write \"#rgb\", \"#rrggbb\", \"#rrggbbaa\" or one of: black, darkGray, gray,"
        + " lightGray, white, clear, red, green, blue, cyan, yellow, magenta, orange, purple, brown"
    ),
  ]
}
