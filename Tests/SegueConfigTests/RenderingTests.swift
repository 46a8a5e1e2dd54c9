import SegueConfig
import Testing

/// A source with a range between `«` and `»`, and the expected excerpt.
struct SnippetCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var marked: String
  var rendered: String

  init(_ name: String, _ marked: String, _ rendered: String) {
    testDescription = name
    self.marked = marked
    self.rendered = rendered
  }

  /// Returns the range between the marks in the source without them.
  func range(name: String = "a.yaml") -> ConfigRange {
    var text = ""
    var position = ConfigPosition.start
    var marks: [ConfigPosition] = []
    for scalar in marked.unicodeScalars {
      if scalar == "«" || scalar == "»" {
        marks.append(position)
        continue
      }
      text.unicodeScalars.append(scalar)
      position = ConfigPosition(
        line: position.line + (scalar == "\n" ? 1 : 0),
        column: scalar == "\n" ? 1 : position.column + 1, offset: position.offset + 1)
    }
    return ConfigRange(
      source: ConfigSource(name: name, text: text), start: marks[0], end: marks[1])
  }
}

/// The text of diagnostics.
@Suite struct RenderingTests {
  @Test(
    "a source line has carets under the range in any script", arguments: snippets)
  func showSnippets(_ example: SnippetCase) {
    let diagnostic = ConfigDiagnostic(code: "test", "a sentence", at: example.range())
    #expect(diagnostic.rendered() == example.rendered)
  }

  @Test("help and notes follow the source line, indented to the line number")
  func showHelpAndNotes() {
    let first = SnippetCase("", "«edge»: left\n", "").range()
    let second = SnippetCase("", String(repeating: "\n", count: 11) + "  «egde»: left", "").range()
    let diagnostic = ConfigDiagnostic(
      .warning, code: "unknown-key", "unknown key 'egde' in a slideIn style", at: second,
      help: "did you mean 'edge'?",
      notes: [.init("'edge' is here", at: first), .init("so", at: nil)])
    #expect(
      diagnostic.rendered() == """
        warning[unknown-key]: unknown key 'egde' in a slideIn style
          --> a.yaml:12:3
           |
        12 |   egde: left
           |   ^^^^
           = help: did you mean 'edge'?
        note: 'edge' is here
         --> a.yaml:1:1
          |
        1 | edge: left
          | ^^^^
        note: so
        """)
  }

  @Test("a diagnostic without a range is rendered as message and help")
  func showWithoutRange() {
    let diagnostic = ConfigDiagnostic(code: "no-such-file", "there is none", at: nil, help: "look")
    #expect(diagnostic.rendered() == "error[no-such-file]: there is none\n = help: look")
  }

  @Test("[D-32][D-35] control characters in names and texts are escaped")
  func escapeNames() {
    let range = SnippetCase("", "«a»", "").range(name: "a\u{1B}]0;b.yaml")
    let diagnostic = ConfigDiagnostic(
      code: "test", "found \(quoted("\u{202E}x\u{7}\n"))", at: range)
    #expect(
      diagnostic.rendered() == #"""
        error[test]: found '\u202Ex\x07\n'
         --> a\x1B]0;b.yaml:1:1
          |
        1 | a
          | ^
        """#)
    #expect(quoted(String(repeating: "x", count: 61)) == "'\(String(repeating: "x", count: 60))…'")
    #expect(
      quotedPath(String(repeating: "x", count: 61)) == "'\(String(repeating: "x", count: 61))'")
  }

  static let snippets = [
    SnippetCase(
      "letters", "a: «left» # c\n",
      """
      error[test]: a sentence
       --> a.yaml:1:4
        |
      1 | a: left # c
        |    ^^^^
      """),
    SnippetCase(
      "wide ideographs", "漢字: «漢字»",
      """
      error[test]: a sentence
       --> a.yaml:1:5
        |
      1 | 漢字: 漢字
        |       ^^^^
      """),
    SnippetCase(
      "emoji, one of four code points", "a: 👨‍👩‍👧 «🏅»",
      """
      error[test]: a sentence
       --> a.yaml:1:10
        |
      1 | a: 👨‍👩‍👧 🏅
        |       ^^
      """),
    SnippetCase(
      "flags and signs made emoji", "🇳🇴❤️ «x»",
      """
      error[test]: a sentence
       --> a.yaml:1:6
        |
      1 | 🇳🇴❤️ x
        |      ^
      """),
    SnippetCase(
      "marks that combine", "e\u{301}a\u{308}: «u\u{308}x»",
      """
      error[test]: a sentence
       --> a.yaml:1:7
        |
      1 | e\u{301}a\u{308}: u\u{308}x
        |     ^^
      """),
    SnippetCase(
      "tabs are four cells", "\ta:\t«x»",
      """
      error[test]: a sentence
       --> a.yaml:1:5
        |
      1 |     a:    x
        |           ^
      """),
    SnippetCase(
      "controls and overrides are escapes", "a\u{1B}\u{202E}: «\u{200B}x»",
      #"""
      error[test]: a sentence
       --> a.yaml:1:6
        |
      1 | a\x1B\u202E: \u200Bx
        |              ^^^^^^^
      """#),
    SnippetCase(
      "several lines are underlined to the end of the first", "a:\n  «b: 1\n  c: 2»\n",
      """
      error[test]: a sentence
       --> a.yaml:2:3
        |
      2 |   b: 1
        |   ^^^^
      """),
    SnippetCase(
      "nothing is one caret", "a:«»\n",
      """
      error[test]: a sentence
       --> a.yaml:1:3
        |
      1 | a:
        |   ^
      """),
    SnippetCase(
      "an empty line", "a: 1\n«»\nb: 2",
      """
      error[test]: a sentence
       --> a.yaml:2:1
        |
      2 |
        | ^
      """),
    SnippetCase(
      "a long line is cut on both sides",
      String(repeating: "a", count: 100) + "«bcd»" + String(repeating: "e", count: 100),
      """
      error[test]: a sentence
       --> a.yaml:1:101
        |
      1 | …\(String(repeating: "a", count: 60))bcd\(String(repeating: "e", count: 57))…
        | \(String(repeating: " ", count: 61))^^^
      """),
  ]
}
