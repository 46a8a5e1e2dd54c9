import SegueText
import Testing

@Suite struct JSONTextTests {
  @Test(
    "a string in JSON has escapes for what JSON forbids and for what readers drop or take for ends",
    arguments: [
      ("", "\"\""), ("plain < > & '", "\"plain < > & '\""), ("a\"b\\c/", #""a\"b\\c/""#),
      ("\n\t\r\u{8}\u{C}\0\u{1F}", #""\n\t\u000D\u0008\u000C\u0000\u001F""#),
      ("\u{7E}\u{7F}\u{85}\u{9F}\u{A0}", "\"\u{7E}\\u007F\\u0085\\u009F\u{A0}\""),
      ("\u{2027}\u{2028}\u{2029}\u{202E}\u{FEFF}", "\"\u{2027}\\u2028\\u2029\\u202E\\uFEFF\""),
      ("é🏅", "\"é🏅\""), ("a\u{200B}\u{2066}\u{E0001}", #""a\u200B\u2066\uDB40\uDC01""#),
      ("##[group]", "\"##\\u005Bgroup]\""), ("#[a] ## [b]", "\"#[a] ## [b]\""),
    ])
  func string(text: String, json: String) {
    #expect(JSONText.string(text) == json)
    var bytes = Array("[".utf8)
    JSONText.write(string: text, to: &bytes)
    #expect(bytes == Array("[\(json)".utf8))
  }

  @Test(
    "a number in JSON has as few digits as give it back, and is null where it is not finite",
    arguments: [
      (0.1, "0.1"), (2, "2"), (-0.0, "0"), (1e21, "1e+21"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func number(value: Double, json: String) {
    #expect(JSONText.number(value) == json)
  }

  struct LayoutCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var layout: JSONText.Layout
    var list: String
    var object: String

    init(_ name: String, _ layout: JSONText.Layout, _ list: String, _ object: String) {
      testDescription = name
      self.layout = layout
      self.list = list
      self.object = object
    }
  }

  static let layouts = [
    LayoutCase("compact", .compact, "[1,2]", #"{"a":1,"\"":2}"#),
    LayoutCase("spaced", .spaced, "[1, 2]", #"{"a":1, "\"":2}"#),
    LayoutCase("wrapped", .wrapped, "[1,\n2]", "{\"a\":1,\n\"\\\"\":2}"),
    LayoutCase("lines", .lines(), "[\n1,\n2\n]", "{\n\"a\": 1,\n\"\\\"\": 2\n}"),
    LayoutCase(
      "indented lines", .lines(inner: "    ", outer: "  "), "[\n    1,\n    2\n  ]",
      "{\n    \"a\": 1,\n    \"\\\"\": 2\n  }"),
  ]

  @Test("each layout puts its spaces and line breaks between the parts", arguments: layouts)
  func layout(_ one: LayoutCase) {
    #expect(JSONText.list(["1", "2"], one.layout) == one.list)
    #expect(JSONText.object([("a", "1"), ("\"", "2")], one.layout) == one.object)
    #expect(JSONText.list([], one.layout) == "[]")
    #expect(JSONText.object([], one.layout) == "{}")
  }
}
