import Testing

/// The key determines the type of a value; tags are errors.
@Suite struct TagTests {
  @Test("[D-21][D-22][D-23] tags are errors", arguments: tags)
  func reportTags(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  static let tags = [
    MessageCase(
      "a number", "a: !!float \"0.3\"\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:4 ^^^^^^^^^^^^^
        = help: remove the tag; the key determines the type of its value
      """),
    MessageCase(
      "an object", "a: !!python/object:os.system [ls]\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:4 ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        = help: remove the tag; the key determines the type of its value
      """),
    MessageCase(
      "a local tag", "a: !local 1\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:4 ^^^^^^^^
        = help: remove the tag; the key determines the type of its value
      """),
    MessageCase(
      "no particular tag", "a: ! 1\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:4 ^^^
        = help: remove the tag; the key determines the type of its value
      """),
    MessageCase(
      "on the document", "!x\na: 1\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:1 ^^
        = help: remove the tag; the key determines the type of its value
      """),
    MessageCase(
      "on a key", "!!str a: 1\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:1 ^^^^^^^
        = help: remove the tag; the key determines the type of its value
      """),
    MessageCase(
      "an undefined handle", "a: !foo!bar 1\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:4 ^
        = help: remove the tag; a text that begins with '!' needs quotes
      """),
    MessageCase(
      "an unfinished tag", "a: !<x 1\n",
      """
      error[tag]: tags are not supported
        --> t.yaml:1:7 ^
        = help: remove the tag; a text that begins with '!' needs quotes
      """),
  ]
}
