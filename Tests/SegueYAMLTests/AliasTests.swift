import Testing

/// Aliases are replaced by copies within limits, and cannot be recursive.
@Suite struct AliasTests {
  @Test("[D-03] an alias inside the value it refers to is an error", arguments: cycles)
  func reportCycles(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-04][D-05] an alias needs exactly one preceding anchor", arguments: anchors)
  func reportAnchors(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  static let cycles = [
    MessageCase(
      "a list", "a: &x [1, *x]\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
        --> t.yaml:1:11 ^^
      note: the value of 'x' begins here
        --> t.yaml:1:4 ^^^^
      """),
    MessageCase(
      "a map", "&x { a: *x }\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
        --> t.yaml:1:9 ^^
      note: the value of 'x' begins here
        --> t.yaml:1:1 ^^^^
      """),
    MessageCase(
      "deep", "a: &x\n  b:\n    - c: *x\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
        --> t.yaml:3:10 ^^
      note: the value of 'x' begins here
        --> t.yaml:1:4 ^^
      """),
    MessageCase(
      "two that cross", "a: &x { b: &y { c: *x, d: *y } }\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
        --> t.yaml:1:20 ^^
      note: the value of 'x' begins here
        --> t.yaml:1:4 ^^^^
      error[alias-cycle]: the alias 'y' is inside the value it refers to
        --> t.yaml:1:27 ^^
      note: the value of 'y' begins here
        --> t.yaml:1:12 ^^^^
      """),
  ]

  static let anchors = [
    MessageCase(
      "an unknown alias", "a: *home\n",
      """
      error[unknown-alias]: the alias 'home' has no anchor before it
        --> t.yaml:1:4 ^^^^^
        = help: write '&home' before the value it refers to, or quote the text
      """),
    MessageCase(
      "a misspelled alias", "a: &home 1\nb: *hoem\n",
      """
      error[unknown-alias]: the alias 'hoem' has no anchor before it
        --> t.yaml:2:4 ^^^^^
        = help: did you mean '*home'?
      """),
    MessageCase(
      "an alias before its anchor", "a: *x\nb: &x 1\n",
      """
      error[unknown-alias]: the alias 'x' has no anchor before it
        --> t.yaml:1:4 ^^
        = help: write '&x' before the value it refers to, or quote the text
      """),
    MessageCase(
      "an anchor twice", "a: &x 1\nb: &x 2\n",
      """
      error[duplicate-anchor]: the anchor 'x' is already on line 1
        --> t.yaml:2:4 ^^^^
        = help: give each anchor a name of its own
      note: 'x' is first here
        --> t.yaml:1:4 ^^^^
      """),
    MessageCase(
      "an alias without a name", "a: *\n",
      """
      error[syntax]: expected the name of an anchor here
        --> t.yaml:1:5 ^
        = help: a text that begins with '&' or '*' needs quotes
      """),
  ]
}
