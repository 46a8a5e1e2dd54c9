import Testing

/// Aliases are replaced by copies within limits, and cannot be recursive.
@Suite struct AliasTests {
  @Test("[D-03] an alias inside the value it refers to is an error", arguments: cycles)
  func reportCycles(_ example: MessageCase) {
    #expect(Reading(example.text).report == example.report)
  }

  @Test("[D-04][D-05] an alias needs exactly one preceding anchor", arguments: anchors)
  func reportAnchors(_ example: MessageCase) {
    #expect(Reading(example.text).report == example.report)
  }

  static let cycles = [
    MessageCase(
      "a list", "a: &x [1, *x]\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
       --> t.yaml:1:11
        |
      1 | a: &x [1, *x]
        |           ^^
      note: the value of 'x' begins here
       --> t.yaml:1:4
        |
      1 | a: &x [1, *x]
        |    ^^^^

      1 error
      """),
    MessageCase(
      "a map", "&x { a: *x }\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
       --> t.yaml:1:9
        |
      1 | &x { a: *x }
        |         ^^
      note: the value of 'x' begins here
       --> t.yaml:1:1
        |
      1 | &x { a: *x }
        | ^^^^

      1 error
      """),
    MessageCase(
      "deep", "a: &x\n  b:\n    - c: *x\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
       --> t.yaml:3:10
        |
      3 |     - c: *x
        |          ^^
      note: the value of 'x' begins here
       --> t.yaml:1:4
        |
      1 | a: &x
        |    ^^

      1 error
      """),
    MessageCase(
      "two that cross", "a: &x { b: &y { c: *x, d: *y } }\n",
      """
      error[alias-cycle]: the alias 'x' is inside the value it refers to
       --> t.yaml:1:20
        |
      1 | a: &x { b: &y { c: *x, d: *y } }
        |                    ^^
      note: the value of 'x' begins here
       --> t.yaml:1:4
        |
      1 | a: &x { b: &y { c: *x, d: *y } }
        |    ^^^^

      error[alias-cycle]: the alias 'y' is inside the value it refers to
       --> t.yaml:1:27
        |
      1 | a: &x { b: &y { c: *x, d: *y } }
        |                           ^^
      note: the value of 'y' begins here
       --> t.yaml:1:12
        |
      1 | a: &x { b: &y { c: *x, d: *y } }
        |            ^^^^

      2 errors
      """),
  ]

  static let anchors = [
    MessageCase(
      "an unknown alias", "a: *home\n",
      """
      error[unknown-alias]: the alias 'home' has no anchor before it
       --> t.yaml:1:4
        |
      1 | a: *home
        |    ^^^^^
        = help: write '&home' before the value it refers to, or quote the text

      1 error
      """),
    MessageCase(
      "a misspelled alias", "a: &home 1\nb: *hoem\n",
      """
      error[unknown-alias]: the alias 'hoem' has no anchor before it
       --> t.yaml:2:4
        |
      2 | b: *hoem
        |    ^^^^^
        = help: did you mean '*home'?

      1 error
      """),
    MessageCase(
      "an alias before its anchor", "a: *x\nb: &x 1\n",
      """
      error[unknown-alias]: the alias 'x' has no anchor before it
       --> t.yaml:1:4
        |
      1 | a: *x
        |    ^^
        = help: write '&x' before the value it refers to, or quote the text

      1 error
      """),
    MessageCase(
      "an anchor twice", "a: &x 1\nb: &x 2\n",
      """
      error[duplicate-anchor]: the anchor 'x' is already on line 1
       --> t.yaml:2:4
        |
      2 | b: &x 2
        |    ^^^^
        = help: give each anchor a name of its own
      note: 'x' is first here
       --> t.yaml:1:4
        |
      1 | a: &x 1
        |    ^^^^

      1 error
      """),
    MessageCase(
      "an alias without a name", "a: *\n",
      """
      error[syntax]: expected the name of an anchor here
       --> t.yaml:1:5
        |
      1 | a: *
        |     ^
        = help: a text that begins with '&' or '*' needs quotes

      1 error
      """),
  ]
}
