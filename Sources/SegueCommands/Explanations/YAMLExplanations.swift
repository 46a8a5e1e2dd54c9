/// What `segue explain` says of the errors of a file as text and as YAML.
nonisolated enum YAMLExplanations {
  static let all = [
    Explanation(
      "syntax",
      "The text is not YAML at this location. The message names what is expected there. Often a colon, a "
        + "closing bracket or the indentation of a line is missing.",
      wrong: "transitions: { slide: { style: slideIn }",
      right: "transitions: { slide: { style: slideIn } }"),
    Explanation(
      "bad-key",
      "A key is made of the letters a to z, digits, '_', '-' and '.'. A key without a space after its "
        + "colon is read as one text.",
      wrong: "transitions: { 'my slide': { style: slideIn } }",
      right: "transitions: { my-slide: { style: slideIn } }"),
    Explanation(
      "duplicate-key", "A map has a key twice. Which of the values is meant is not clear.",
      wrong: "transitions: { slide: { style: slideIn, edge: left, edge: right } }",
      right: "transitions: { slide: { style: slideIn, edge: right } }"),
    Explanation(
      "merge-key",
      "YAML's merge keys, '<<', are not supported, because tools read them differently. An anchor "
        + "shares a whole value, and 'extends' the values of another file.",
      wrong: "transitions: { one: &one { style: push }, two: { style: push, <<: *one } }",
      right: "transitions: { one: &one { style: push }, two: *one }"),
    Explanation(
      "tag", "YAML's tags, such as !!str, are not supported: the key determines what a value is.",
      wrong: "transitions: { slide: { style: !!str slideIn } }",
      right: "transitions: { slide: { style: slideIn } }"),
    Explanation(
      "many-documents", "A file is one YAML document: '---' does not begin a second one.",
      wrong: "---\ntransitions: {}", right: "transitions: {}"),
    Explanation(
      "bad-escape",
      "In double quotes a backslash begins an escape sequence, such as \\n or \\u00e9. In single "
        + "quotes it is a backslash.",
      wrong: #"scenarios: [{ name: "a \d", steps: [] }]"#,
      right: #"scenarios: [{ name: 'a \d', steps: [] }]"#),
    Explanation(
      "control-character",
      "The file contains a character that cannot be seen, such as U+0007. Tabs are allowed between "
        + "values, but do not indent lines."),
    Explanation(
      "line-separator",
      "The file contains an invisible character that some tools read as the end of a line: U+0085, "
        + "U+2028 or U+2029.", fix: "delete it, or write it as an escape sequence in double quotes"),
    Explanation(
      "byte-order-mark", "The character U+FEFF is inside the file, where two files were joined.",
      fix: "delete it; at the start of a file it is allowed"),
    Explanation(
      "tab", "A line is indented with a tab. YAML indents with spaces only.",
      fix: "indent with spaces"),
    Explanation(
      "directive",
      "A line that begins with '%' is a directive of YAML, of which only the version is read.",
      wrong: "%FOO bar\n---\nscreens: { home: {} }\nroot: home",
      right: "%YAML 1.2\n---\nscreens: { home: {} }\nroot: home"),
    Explanation(
      "not-text", "The file is not text, but for example a picture.", fix: "name a YAML file"),
    Explanation(
      "not-utf8", "The file, or the name of one, contains bytes that are not UTF-8, or UTF-16.",
      fix: "save the file as UTF-8"),
    Explanation(
      "empty-file", "The file contains no values, only comments or nothing.",
      fix: "'segue init FILE' writes a first file"),
    Explanation(
      "duplicate-anchor", "Two values have the same anchor, so that an alias is ambiguous.",
      wrong: "transitions: { one: &a { style: push }, two: &a { style: sheet } }",
      right: "transitions: { one: &a { style: push }, two: &b { style: sheet } }"),
    Explanation(
      "unknown-alias", "An alias, *name, refers to an anchor, &name, which must be before it.",
      wrong: "transitions: { one: *slide, two: &slide { style: push } }",
      right: "transitions: { one: &slide { style: push }, two: *slide }"),
    Explanation(
      "alias-cycle", "An alias is inside the value that it refers to, which would have no end.",
      wrong: "transitions: &all { one: *all }", right: "transitions: { one: { style: push } }"),
    Explanation(
      "alias-expansion",
      "The values that aliases repeat are more than a file may contain: aliases of aliases multiply.",
      fix: "write fewer aliases inside of values that have aliases"),
    Explanation(
      "extends-cycle", "A file extends itself, directly or by another file.",
      fix: "remove one of the 'extends' keys; the note names the files between"),
    Explanation(
      "extends-outside",
      "'extends' reaches files in the folder of the first file, and below. A file from elsewhere could "
        + "otherwise read any file of the machine.", fix: "move or copy the file into that folder"),
    Explanation(
      "too-many-files", "More files are extended than the limit allows.", fix: limits),
    Explanation("file-too-large", "The file has more bytes than the limit allows.", fix: limits),
    Explanation(
      "too-large-together",
      "The files that extend one another have more bytes together than the "
        + "limit allows.", fix: limits),
    Explanation("too-deep", "Lists and maps are nested deeper than the limit allows.", fix: limits),
    Explanation("too-many-keys", "A map has more keys than the limit allows.", fix: limits),
    Explanation("too-many-nodes", "The file has more values than the limit allows.", fix: limits),
    Explanation(
      "too-many-anchors", "The file has more anchors than the limit allows.", fix: limits),
    Explanation("text-too-long", "A text is longer than the limit allows.", fix: limits),
    Explanation("key-too-long", "A key is longer than the limit allows.", fix: limits),
    Explanation(
      "no-such-file", "There is no file with this path. The message says if it is a link.",
      fix: "paths of 'extends' are relative to the file that contains them"),
    Explanation(
      "not-a-file", "The path is that of a folder or a device, and not of a file.",
      fix: "name a file; for 'run' and 'validate' a folder means the files in it"),
    Explanation(
      "not-readable",
      "The file exists, but the system does not let it be read. The message has the "
        + "system's reason."),
  ]

  /// The fix of an error about a limit.
  private static let limits =
    "divide the file: 'extends' joins files; Documentation/Files.md lists the limits"
}
