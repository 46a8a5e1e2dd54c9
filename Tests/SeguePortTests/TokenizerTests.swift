import Testing

@testable import SeguePort

@Suite struct TokenizerTests {
  @Test(
    "comments are no tokens, strings are one, and interpolated code has its own",
    arguments: [
      ("a // b\nc", ["a", "c"]),
      ("a /* b /* c */ d */ e", ["a", "e"]),
      ("f(\"a // b\")", ["f", "(", "\"a // b\"", ")"]),
      ("\"a \\\" b\" c", ["\"a \\\" b\"", "c"]),
      ("\"a \\(b + \"c\") d\" e", ["\"a ", "\\(", "b", "+", "\"c\"", ")", " d\"", "e"]),
      ("\"\\(f(1))\"", ["\"", "\\(", "f", "(", "1", ")", ")", "\""]),
      ("#\"a \\(b) \" c\"# d", ["#\"a \\(b) \" c\"#", "d"]),
      ("\"\"\"\n  a \"b\" c\n  \"\"\" d", ["\"\"\"\n  a \"b\" c\n  \"\"\"", "d"]),
      ("1.5.rounded() 0..<3", ["1.5", ".", "rounded", "(", ")", "0", ".", ".", "<", "3"]),
      ("`class`.a", ["class", ".", "a"]),
      (
        "@objc(a) #selector(b) -> c",
        ["@objc", "(", "a", ")", "#selector", "(", "b", ")", "->", "c"]
      ),
    ])
  func tokens(_ text: String, _ expected: [String]) {
    #expect(SwiftTokenizer.tokens(of: Array(text.utf8)).map(\.text) == expected)
  }

  @Test(
    "an open string ends with its line, an open comment with the file",
    arguments: [
      ("a \"b\nc", ["a", "\"b", "c"]), ("a /* b", ["a"]), ("a \"\\(b", ["a", "\"", "\\(", "b"]),
    ])
  func unfinished(_ text: String, _ expected: [String]) {
    #expect(SwiftTokenizer.tokens(of: Array(text.utf8)).map(\.text) == expected)
  }

  @Test("tokens have their lines, also after comments and strings of several lines")
  func lines() {
    let text = "a\n/* \n */ b \"\"\"\n\n\"\"\" c\nd"
    let tokens = SwiftTokenizer.tokens(of: Array(text.utf8))
    #expect(tokens.map(\.line) == [1, 3, 3, 5, 6])
    #expect(tokens.map(\.isFirstOfLine) == [true, true, false, false, true])
  }

  @Test("brackets match, those that are not closed do not disturb the outer ones")
  func partners() {
    let source = SwiftSource(path: "", text: "{ ( [ ] } )")
    #expect(source.partners == [4, nil, 3, 2, 0, nil])
  }
}
