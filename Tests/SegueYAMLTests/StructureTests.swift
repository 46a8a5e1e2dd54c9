import Testing

/// Mismatched brackets and columns are reported with the position of their counterpart.
@Suite struct StructureTests {
  @Test("[D-43] mismatched brackets and indentation are errors", arguments: structure)
  func reportStructure(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-43] a reserved character at the start of a text is an error", arguments: starts)
  func reportStarts(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  static let structure = [
    MessageCase(
      "a list not closed", "a: [1, 2\n",
      """
      error[syntax]: expected ',' or ']' here
        --> t.yaml:2:1 ^
        = help: put ',' between two items and ']' after the last
      note: the list begins here
        --> t.yaml:1:4 ^
      """),
    MessageCase(
      "a map not closed", "a: { b: 1\nc: 2\n",
      """
      error[syntax]: expected ',' or '}' here
        --> t.yaml:2:2 ^
        = help: put ',' between two keys and '}' after the last value
      note: the map begins here
        --> t.yaml:1:4 ^
      """),
    MessageCase(
      "a bracket too many", "a: ]\n",
      """
      error[syntax]: expected a value here
        --> t.yaml:1:4 ^
      """),
    MessageCase(
      "an item among keys", "a: 1\n- b\n",
      """
      error[syntax]: expected a key here
        --> t.yaml:2:1 ^
        = help: the keys of a map begin in one column
      note: the map begins here
        --> t.yaml:1:1 ^
      """),
    MessageCase(
      "a key among items", "- a\nb: 1\n",
      """
      error[syntax]: expected '- ' here
        --> t.yaml:2:1 ^
        = help: the items of a list begin in one column
      note: the list begins here
        --> t.yaml:1:1 ^
      """),
    MessageCase(
      "an item on the line of its key", "a: - b\n",
      """
      error[syntax]: a list item is not expected here
        --> t.yaml:1:4 ^
        = help: begin the list on a line of its own, or write it as [a, b]
      """),
    MessageCase(
      "a question mark", "a: ? b\n",
      """
      error[syntax]: a '?' is not expected here
        --> t.yaml:1:4 ^
        = help: a text that begins with '? ' needs quotes
      """),
    MessageCase(
      "columns that differ", "  a: 1\n b: 2\n",
      """
      error[syntax]: expected the end of the text here
        --> t.yaml:2:2 ^
        = help: the keys of a map begin in one column, and a file contains one document
      """),
    MessageCase(
      "an indicator of 0", "a: |0\n  y\n",
      """
      error[syntax]: a text cannot be indented by 0
        --> t.yaml:1:5 ^
        = help: remove the 0
      """),
    MessageCase(
      "text beside a bar", "a: |x\n  y\n",
      """
      error[syntax]: expected the end of the line here
        --> t.yaml:1:5 ^
        = help: the text begins on the line after '|' or '>'
      """),
  ]

  static let starts = [
    MessageCase(
      "at", "a: @x\n",
      """
      error[syntax]: a text cannot begin with '@' unless it is quoted
        --> t.yaml:1:4 ^
        = help: put the text in quotes
      """),
    MessageCase(
      "backquote", "a: `x\n",
      """
      error[syntax]: a text cannot begin with '`' unless it is quoted
        --> t.yaml:1:4 ^
        = help: put the text in quotes
      """),
    MessageCase(
      "percent", "a: 50\nb: %x\n",
      """
      error[syntax]: a text cannot begin with '%' unless it is quoted
        --> t.yaml:2:4 ^
        = help: put the text in quotes
      """),
  ]
}
