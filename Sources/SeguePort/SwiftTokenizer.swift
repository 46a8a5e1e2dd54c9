/// Divides Swift code into tokens. Strings, with their interpolated code, and nested comments are
/// respected. Code that does not compile has tokens too: an open string ends with its line.
struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isFirstOfLine = true
  private(set) var tokens: [SwiftToken] = []

  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes: bytes)
    tokenizer.readCode()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { text in
      position + offset + text.count <= bytes.count
        && text.indices.allSatisfy { bytes[position + offset + $0] == text[$0] }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, line startLine: Int? = nil) {
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    if kind == .word { text.removeAll { $0 == "`" } }
    tokens.append(
      SwiftToken(
        kind: kind, text: text, range: start..<position, line: startLine ?? line,
        isFirstOfLine: isFirstOfLine))
    isFirstOfLine = false
  }

  /// Reads all tokens.
  ///
  /// Strings in the code of strings can be deep: what is open is a stack instead of a recursion.
  private mutating func readCode() {
    // The open strings around the code, with the parentheses open in the code of each.
    var strings: [(delimiter: Delimiter, depth: Int)] = []
    while let next = byte() {
      let start = position
      if skipTrivia() { continue }
      if let delimiter = readDelimiter() {
        if readString(delimiter, from: start) { strings.append((delimiter, 0)) }
        continue
      }
      switch next {
      case UInt8(ascii: "("):
        position += 1
        if !strings.isEmpty { strings[strings.count - 1].depth += 1 }
        add(.punctuation, from: start)
      case UInt8(ascii: ")"):
        position += 1
        add(.punctuation, from: start)
        guard let open = strings.last else { continue }
        if open.depth > 0 {
          strings[strings.count - 1].depth -= 1
        } else {
          strings.removeLast()
          if readString(open.delimiter, from: position) { strings.append((open.delimiter, 0)) }
        }
      case UInt8(ascii: "@"), UInt8(ascii: "#"):
        position += 1
        skipWord()
        let kind: SwiftToken.Kind = next == UInt8(ascii: "@") ? .attribute : .directive
        add(position > start + 1 ? kind : .punctuation, from: start)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        skipNumber()
        add(.number, from: start)
      case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
        position += 2
        add(.punctuation, from: start)
      default:
        skipWord()
        if position > start {
          add(.word, from: start)
        } else {
          position += 1
          add(.punctuation, from: start)
        }
      }
    }
  }

  private mutating func skipWord() {
    while let next = byte(), Self.isOfWord(next) { position += 1 }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipNumber() {
    skipWord()
    // Not the period of a range or of a member.
    if byte() == UInt8(ascii: "."), let next = byte(1),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    {
      position += 1
      skipWord()
    }
  }

  /// Skips a space, the end of a line, or a comment; returns whether there was one.
  private mutating func skipTrivia() -> Bool {
    switch byte() {
    case UInt8(ascii: "\n"):
      position += 1
      endLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0: position += 1
    case 0xEF where has("\u{FEFF}"): position += 3
    case UInt8(ascii: "/") where has("//"):
      while let next = byte(), next != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where has("/*"): skipComment()
    default: return false
    }
    return true
  }

  private mutating func endLine() {
    line += 1
    isFirstOfLine = true
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        position += 2
      } else if has("*/") {
        depth -= 1
        position += 2
      } else {
        if byte() == UInt8(ascii: "\n") { endLine() }
        position += 1
      }
    } while depth > 0 && position < bytes.count
  }
}

// MARK: - Strings

extension SwiftTokenizer {
  /// The quotation marks and number signs around a string.
  private struct Delimiter {
    var signs: Int
    var isMultiline: Bool
  }

  /// Reads the start of a string, if one begins here.
  private mutating func readDelimiter() -> Delimiter? {
    var signs = 0
    while byte(signs) == UInt8(ascii: "#") { signs += 1 }
    guard has("\"", at: signs) else { return nil }
    let isMultiline = has("\"\"\"", at: signs)
    position += signs + (isMultiline ? 3 : 1)
    return Delimiter(signs: signs, isMultiline: isMultiline)
  }

  /// Reads a string to its end, or to code in it; returns whether code begins.
  private mutating func readString(_ delimiter: Delimiter, from start: Int) -> Bool {
    let startLine = line
    let wasFirst = isFirstOfLine
    while let next = byte() {
      if next == UInt8(ascii: "\n") {
        // The string is not closed.
        if !delimiter.isMultiline { break }
        position += 1
        endLine()
      } else if next == UInt8(ascii: "\\"), hasSigns(delimiter.signs, at: 1) {
        if byte(1 + delimiter.signs) == UInt8(ascii: "(") {
          if position > start { addString(from: start, startLine, wasFirst) }
          let open = position
          position += 2 + delimiter.signs
          add(.punctuation, from: open)
          tokens[tokens.count - 1].text = "\\("
          return true
        }
        position += 1 + delimiter.signs
        if let escaped = byte(), escaped != UInt8(ascii: "\n") { position += 1 }
      } else if isEnd(delimiter) {
        position += (delimiter.isMultiline ? 3 : 1) + delimiter.signs
        break
      } else {
        position += 1
      }
    }
    addString(from: start, startLine, wasFirst)
    return false
  }

  private mutating func addString(from start: Int, _ startLine: Int, _ wasFirst: Bool) {
    isFirstOfLine = wasFirst
    add(.string, from: start, line: startLine)
  }

  private func hasSigns(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(_ delimiter: Delimiter) -> Bool {
    delimiter.isMultiline
      ? has("\"\"\"") && hasSigns(delimiter.signs, at: 3)
      : has("\"") && hasSigns(delimiter.signs, at: 1)
  }
}
