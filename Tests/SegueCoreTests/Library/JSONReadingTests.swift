import SegueConfig
import Testing

@Suite struct JSONReadingTests {
  private static func read(
    _ text: String, limits: JSONReader.Limits = JSONReader.Limits()
  ) -> (value: ConfigValue?, report: String) {
    var diagnostics = ConfigDiagnostics()
    let value = JSONReader.read(text.utf8, name: "a.json", limits: limits, into: &diagnostics)
    return (value, diagnostics.report())
  }

  nonisolated static let values: [(text: String, yaml: String)] = [
    ("{}", "{}"), ("[]", "[]"), (" [1, -0.5e+2 ,true,null]\n", "[1, -0.5e+2, true, null]"),
    (#"{"a": {"b": [{}]}, "c": "d"}"#, #"{ a: { b: [{}] }, c: "d" }"#), ("7", "7"),
    (#""\u00e9\ud83d\ude00\/\n\"""#, #""é😀/\n\"""#), ("\u{FEFF}1", "1"),
  ]

  @Test("a value of JSON is read with the kind that it has in YAML", arguments: values)
  func reads(_ text: String, _ yaml: String) {
    let (value, report) = Self.read(text)
    #expect(value?.yamlText == yaml)
    #expect(report == "")
  }

  @Test("a value has the place of its characters")
  func places() throws {
    // U+2028 ends a line too.
    let value = try #require(Self.read("{\n  \"a\": [1,\r\n  \"\u{2028}\", 22]\n}").value)
    let item = try #require(value["a"]?.items?.last)
    #expect(item.range.start.line == 4)
    #expect(item.range.start.column == 4)
    #expect(item.range.end.column == 6)
    #expect(try #require(value.entry("a")).keyRange.start.column == 3)
  }

  nonisolated static let errors: [(text: String, message: String)] = [
    ("", "error[not-json]: expected a value, the text ends"),
    ("{\"a\" 1}", "error[not-json]: expected ':', found '1'"),
    ("[1, 2", "error[not-json]: expected ',' or ']', the text ends"),
    ("[1, ]", "error[not-json]: expected a value, found ']'"),
    ("{\"a\": 1,}", "error[not-json]: expected a key between double quotes, found '}'"),
    ("{a: 1}", "error[not-json]: expected a key between double quotes, found 'a'"),
    ("[01]", "error[not-json]: '01' is not a value of JSON"),
    ("[1.]", "error[not-json]: '1.' is not a value of JSON"),
    ("[NaN]", "error[not-json]: 'NaN' is not a value of JSON"),
    ("[1e999]", "error[not-json]: '1e999' is not a value of JSON"),
    ("// a\n1", "error[not-json]: expected a value, found '/'"),
    ("1 2", "error[not-json]: expected the end of the text, found '2'"),
    ("\"a", "error[not-json]: expected '\"', which ends the text, the text ends"),
    (
      "\"a\u{1}\"",
      "error[not-json]: expected a text without control characters, found '\\x01'"
    ),
    (#""\q""#, "error[bad-escape]: this is not an escape sequence of JSON"),
    (#""\ud83d""#, "error[bad-escape]: this is not an escape sequence of JSON"),
    (#""\ude00""#, "error[bad-escape]: this is not an escape sequence of JSON"),
    (#""\u00g0""#, "error[bad-escape]: this is not an escape sequence of JSON"),
    (#""\u００41""#, "error[bad-escape]: this is not an escape sequence of JSON"),
    (#""a\u0000""#, "error[control-character]: the text contains the character U+0000"),
    ("\"a\u{7F}\"", "error[control-character]: the text contains the character U+007F"),
    (#"{"": 1}"#, "error[bad-key]: '' is not a key"),
    (#"{"a b": 1}"#, "error[bad-key]: 'a b' is not a key"),
    (#"{"ä": 1}"#, "error[bad-key]: 'ä' is not a key"),
    ("{\"a\": 1,\n\"a\": 2}", "error[duplicate-key]: the key 'a' is already on line 1"),
    ("{\"a\": 1, \"\\u0061\": 2}", "error[duplicate-key]: the key 'a' is already on line 1"),
  ]

  @Test("a text that is not JSON is an error with its place", arguments: errors)
  func refuses(_ text: String, _ message: String) {
    let (value, report) = Self.read(text)
    #expect(value == nil)
    #expect(report.split(separator: "\n").first.map(String.init) == message)
    #expect(report.contains("--> a.json:"))
  }

  @Test("the end of a text that ends too early is its place")
  func placeOfTheEnd() {
    #expect(
      Self.read("{\"a\":\n [1").report == """
        error[not-json]: expected ',' or ']', the text ends
         --> a.json:2:4
          |
        2 |  [1
          |    ^

        1 error

        """)
  }

  @Test("a text that is not UTF-8 is an error")
  func encoding() {
    var diagnostics = ConfigDiagnostics()
    _ = JSONReader.read([0x22, 0xFF, 0x22], name: "a.json", into: &diagnostics)
    #expect(diagnostics.all.map(\.message) == ["'a.json' is not UTF-8"])
  }

  /// A limit: its code, and the number of repeated items at which a text reaches it. The array
  /// and the item at its end are nodes too, and so is "1" a byte of the file.
  nonisolated static let limits:
    [(code: String, opening: String, item: String, end: String, limit: Int)] =
      [
        ("too-deep", "", "[", "]", 32), ("too-many-nodes", "[", "1,", "1]", 99_998),
        ("text-too-long", "\"", "a", "\"", 65_536), ("file-too-large", "1", " ", "", (1 << 20) - 1),
      ]

  @Test("a text at a limit is read, and one beyond it is an error", arguments: limits)
  func limited(_ code: String, _ opening: String, _ item: String, _ end: String, _ limit: Int) {
    for count in [limit - 1, limit] {
      #expect(Self.codes(opening, item, end, count) == [])
    }
    #expect(Self.codes(opening, item, end, limit + 1) == [code])
  }

  /// Returns the codes of the errors of a text with repeated items.
  private static func codes(
    _ opening: String, _ item: String, _ end: String, _ count: Int
  ) -> [String] {
    let closing = item == "[" ? String(repeating: end, count: count) : end
    let text = opening + String(repeating: item, count: count) + closing
    var diagnostics = ConfigDiagnostics()
    _ = JSONReader.read(text.utf8, name: "a.json", into: &diagnostics)
    return diagnostics.all.map(\.code)
  }

  @Test("a million opening brackets are an error at once")
  func deepest() {
    #expect(Self.codes("", "[", "", 1_000_000) == ["too-deep"])
  }

  @Test("an object with too many keys is an error")
  func tooManyKeys() {
    func text(_ count: Int) -> String {
      "{" + (0..<count).map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    }
    #expect(Self.read(text(1_000)).report == "")
    #expect(
      Self.read(text(1_001)).report.hasPrefix(
        "error[too-many-keys]: an object contains more than 1000 keys\n"))
  }
}
