import Testing

/// Syntax errors are reported in terms of the written text.
@Suite struct SyntaxTests {
  @Test("[D-24] a tab used for indentation is an error", arguments: tabs)
  func reportTabs(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-26] a misplaced colon is an error", arguments: colons)
  func reportColons(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-43] invalid quotes and escapes are errors", arguments: quotes)
  func reportQuotes(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test(
    "a '?' in a list is rejected at its position, and causes no further error",
    arguments: [
      ("a: [?a, ?]", 5), ("a: [b, ?]", 8), ("a: [? b]", 5), ("[?]", 2), ("a: {?b: 1}", 5),
      ("a: [&x b, ?c]", 11),
    ])
  func reportQuestionMarks(text: String, column: Int) {
    #expect(
      Reading(text).errors == """
        error[syntax]: a '?' is not expected here
          --> t.yaml:1:\(column) ^
          = help: a text that begins with '?' needs quotes
        """)
  }

  @Test(
    "a '?' inside a text is part of it", arguments: ["a: [b?, c]", "a: ['?', \"?b\"]"])
  func acceptQuestionMarks(text: String) { #expect(Reading(text).report == "") }

  @Test("a colon without a space in compact JSON is an error")
  func reportCompactColon() {
    #expect(
      Reading("{\"a\":1,b:2}").errors == """
        error[bad-key]: the key 'b:2' contains ':'
          --> t.yaml:1:8 ^^^
          = help: write a space after the colon: 'b: 2'
        """)
  }

  static let tabs = [
    MessageCase(
      "the first line", "\ta: 1\n",
      """
      error[tab]: a tab cannot be used for indentation
        --> t.yaml:1:1 ^
        = help: indent with spaces
      """),
    MessageCase(
      "a key", "a:\n\tb: 1\n",
      """
      error[tab]: a tab cannot be used for indentation
        --> t.yaml:2:1 ^
        = help: indent with spaces
      """),
    MessageCase(
      "a text block", "a: |\n\tx\n",
      """
      error[tab]: a tab cannot be used for indentation
        --> t.yaml:2:1 ^
        = help: indent with spaces
      """),
  ]

  static let colons = [
    MessageCase(
      "two on a line", "a: b: c\n",
      """
      error[syntax]: a ':' is not expected here
        --> t.yaml:1:5 ^
        = help: quote a text with ': ' in it; a key begins a line, level with its neighbors
      """),
    MessageCase(
      "a deeper key", "a: 1\n  b: 2\n",
      """
      error[syntax]: a ':' is not expected here
        --> t.yaml:2:4 ^
        = help: quote a text with ': ' in it; a key begins a line, level with its neighbors
      """),
    MessageCase(
      "a key without one", "a: 1\nb\nc: 2\n",
      """
      error[syntax]: expected a ':' and a space after this key
        --> t.yaml:2:1 ^
        = help: a text that continues over several lines is indented more than its key
      """),
    MessageCase(
      "a key whose colon has no space after it", "a: 1\nradius:24\nc: 2\n",
      """
      error[syntax]: expected a ':' and a space after this key
        --> t.yaml:2:1 ^
        = help: write a space after the colon: 'radius: 24'
      """),
    MessageCase(
      "a text before a key", "foo\nbar: 1\n",
      """
      error[syntax]: a ':' is not expected here
        --> t.yaml:2:4 ^
        = help: quote a text with ': ' in it; a key begins a line, level with its neighbors
      """),
  ]

  static let quotes = [
    MessageCase(
      "double, not closed", "a: \"x\nb: 1\n",
      """
      error[syntax]: this quote is never closed
        --> t.yaml:1:4 ^
        = help: close the quote; a quote inside single quotes is written twice
      """),
    MessageCase(
      "single, not closed", "a: 'x\n",
      """
      error[syntax]: this quote is never closed
        --> t.yaml:1:4 ^
        = help: close the quote; a quote inside single quotes is written twice
      """),
    MessageCase(
      "not closed before a mark", "a: \"x\n---\ny\"\n",
      """
      error[syntax]: this quote is not closed before '---'
        --> t.yaml:1:4 ^
        = help: close the quote
      """),
    MessageCase(
      "an unknown escape", "a: \"\\q\"\n",
      """
      error[bad-escape]: '\\q' is not an escape sequence
        --> t.yaml:1:5 ^
        = help: write '\\\\' for a backslash, or put the text in single quotes
      """),
    MessageCase(
      "an unpaired surrogate", "a: \"\\uD800\"\n",
      """
      error[bad-escape]: this escape is not a valid character
        --> t.yaml:1:7 ^
        = help: write the character itself
      """),
    MessageCase(
      "too few digits", "a: \"\\x1\"\n",
      """
      error[bad-escape]: this escape needs more digits
        --> t.yaml:1:7 ^
        = help: hexadecimal digits: 2 after '\\x', 4 after '\\u', 8 after '\\U'
      """),
    MessageCase(
      "text after a quote", "a: \"x\" y\n",
      """
      error[syntax]: expected the end of the value here
        --> t.yaml:1:8 ^
        = help: a text that continues after its quotes needs quotes around all of it
      """),
  ]
}
