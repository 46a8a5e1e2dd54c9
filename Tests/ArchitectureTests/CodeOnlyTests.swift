import Testing

@Suite struct CodeOnlyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var lines: [String]

    init(_ name: String, _ text: String, _ lines: [String]) {
      testDescription = name
      self.text = text
      self.lines = lines
    }
  }

  static let cases = [
    Case("plain code is unchanged", "let a = 1\nlet b = 2", ["let a = 1", "let b = 2"]),
    Case("a comment ends with its line", "a // b!\nc", ["a ", "c"]),
    Case("a block comment nests and keeps its lines", "a /* b /* c */\nd */ e", ["a ", " e"]),
    Case("a string loses its contents", #"f("a! // b") + c"#, [#"f("") + c"#]),
    Case("an escaped quote does not end a string", #"f("a\"b!") + c"#, [#"f("") + c"#]),
    Case("an interpolation is code", #"f("a\(b("x") + c!)d")"#, [#"f("(b("") + c!)")"#]),
    Case("a raw string has its own escapes", ##"f(#"a\(b)"c"#) + d"##, [##"f(#""#) + d"##]),
    Case(
      "a long string keeps its lines", "f(\"\"\"\n  a\"b!\n  \"\"\") + c",
      ["f(\"\"\"", "", "\"\"\") + c"]),
    Case("an unterminated string contains the rest", "f(\"a\nb", ["f(\"", ""]),
  ]

  @Test("comments and string contents are removed, and lines are preserved", arguments: cases)
  func keepsCode(_ test: Case) {
    #expect(CodeOnly.lines(of: test.text) == test.lines)
  }
}
