/// A Swift file: its text, tokens and declared types.
struct SwiftSource {
  /// The path, as messages and `#sourceLocation` show it.
  let path: String
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The token of the other bracket of a pair; `nil` for other tokens, and without the other one.
  let partners: [Int?]
  /// The types and extensions, in the order of their starts.
  private(set) var types: [TypeDeclaration] = []

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tokens = SwiftTokenizer.tokens(of: bytes)
    partners = Self.partners(in: tokens)
    types = DeclarationReader(self).types()
  }

  /// Returns the text of a range of tokens, with what is between them.
  func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : String(decoding: bytes[byteRange(range)], as: UTF8.self)
  }

  func byteRange(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  func isPunctuation(_ index: Int, _ text: String) -> Bool {
    token(index)?.isPunctuation(text) ?? false
  }

  /// Returns the types around a token, the innermost first.
  func types(around token: Int) -> [TypeDeclaration] {
    types.filter { $0.body.contains(token) }.sorted { $0.body.lowerBound > $1.body.lowerBound }
  }

  /// Returns the column of a token, from 1, in bytes.
  func column(of token: Int) -> Int {
    let start = tokens[token].range.lowerBound
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return start - lineStart + 1
  }

  private static func partners(in tokens: [SwiftToken]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: tokens.count)
    let closing = ["(": ")", "\\(": ")", "[": "]", "{": "}"]
    var open: [Int] = []
    var counts: [String: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if token.opensBracket, let end = closing[token.text] {
        open.append(index)
        counts[end, default: 0] += 1
      } else if token.closesBracket, counts[token.text, default: 0] > 0 {
        // In code with an unclosed bracket the outer ones still match.
        while let start = open.popLast(), let end = closing[tokens[start].text] {
          counts[end, default: 0] -= 1
          guard end == token.text else { continue }
          partners[index] = start
          partners[start] = index
          break
        }
      }
    }
    return partners
  }
}
