import Testing

/// A file has one nonempty document and no directives other than the version.
@Suite struct DocumentTests {
  @Test("[D-01] a file without values is an error", arguments: empties)
  func reportEmpties(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-06][D-38] more than one document is an error", arguments: documents)
  func reportDocuments(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-39][D-22] directives other than %YAML 1.1 and 1.2 are errors", arguments: directives)
  func reportDirectives(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  static let empties = [
    MessageCase(
      "nothing", "",
      """
      error[empty-file]: 't.yaml' contains no values
        = help: write at least one key and its value
      """),
    MessageCase(
      "a comment", "# only this\n",
      """
      error[empty-file]: 't.yaml' contains no values
        = help: write at least one key and its value
      """),
    MessageCase(
      "blank lines", "\n\n\n",
      """
      error[empty-file]: 't.yaml' contains no values
        = help: write at least one key and its value
      """),
    MessageCase(
      "a document mark", "---\n",
      """
      error[empty-file]: 't.yaml' contains no values
        = help: write at least one key and its value
      """),
    MessageCase(
      "a byte-order mark", [0xEF, 0xBB, 0xBF],
      """
      error[empty-file]: 't.yaml' contains no values
        = help: write at least one key and its value
      """),
  ]

  static let documents = [
    MessageCase(
      "a second document", "a: 1\n---\nb: 2\n",
      """
      error[many-documents]: a second document begins here
        --> t.yaml:2:1 ^^^
        = help: a file contains one document: remove the '---' and what follows
      """),
    MessageCase(
      "after an end mark", "a: 1\n...\n---\nb: 2\n",
      """
      error[many-documents]: a second document begins here
        --> t.yaml:3:1 ^^^
        = help: a file contains one document: remove the '---' and what follows
      """),
    MessageCase(
      "an alias across documents", "a: &x 1\n---\nb: *x\n",
      """
      error[many-documents]: a second document begins here
        --> t.yaml:2:1 ^^^
        = help: a file contains one document: remove the '---' and what follows
      """),
    MessageCase(
      "text after an end mark", "a: 1\n...\ngarbage\n",
      """
      error[syntax]: expected the end of the text here
        --> t.yaml:3:1 ^
        = help: the keys of a map begin in one column, and a file contains one document
      """),
  ]

  static let directives = [
    MessageCase(
      "a future version", "%YAML 2.0\n---\na: 1\n",
      """
      error[directive]: this directive is not supported
        --> t.yaml:1:1 ^
        = help: remove the line; only '%YAML 1.1' and '%YAML 1.2' are accepted, once
      """),
    MessageCase(
      "an unsupported version", "%YAML 1.3\n---\na: 1\n",
      """
      error[directive]: this directive is not supported
        --> t.yaml:1:1 ^
        = help: remove the line; only '%YAML 1.1' and '%YAML 1.2' are accepted, once
      """),
    MessageCase(
      "an unknown directive", "%FOO bar\n---\na: 1\n",
      """
      error[directive]: this directive is not supported
        --> t.yaml:1:1 ^
        = help: remove the line; only '%YAML 1.1' and '%YAML 1.2' are accepted, once
      """),
    MessageCase(
      "two versions", "%YAML 1.1\n%YAML 1.1\n---\na: 1\n",
      """
      error[directive]: this directive is not supported
        --> t.yaml:2:1 ^
        = help: remove the line; only '%YAML 1.1' and '%YAML 1.2' are accepted, once
      """),
    MessageCase(
      "a tag handle", "%TAG ! tag:x,2000:\n---\na: 1\n",
      """
      error[tag]: tags are not supported, so '%TAG' has no effect
        --> t.yaml:1:1 ^^^^^^^^^^^^^^^^^^
        = help: remove the line
      """),
    MessageCase(
      "a broken version", "%YAML x\n---\na: 1\n",
      """
      error[directive]: this directive is not supported
        --> t.yaml:1:1 ^
        = help: remove the line; only '%YAML 1.1' and '%YAML 1.2' are accepted, once
      """),
  ]
}
