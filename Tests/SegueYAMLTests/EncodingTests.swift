import Testing

/// Files must be text in UTF-8.
@Suite struct EncodingTests {
  @Test("[D-29][D-30] encodings other than UTF-8 are errors", arguments: encodings)
  func reportEncodings(_ example: MessageCase) {
    #expect(Reading(example.text).report == example.report)
  }

  @Test("[D-34] bytes that are not UTF-8 are errors", arguments: utf8)
  func reportUtf8(_ example: MessageCase) {
    #expect(Reading(example.text).report == example.report)
  }

  @Test("[D-41] files that are not text are errors", arguments: formats)
  func reportFormats(_ example: MessageCase) {
    #expect(Reading(example.text).report == example.report)
  }

  static let encodings = [
    MessageCase(
      "UTF-16, little-endian", [0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00],
      """
      error[not-utf8]: 't.yaml' is in UTF-16 or UTF-32
       = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "UTF-16, big-endian", [0xFE, 0xFF, 0x00, 0x61, 0x00, 0x3A],
      """
      error[not-utf8]: 't.yaml' is in UTF-16 or UTF-32
       = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "UTF-16 without a mark", "a\u{0}:\u{0} \u{0}1\u{0}",
      """
      error[not-utf8]: 't.yaml' is in UTF-16 or UTF-32
       = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "UTF-32", "\u{0}\u{0}\u{0}a\u{0}\u{0}\u{0}:",
      """
      error[not-utf8]: 't.yaml' is in UTF-16 or UTF-32
       = help: save the file as UTF-8

      1 error
      """),
  ]

  static let utf8 = [
    MessageCase(
      "a lone byte", [0x61, 0x3A, 0x20, 0x31, 0x0A, 0x62, 0x3A, 0x20, 0xFF, 0x0A],
      """
      error[not-utf8]: the byte 0xFF is not UTF-8 here
       --> t.yaml:2:4
        |
      2 | b: �
        |    ^
        = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "overlong", [0x61, 0x3A, 0x20, 0x31, 0x0A, 0xC0, 0x80],
      """
      error[not-utf8]: the byte 0xC0 is not UTF-8 here
       --> t.yaml:2:1
        |
      2 | ��
        | ^
        = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "a surrogate", [0x61, 0xED, 0xA0, 0x80],
      """
      error[not-utf8]: the byte 0xED is not UTF-8 here
       --> t.yaml:1:2
        |
      1 | a���
        |  ^
        = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "too large", [0x61, 0xF4, 0x90, 0x80, 0x80],
      """
      error[not-utf8]: the byte 0xF4 is not UTF-8 here
       --> t.yaml:1:2
        |
      1 | a����
        |  ^
        = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "cut off", [0x61, 0x3A, 0x20, 0xE2, 0x82],
      """
      error[not-utf8]: the byte 0xE2 is not UTF-8 here
       --> t.yaml:1:4
        |
      1 | a: �
        |    ^
        = help: save the file as UTF-8

      1 error
      """),
    MessageCase(
      "after three-byte characters",
      [0x61, 0x3A, 0x20, 0xE6, 0xBC, 0xA2, 0xE5, 0xAD, 0x97, 0x80, 0x0A],
      """
      error[not-utf8]: the byte 0x80 is not UTF-8 here
       --> t.yaml:1:6
        |
      1 | a: 漢字�
        |        ^
        = help: save the file as UTF-8

      1 error
      """),
  ]

  static let formats = [
    MessageCase(
      "gzip", [0x1F, 0x8B, 0x08, 0x00],
      """
      error[not-text]: 't.yaml' is not YAML text but a gzip archive
       = help: give a text file in YAML

      1 error
      """),
    MessageCase(
      "PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A],
      """
      error[not-text]: 't.yaml' is not YAML text but a PNG image
       = help: give a text file in YAML

      1 error
      """),
    MessageCase(
      "ZIP", "PK\u{3}\u{4}",
      """
      error[not-text]: 't.yaml' is not YAML text but a ZIP archive
       = help: give a text file in YAML

      1 error
      """),
    MessageCase(
      "PDF", "%PDF-1.7",
      """
      error[not-text]: 't.yaml' is not YAML text but a PDF document
       = help: give a text file in YAML

      1 error
      """),
    MessageCase(
      "random bytes", [0x93, 0x11, 0xF0, 0x02, 0x8A],
      """
      error[not-utf8]: the byte 0x93 is not UTF-8 here
       --> t.yaml:1:1
        |
      1 | �\\x11�\\x02�
        | ^
        = help: save the file as UTF-8

      1 error
      """),
  ]
}
