import Testing

/// Keys are names that are unique in their map.
@Suite struct KeyTests {
  @Test("[D-13] the error for a duplicate key names both lines", arguments: duplicates)
  func reportDuplicates(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-36] merge keys are errors", arguments: merges)
  func reportMerges(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-35][D-37] keys that are not nonempty ASCII texts are errors", arguments: badKeys)
  func reportBadKeys(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  @Test("[D-12] a key of more than 1024 characters is an error", arguments: longKeys)
  func reportLongKeys(_ example: MessageCase) {
    #expect(Reading(example.text).errors == example.report)
  }

  static let duplicates = [
    MessageCase(
      "at the top", "a: 1\nb: 2\na: 3\n",
      """
      error[duplicate-key]: the key 'a' is already on line 1
        --> t.yaml:3:1 ^
        = help: keep one of the two
      note: 'a' is first here
        --> t.yaml:1:1 ^
      """),
    MessageCase(
      "inside", "a:\n  b: 1\n  b: 2\n",
      """
      error[duplicate-key]: the key 'b' is already on line 2
        --> t.yaml:3:3 ^
        = help: keep one of the two
      note: 'b' is first here
        --> t.yaml:2:3 ^
      """),
    MessageCase(
      "in braces", "{ a: 1, \"a\": 2 }\n",
      """
      error[duplicate-key]: the key 'a' is already on line 1
        --> t.yaml:1:9 ^^^
        = help: keep one of the two
      note: 'a' is first here
        --> t.yaml:1:3 ^
      """),
    MessageCase(
      "three times", "a: 1\na: 2\na: 3\n",
      """
      error[duplicate-key]: the key 'a' is already on line 1
        --> t.yaml:2:1 ^
        = help: keep one of the two
      note: 'a' is first here
        --> t.yaml:1:1 ^
      error[duplicate-key]: the key 'a' is already on line 1
        --> t.yaml:3:1 ^
        = help: keep one of the two
      note: 'a' is first here
        --> t.yaml:1:1 ^
      """),
  ]

  static let merges = [
    MessageCase(
      "a map", "<<: { a: 1 }\n",
      """
      error[merge-key]: merge keys are not supported
        --> t.yaml:1:1 ^^
        = help: write the keys out, or share them with 'extends:'
      """),
    MessageCase(
      "an alias", "a: &x { b: 1 }\nc:\n  <<: *x\n",
      """
      error[merge-key]: merge keys are not supported
        --> t.yaml:3:3 ^^
        = help: write the keys out, or share them with 'extends:'
      """),
    MessageCase(
      "a list", "<<: [ { a: 1 } ]\n",
      """
      error[merge-key]: merge keys are not supported
        --> t.yaml:1:1 ^^
        = help: write the keys out, or share them with 'extends:'
      """),
  ]

  static let badKeys = [
    MessageCase(
      "a list", "? [a]\n: 1\n",
      """
      error[bad-key]: a key must be a nonempty ASCII text, found a list
        --> t.yaml:1:3 ^^^
        = help: write the name of the key before the ':'
      """),
    MessageCase(
      "a map", "? { a: 1 }\n: 2\n",
      """
      error[bad-key]: a key must be a nonempty ASCII text, found a map
        --> t.yaml:1:3 ^^^^^^^^
        = help: write the name of the key before the ':'
      """),
    MessageCase(
      "null", "~: 1\n",
      """
      error[bad-key]: a key must be a nonempty ASCII text, found nothing
        --> t.yaml:1:1 ^
        = help: write the name of the key before the ':'
      """),
    MessageCase(
      "the word null", "null: 1\n",
      """
      error[bad-key]: a key must be a nonempty ASCII text, found nothing
        --> t.yaml:1:1 ^^^^
        = help: write the name of the key before the ':'
      """),
    MessageCase(
      "missing", ": 1\n",
      """
      error[syntax]: expected a key here
        --> t.yaml:1:1 ^
        = help: the keys of a map begin in one column
      """),
    MessageCase(
      "empty", "\"\": 1\n",
      """
      error[bad-key]: a key must not be empty
        --> t.yaml:1:1 ^^
        = help: write the name of the key before the ':'
      """),
    MessageCase(
      "an alias", "a: &x y\n*x : 1\n",
      """
      error[bad-key]: a key must be a nonempty ASCII text, found an alias
        --> t.yaml:2:1 ^^
        = help: write the name of the key before the ':'
      """),
    MessageCase(
      "a Cyrillic letter", "сolor: red\n",
      """
      error[bad-key]: the key 'сolor' contains U+0441
        --> t.yaml:1:1 ^^^^^
        = help: a key is made of the letters a to z, digits, '_', '-' and '.'
      """),
    MessageCase(
      "a bidirectional override", "\"\u{202E}egde\": 1\n",
      """
      error[bad-key]: the key '\\u202Eegde' contains U+202E
        --> t.yaml:1:1 ^^^^^^^^^^^^
        = help: a key is made of the letters a to z, digits, '_', '-' and '.'
      """),
    MessageCase(
      "a space", "a b: 1\n",
      """
      error[bad-key]: the key 'a b' contains ' '
        --> t.yaml:1:1 ^^^
        = help: a key is made of the letters a to z, digits, '_', '-' and '.'
      """),
    MessageCase(
      "an emoji", "🏅: 1\n",
      """
      error[bad-key]: the key '🏅' contains U+1F3C5
        --> t.yaml:1:1 ^^
        = help: a key is made of the letters a to z, digits, '_', '-' and '.'
      """),
  ]

  static let longKeys = [
    MessageCase(
      "first", "\(longKey): 1\n",
      """
      error[key-too-long]: a key is longer than 1024 characters
        --> t.yaml:1:1026 ^
        = help: shorten the key
      """),
    MessageCase(
      "later", "a: 1\n\(longKey): 1\n",
      """
      error[key-too-long]: a key is longer than 1024 characters
        --> t.yaml:2:1026 ^
        = help: shorten the key
      """),
    MessageCase(
      "in braces", "{ a: 1, \(longKey): 1 }\n",
      """
      error[key-too-long]: a key is longer than 1024 characters
        --> t.yaml:1:1034 ^
        = help: shorten the key
      """),
    MessageCase(
      "in quotes", "\"\(longKey)\": 1\n",
      """
      error[key-too-long]: a key is longer than 1024 characters
        --> t.yaml:1:1028 ^
        = help: shorten the key
      """),
  ]

  /// A key one character longer than libyaml supports.
  private static let longKey = String(repeating: "k", count: 1025)
}
