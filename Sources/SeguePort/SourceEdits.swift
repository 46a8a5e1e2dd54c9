/// The edits of a file. Every edit keeps the number of lines.
struct SourceEdits {
  private let source: SwiftSource
  private var edits: [(range: Range<Int>, text: String)] = []
  private(set) var notices: [PortNotice] = []
  /// Whether the whole file is left out.
  private var isLeftOut = false

  init(_ source: SwiftSource) { self.source = source }

  /// Replaces tokens, with what is between them.
  ///
  /// - Parameter start: The first byte that is replaced, if there are spaces before the tokens.
  mutating func replace(_ tokens: Range<Int>, with text: String, from start: Int? = nil) {
    guard !tokens.isEmpty else { return }
    var range = source.byteRange(tokens)
    if let start { range = start..<range.upperBound }
    let lines = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    let added = text.utf8.count { $0 == UInt8(ascii: "\n") }
    edits.append((range, text + String(repeating: "\n", count: max(0, lines - added))))
  }

  /// Removes tokens, and the space after them.
  mutating func remove(_ tokens: Range<Int>) {
    guard !tokens.isEmpty else { return }
    var range = source.byteRange(tokens)
    let lines = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
    if range.upperBound < source.bytes.count, source.bytes[range.upperBound] == UInt8(ascii: " ") {
      range = range.lowerBound..<range.upperBound + 1
    }
    edits.append((range, String(repeating: "\n", count: lines)))
  }

  mutating func insert(_ text: String, after token: Int) {
    let position = source.tokens[token].range.upperBound
    edits.append((position..<position, text))
  }

  mutating func insert(_ text: String, before token: Int) {
    let position = source.tokens[token].range.lowerBound
    edits.append((position..<position, text))
  }

  /// Leaves the whole file out, for the reason of the last notice.
  mutating func leaveOut() {
    isLeftOut = true
    leftOutNotice = notices.last
  }
  /// Why the whole file is left out; `nil` if it is not.
  private(set) var leftOutNotice: PortNotice?

  /// Says what has to be done by hand at a token.
  mutating func notice(_ token: Int, _ message: String, help: String) {
    notices.append(
      PortNotice(
        path: source.path, line: source.tokens[token].line, column: source.column(of: token),
        message: message, help: help))
  }

  /// Returns the text with all edits. Of two that overlap, the earlier and longer one is made.
  func edited() -> String {
    if isLeftOut {
      let text = String(decoding: source.bytes, as: UTF8.self)
      return "#if false\n\(SourcePort.location(source.path, line: 1))\n\(text)\n#endif\n"
    }
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      let (first, second) = ($0.element.range, $1.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      // An insertion precedes a replacement at its place.
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return first.count != second.count ? first.count > second.count : $0.offset < $1.offset
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += source.bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + source.bytes[position...], as: UTF8.self)
  }
}
