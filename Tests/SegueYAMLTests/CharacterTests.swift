import Testing

/// Invisible characters and terminal controls are errors.
@Suite struct CharacterTests {
  @Test("[D-28][D-31] characters that YAML does not allow are errors", arguments: characters)
  func reportCharacters(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-32] escapes of control characters are errors", arguments: escapes)
  func reportEscapes(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-33] line separators outside quotes are errors", arguments: separators)
  func reportSeparators(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  static let characters = [
    MessageCase(
      "a byte-order mark inside", "a: 1\n\u{FEFF}b: 2\n",
      """
      error[byte-order-mark]: a byte-order mark (U+FEFF) is allowed at the start only
        --> t.yaml:2:1 ^
        = help: remove the invisible character
      """),
    MessageCase(
      "NUL", "a: 1\nbc\u{0}",
      """
      error[control-character]: the character U+0000 is not allowed
        --> t.yaml:2:3 ^
        = help: remove it
      """),
    MessageCase(
      "BEL", "a: 1\nb: \u{7}\n",
      """
      error[control-character]: the character U+0007 is not allowed
        --> t.yaml:2:4 ^
        = help: remove it
      """),
    MessageCase(
      "ESC", "a: \u{1B}[31mred\n",
      """
      error[control-character]: the character U+001B is not allowed
        --> t.yaml:1:4 ^
        = help: remove it
      """),
    MessageCase(
      "DEL", "a: x\u{7F}\n",
      """
      error[control-character]: the character U+007F is not allowed
        --> t.yaml:1:5 ^
        = help: remove it
      """),
    MessageCase(
      "C1", "a: \u{9B}\n",
      """
      error[control-character]: the character U+009B is not allowed
        --> t.yaml:1:4 ^
        = help: remove it
      """),
    MessageCase(
      "U+FFFF", "a: \u{FFFF}\n",
      """
      error[control-character]: the character U+FFFF is not allowed
        --> t.yaml:1:4 ^
        = help: remove it
      """),
    MessageCase(
      "after CR LF", "a: 1\r\nb: \u{1}\r\n",
      """
      error[control-character]: the character U+0001 is not allowed
        --> t.yaml:2:4 ^
        = help: remove it
      """),
  ]

  static let escapes = [
    MessageCase(
      "NUL", "a: \"\\0\"\n",
      """
      error[control-character]: the text contains the character U+0000
        --> t.yaml:1:4 ^^^^
        = help: only line breaks and tabs may be escaped
      """),
    MessageCase(
      "ESC", "a: \"x\\e[31m\"\n",
      """
      error[control-character]: the text contains the character U+001B
        --> t.yaml:1:4 ^^^^^^^^^
        = help: only line breaks and tabs may be escaped
      """),
    MessageCase(
      "DEL", "a: \"\\x7F\"\n",
      """
      error[control-character]: the text contains the character U+007F
        --> t.yaml:1:4 ^^^^^^
        = help: only line breaks and tabs may be escaped
      """),
    MessageCase(
      "next line", "a: \"\\N\"\n",
      """
      error[control-character]: the text contains the character U+0085
        --> t.yaml:1:4 ^^^^
        = help: only line breaks and tabs may be escaped
      """),
    MessageCase(
      "return", "a: \"\\r\"\n",
      """
      error[control-character]: the text contains the character U+000D
        --> t.yaml:1:4 ^^^^
        = help: only line breaks and tabs may be escaped
      """),
  ]

  static let separators = [
    MessageCase(
      "U+0085 after a value", "a: 1\u{85}b: 2\n",
      """
      error[line-separator]: an invisible line separator is outside quotes
        --> t.yaml:1:5 ^
        = help: remove U+0085, U+2028 and U+2029; YAML takes them for line breaks
      """),
    MessageCase(
      "U+2028 after a value", "a: x\u{2028}b: 1\n",
      """
      error[line-separator]: an invisible line separator is outside quotes
        --> t.yaml:1:5 ^
        = help: remove U+0085, U+2028 and U+2029; YAML takes them for line breaks
      """),
    MessageCase(
      "in a key", "a\u{2028}b: 1\n",
      """
      error[line-separator]: an invisible line separator is outside quotes
        --> t.yaml:1:2 ^
        = help: remove U+0085, U+2028 and U+2029; YAML takes them for line breaks
      error[syntax]: a ':' is not expected here
        --> t.yaml:2:2 ^
        = help: quote a text with ': ' in it; a key begins a line, level with its neighbors
      """),
    MessageCase(
      "in a comment", "# a\u{2029}b: 1\nc: 2\n",
      """
      error[line-separator]: an invisible line separator is outside quotes
        --> t.yaml:1:4 ^
        = help: remove U+0085, U+2028 and U+2029; YAML takes them for line breaks
      """),
    MessageCase(
      "beside a quoted one", "a: \"x\u{2028}y\"\nb: z\u{2028}\n",
      """
      error[line-separator]: an invisible line separator is outside quotes
        --> t.yaml:3:5 ^
        = help: remove U+0085, U+2028 and U+2029; YAML takes them for line breaks
      """),
  ]
}
