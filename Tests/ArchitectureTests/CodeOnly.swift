/// Removes comments and the contents of string literals from Swift code; preserves line numbers.
///
/// Interpolations in a string are code and are kept.
struct CodeOnly {
  private let text: [UInt8]
  private var index = 0
  private var kept: [UInt8] = []

  /// The lines of a file, code only.
  static func lines(of text: String) -> [String] {
    var scanner = CodeOnly(text: Array(text.utf8))
    scanner.kept.reserveCapacity(scanner.text.count)
    scanner.code(insideInterpolation: false)
    let lines = scanner.kept.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  private init(text: [UInt8]) { self.text = text }

  private func starts(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= text.count else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(text[index..<(index + $0.count)]) }
  }

  /// Keeps one byte.
  private mutating func keep() {
    kept.append(text[index])
    index += 1
  }

  /// Skips one byte; keeps line breaks.
  private mutating func drop() {
    if text[index] == UInt8(ascii: "\n") { kept.append(text[index]) }
    index += 1
  }

  /// Scans code to the end of the file or, from the opening parenthesis of an interpolation, to the
  /// closing one.
  private mutating func code(insideInterpolation: Bool) {
    var depth = 0
    while index < text.count {
      if starts("//") {
        while index < text.count, text[index] != UInt8(ascii: "\n") { drop() }
      } else if starts("/*") {
        comment()
      } else if let hashes = hashesBeforeQuote() {
        string(hashes: hashes)
      } else {
        if text[index] == UInt8(ascii: "(") { depth += 1 }
        if text[index] == UInt8(ascii: ")") { depth -= 1 }
        keep()
        if insideInterpolation, depth == 0 { return }
      }
    }
  }

  /// Scans a block comment, and those nested in it.
  private mutating func comment() {
    var depth = 0
    while index < text.count {
      if starts("/*") {
        depth += 1
        drop()
      } else if starts("*/") {
        depth -= 1
        drop()
      }
      drop()
      if depth == 0 { return }
    }
  }

  /// The number of hash signs before the quote here; `nil` if no string begins.
  private func hashesBeforeQuote() -> Int? {
    var end = index
    while end < text.count, text[end] == UInt8(ascii: "#") { end += 1 }
    return end < text.count && text[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  /// Scans a string literal from its hash signs on.
  private mutating func string(hashes: Int) {
    for _ in 0..<hashes { keep() }
    let quotes = starts("\"\"\"") ? 3 : 1
    for _ in 0..<quotes { keep() }
    while index < text.count {
      if ends(quotes: quotes, hashes: hashes) {
        for _ in 0..<(quotes + hashes) { keep() }
        return
      }
      guard text[index] == UInt8(ascii: "\\"), hashesFollow(index + 1, hashes) else {
        drop()
        continue
      }
      for _ in 0...hashes where index < text.count { drop() }
      if index < text.count, text[index] == UInt8(ascii: "(") {
        code(insideInterpolation: true)
      } else if index < text.count {
        drop()
      }
    }
  }

  private func ends(quotes: Int, hashes: Int) -> Bool {
    guard index + quotes + hashes <= text.count else { return false }
    return text[index..<(index + quotes)].allSatisfy { $0 == UInt8(ascii: "\"") }
      && hashesFollow(index + quotes, hashes)
  }

  private func hashesFollow(_ start: Int, _ hashes: Int) -> Bool {
    start + hashes <= text.count
      && text[start..<(start + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
