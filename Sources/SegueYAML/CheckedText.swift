import SegueConfig

/// A text validated as UTF-8 without characters that YAML excludes, so that libyaml's decoder,
/// which reports no lines, never fails.
struct CheckedText {
  let source: ConfigSource
  /// The number of bytes before the text: the byte-order mark.
  let start: Int
  /// The positions of U+0085, U+2028 and U+2029: line breaks in YAML 1.1, but in few editors.
  private(set) var separators: [ConfigPosition] = []
  /// Whether the text contains a `?`.
  let hasQuestionMark: Bool

  init?(
    _ bytes: [UInt8], name: String, source: ConfigSource?, limits: YAMLLimits,
    into diagnostics: inout ConfigDiagnostics
  ) {
    guard bytes.count <= limits.bytes else {
      diagnostics.error(
        "file-too-large", "\(quotedPath(name)) has \(bytes.count) bytes, more than \(limits.bytes)",
        at: nil, help: "split the file, and join the parts with 'extends:'")
      return nil
    }
    if let format = foreignFormat(bytes) {
      diagnostics.error(
        format.code, "\(quotedPath(name)) \(format.message)", at: nil, help: format.help)
      return nil
    }
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let body = bytes[start...]
    hasQuestionMark = body.withUnsafeBufferPointer { hasByte(UInt8(ascii: "?"), in: $0) }
    self.source =
      source ?? ConfigSource(name: name, text: String(decoding: body, as: UTF8.self))
    if !body.withUnsafeBufferPointer(isPlainASCII) {
      let errorsBefore = diagnostics.errorCount
      inspect(body, &diagnostics)
      guard diagnostics.errorCount == errorsBefore else { return nil }
    }
  }

  private mutating func inspect(_ body: ArraySlice<UInt8>, _ diagnostics: inout ConfigDiagnostics) {
    var counter = PlaceCounter()
    var decoder = UTF8()
    var bytes = body.makeIterator()
    var byteIndex = body.startIndex
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: return
      case .error:
        let byte = hexadecimal(body[byteIndex], digits: 2)
        diagnostics.error(
          "not-utf8", "the byte 0x\(byte) is not UTF-8 here", at: range(counter.position),
          help: "save the file as UTF-8")
        return
      case .scalarValue(let scalar):
        if let refusal = refusal(scalar) {
          diagnostics.error(
            refusal.code, refusal.message, at: range(counter.position), help: refusal.help)
          return
        }
        if scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" {
          separators.append(counter.position)
        }
        byteIndex += UTF8.width(scalar)
        counter.advance(over: scalar)
      }
    }
  }

  /// Returns the empty range at a position, which is shown as one character.
  func range(_ position: ConfigPosition) -> ConfigRange {
    ConfigRange(source: source, start: position, end: position)
  }
}

private typealias Refusal = (code: String, message: String, help: String?)

/// Returns why a character is not allowed in a YAML text; `nil` if it is allowed.
///
/// Source: YAML 1.1, production c-printable, less the byte-order mark.
private func refusal(_ scalar: Unicode.Scalar) -> Refusal? {
  switch scalar {
  case "\t", "\n", "\r", "\u{85}": nil
  case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
    ("control-character", "the character \(scalar.codeName) is not allowed", "remove it")
  case "\u{FEFF}":
    (
      "byte-order-mark", "a byte-order mark (U+FEFF) is allowed at the start only",
      "remove the invisible character"
    )
  default: nil
  }
}

/// Returns the format of a file that is not UTF-8, by its first bytes; `nil` if it may be text.
private func foreignFormat(_ bytes: [UInt8]) -> Refusal? {
  guard bytes.count >= 2 else { return nil }
  let name: String? =
    switch (bytes[0], bytes[1]) {
    case (0x1F, 0x8B): "a gzip archive"
    case (0x89, 0x50): "a PNG image"
    case (0x50, 0x4B) where bytes.starts(with: [0x50, 0x4B, 3, 4]): "a ZIP archive"
    case (0x25, 0x50) where bytes.starts(with: [0x25, 0x50, 0x44, 0x46]): "a PDF document"
    case (0x7F, 0x45): "a program"
    default: nil
    }
  if let name {
    return ("not-text", "is not YAML text but \(name)", "give a text file in YAML")
  }
  let hasWideMark = (bytes[0], bytes[1]) == (0xFF, 0xFE) || (bytes[0], bytes[1]) == (0xFE, 0xFF)
  // In those, an ASCII letter has a zero byte next to it; a raw NUL is not allowed anyway.
  guard hasWideMark || bytes[0] == 0 || bytes[1] == 0 else { return nil }
  return ("not-utf8", "is in UTF-16 or UTF-32", "save the file as UTF-8")
}

/// Returns whether each byte is a printable ASCII character, a line break or a tab.
private func isPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  // Without branches the compiler can compare several bytes at a time.
  var others: UInt8 = 0
  for index in 0..<bytes.count {
    let byte = bytes[index]
    let isOther = byte &- 0x20 > 0x5E
    let isSpace = byte == 9 || byte == 10 || byte == 13
    others |= isOther && !isSpace ? 1 : 0
  }
  return others == 0
}
