import SegueConfig
import SegueYAML
import Testing

/// A valid text and its value.
struct ShapeCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: [UInt8]
  var shape: String

  init(_ name: String, _ text: String, _ shape: String) {
    self.init(name, Array(text.utf8), shape)
  }

  init(_ name: String, _ text: [UInt8], _ shape: String) {
    testDescription = name
    self.text = text
    self.shape = shape
  }
}

/// Texts that are read without diagnostics, and their values.
@Suite struct AcceptanceTests {
  @Test(
    "[D-25][D-27][D-40] whitespace, byte-order marks and line breaks of editors are accepted",
    arguments: blanks)
  func acceptBlanks(_ example: ShapeCase) { check(example) }

  @Test("[D-18][D-19][D-20] scalars keep the characters as written", arguments: scalars)
  func acceptScalars(_ example: ShapeCase) { check(example) }

  @Test(
    "[D-26][D-42][D-44] JSON, and texts with special characters, are accepted", arguments: texts)
  func acceptTexts(_ example: ShapeCase) { check(example) }

  @Test("aliases are replaced by copies of their values", arguments: aliases)
  func acceptAliases(_ example: ShapeCase) { check(example) }

  private func check(_ example: ShapeCase) {
    let reading = Reading(example.text)
    #expect(reading.shape == example.shape)
    #expect(reading.report == "")
  }

  static let blanks = [
    ShapeCase("a byte-order mark", [0xEF, 0xBB, 0xBF, 0x61, 0x3A, 0x20, 0x31], "{a: 1}"),
    ShapeCase("a tab after a colon", "a:\t1\nb: \t2\n", "{a: 1, b: 2}"),
    ShapeCase("tabs in brackets", "{a:\t1,\tb: [\t2]}", "{a: 1, b: [2]}"),
    ShapeCase("CR", "a: 1\rb: 2\r", "{a: 1, b: 2}"),
    ShapeCase("CR LF", "a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
    ShapeCase("mixed line ends", "a: 1\nb: 2\r\nc: 3\rd: 4", "{a: 1, b: 2, c: 3, d: 4}"),
    ShapeCase("no line end", "a: 1", "{a: 1}"),
    ShapeCase("comments", "# one\na: 1 # two\n# three", "{a: 1}"),
    ShapeCase("marks of a document", "---\na: 1\n...\n", "{a: 1}"),
    ShapeCase("the version 1.1", "%YAML 1.1\n---\na: 1\n", "{a: 1}"),
    ShapeCase("the version 1.2", "%YAML 1.2\n---\na: 1\n", "{a: 1}"),
    ShapeCase("a separator in quotes", "a: \"x\u{2028}y\"", "{a: \"x\u{2028}y\"}"),
    ShapeCase("an escaped line break", "a: \"x\\ny\\tz\"", "{a: \"x\ny\tz\"}"),
  ]

  static let scalars = [
    ShapeCase("Norway", "a: no\nb: yes\nc: on\nd: off", "{a: no, b: yes, c: on, d: off}"),
    ShapeCase("on as a key", "on: 1\nno: 2", "{on: 1, no: 2}"),
    ShapeCase("radixes", "[010, 0o10, 0x10, 1_000]", "[010, 0o10, 0x10, 1_000]"),
    ShapeCase("sixties and dates", "[1:30, 2024-07-26]", "[1:30, 2024-07-26]"),
    ShapeCase("no numbers", "[.nan, .inf, -.inf, 1e999]", "[.nan, .inf, -.inf, 1e999]"),
    ShapeCase("quotes", "[\"1\", '1', 1]", "[\"1\", \"1\", 1]"),
    ShapeCase("empty values", "a:\nb: ''\nc: ~", "{a: , b: \"\", c: ~}"),
    ShapeCase("blocks", "a: |\n  x\n  y\nb: >\n  x\n  y\n", "{a: \"x\ny\n\", b: \"x y\n\"}"),
  ]

  static let texts = [
    ShapeCase("JSON", "{\"a\":1,\"b\":[true,null,\"x\"]}", "{a: 1, b: [true, null, \"x\"]}"),
    ShapeCase("a colon without a space", "a:1", "a:1"),
    ShapeCase("a hash without a space", "a: 1#c", "{a: 1#c}"),
    ShapeCase("paths", "[../x, /etc/passwd, ~/x]", "[../x, /etc/passwd, ~/x]"),
    ShapeCase("other scripts", "a: 漢字 🏅 é", "{a: 漢字 🏅 é}"),
    ShapeCase("names of keys", "a_b-c.d9: 1", "{a_b-c.d9: 1}"),
    ShapeCase("a list in the column of its key", "a:\n- 1\n- 2\nb: 3", "{a: [1, 2], b: 3}"),
    ShapeCase("a map in a list", "[a: 1, b]", "[{a: 1}, b]"),
    ShapeCase("nothing inside", "a: {}\nb: []", "{a: {}, b: []}"),
  ]

  static let aliases = [
    ShapeCase("a scalar", "a: &x 1\nb: *x", "{a: 1, b: 1}"),
    ShapeCase("a map", "a: &x { b: [1] }\nc: *x", "{a: {b: [1]}, c: {b: [1]}}"),
    ShapeCase(
      "one in another", "a: &x [1]\nb: &y [*x, *x]\nc: *y", "{a: [1], b: [[1], [1]], c: [[1], [1]]}"
    ),
    ShapeCase("an anchored key", "&k a: 1\nb: *k", "{a: 1, b: a}"),
  ]
}
