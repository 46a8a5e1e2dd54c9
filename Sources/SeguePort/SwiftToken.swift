/// A token of Swift code. Comments and spaces are none.
struct SwiftToken {
  enum Kind {
    /// A name or keyword; a name in backticks has no backticks in its text.
    case word
    /// An attribute, as `@objc`.
    case attribute
    /// A word after a number sign, as `#selector`.
    case directive
    case number
    /// A string literal, or a part of one beside interpolated code.
    case string
    /// A character of punctuation or of an operator, `->`, and `\(`, which begins interpolated code.
    case punctuation
  }

  var kind: Kind
  var text: String
  /// The bytes of the source.
  var range: Range<Int>
  /// The line number, from 1.
  var line: Int
  /// Whether no token of the same line precedes it.
  var isFirstOfLine: Bool

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
  var opensBracket: Bool { kind == .punctuation && ["(", "[", "{", "\\("].contains(text) }
  var closesBracket: Bool { kind == .punctuation && [")", "]", "}"].contains(text) }
}
