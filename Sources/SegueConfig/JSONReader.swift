/// Reads JSON as a configuration: every value has its source range, within limits.
///
/// Foundation's decoders give no source ranges, accept a comma after the last item and a key twice, and
/// their messages differ between systems.
///
/// Source: RFC 8259.
package struct JSONReader {
  /// The limits of a text; exceeding one is an error before it costs time or memory.
  package struct Limits: Hashable, Sendable {
    /// The maximum number of bytes.
    package var bytes = 1 << 20
    /// The maximum nesting depth of arrays and objects, including the outermost.
    package var depth = 32
    /// The maximum number of keys and values.
    package var nodes = 100_000
    /// The maximum number of bytes in one string.
    package var textBytes = 64 << 10
    /// The maximum number of keys in one object.
    package var keys = 1_000

    /// Creates the standard limits: 1 MiB, depth 32, 100 000 keys and values, 64 KiB per string, 1 000
    /// keys per object.
    package init() {}
  }

  /// Returns the value of a text.
  ///
  /// A number, `true`, `false` and `null` are plain scalars, and a string is a quoted one.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; a byte-order mark at its start is skipped.
  ///   - name: The name of the text in messages.
  ///   - limits: The limits.
  ///   - diagnostics: Receives the error.
  /// - Returns: `nil` after an error.
  package static func read(
    _ bytes: some Collection<UInt8>, name: String, limits: Limits = Limits(),
    into diagnostics: inout ConfigDiagnostics
  ) -> ConfigValue? {
    guard bytes.count <= limits.bytes else {
      diagnostics.error(
        "file-too-large", "\(quotedPath(name)) has \(bytes.count) bytes, more than \(limits.bytes)",
        at: nil, help: "divide it into several")
      return nil
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    // Decoding replaces what is not UTF-8, so the bytes of the text then differ.
    let text = String(decoding: content, as: UTF8.self)
    guard text.utf8.elementsEqual(content) else {
      diagnostics.error(
        "not-utf8", "\(quotedPath(name)) is not UTF-8", at: nil, help: "save it as UTF-8")
      return nil
    }
    var reader = JSONReader(ConfigSource(name: name, text: text), limits)
    do throws(ConfigDiagnostic) {
      return try reader.whole()
    } catch {
      diagnostics.add(error)
      return nil
    }
  }

  private let source: ConfigSource
  private let limits: Limits
  private var scalars: String.UnicodeScalarView.Iterator
  /// The next character; `nil` at the end.
  private var next: Unicode.Scalar?
  private var counter = PlaceCounter()
  private var nodes = 0

  private init(_ source: ConfigSource, _ limits: Limits) {
    self.source = source
    self.limits = limits
    scalars = source.text.unicodeScalars.makeIterator()
    next = scalars.next()
  }

  // MARK: Values

  private mutating func whole() throws(ConfigDiagnostic) -> ConfigValue {
    skipSpace()
    let value = try value(depth: 1)
    skipSpace()
    if next != nil { throw unexpected("the end of the text") }
    return value
  }

  private mutating func value(depth: Int) throws(ConfigDiagnostic) -> ConfigValue {
    try countNode()
    let start = counter.position
    switch next {
    case "{", "[":
      guard depth <= limits.depth else {
        throw error(
          "too-deep", "arrays and objects are more than \(limits.depth) deep", from: start)
      }
      let content = next == "{" ? try object(depth) : try array(depth)
      return ConfigValue(content, range: range(from: start))
    case "\"":
      let text = try string()
      return ConfigValue(.scalar(text, isPlain: false), range: range(from: start))
    default:
      let word = plainWord()
      let range = range(from: start)
      guard ["true", "false", "null"].contains(word) || strictNumber(word) != nil else {
        if word.isEmpty { throw unexpected("a value") }
        throw ConfigDiagnostic(
          code: "not-json", "\(quoted(word)) is not a value of JSON", at: range,
          help: "write a number, true, false, null, or a text between double quotes")
      }
      return ConfigValue(.scalar(word, isPlain: true), range: range)
    }
  }

  private mutating func object(_ depth: Int) throws(ConfigDiagnostic) -> ConfigValue.Content {
    var entries: [ConfigEntry] = []
    var lines: [String: Int] = [:]
    try items(closing: "}") { reader throws(ConfigDiagnostic) in
      try reader.countNode()
      let start = reader.counter.position
      guard reader.next == "\"" else { throw reader.unexpected("a key between double quotes") }
      let key = try reader.string()
      let range = reader.range(from: start)
      guard entries.count < reader.limits.keys else {
        throw reader.error(
          "too-many-keys", "an object contains more than \(reader.limits.keys) keys", from: start)
      }
      if let line = lines[key] {
        throw ConfigDiagnostic(
          code: "duplicate-key", "the key \(quoted(key)) is already on line \(line)", at: range,
          help: "remove one of them")
      }
      guard TextRules.isKey(key) else {
        throw ConfigDiagnostic(
          code: "bad-key", "\(quoted(key)) is not a key", at: range,
          help: "a key is made of the letters a to z, digits, '_', '-' and '.'")
      }
      lines[key] = start.line
      reader.skipSpace()
      guard reader.next == ":" else { throw reader.unexpected("':'") }
      reader.advance()
      reader.skipSpace()
      let value = try reader.value(depth: depth + 1)
      entries.append(ConfigEntry(key: key, keyRange: range, value: value))
    }
    return .map(entries)
  }

  private mutating func array(_ depth: Int) throws(ConfigDiagnostic) -> ConfigValue.Content {
    var values: [ConfigValue] = []
    try items(closing: "]") { reader throws(ConfigDiagnostic) in
      values.append(try reader.value(depth: depth + 1))
    }
    return .list(values)
  }

  /// Reads items with commas between them, from the opening to the closing bracket.
  private mutating func items(
    closing end: Unicode.Scalar,
    _ item: (inout JSONReader) throws(ConfigDiagnostic) -> Void
  ) throws(ConfigDiagnostic) {
    advance()
    skipSpace()
    if next == end { return advance() }
    while true {
      try item(&self)
      skipSpace()
      if next == end { return advance() }
      guard next == "," else { throw unexpected("',' or '\(end)'") }
      advance()
      skipSpace()
    }
  }

  // MARK: Texts

  private mutating func string() throws(ConfigDiagnostic) -> String {
    let start = counter.position
    advance()
    var text = String.UnicodeScalarView()
    var length = 0
    while let scalar = next, scalar != "\"" {
      guard scalar.value >= 0x20 else {
        throw unexpected("a text without control characters", help: "write an escape such as \\n")
      }
      let position = counter.position
      advance()
      let character = scalar == "\\" ? try escape(from: position) : scalar
      length += UTF8.width(character)
      guard length <= limits.textBytes else {
        throw error(
          "text-too-long", "a text is longer than \(limits.textBytes) bytes", from: start)
      }
      text.append(character)
    }
    guard next != nil else { throw unexpected("'\"', which ends the text") }
    advance()
    if let control = TextRules.control(in: String(text)) {
      throw error(
        "control-character", "the text contains the character \(control.codeName)", from: start,
        help: "only line breaks and tabs may be escaped")
    }
    return String(text)
  }

  /// Returns the character of an escape after its backslash.
  private mutating func escape(from start: ConfigPosition) throws(ConfigDiagnostic)
    -> Unicode.Scalar
  {
    let letter = next
    if letter != nil { advance() }
    switch letter {
    case "\"", "\\", "/": return letter ?? "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      var code = hexadecimalDigits()
      // The first of two surrogates, which are one character together.
      if let high = code, (0xD800..<0xDC00).contains(high) {
        code = nil
        if next == "\\" {
          advance()
          if next == "u" {
            advance()
            if let low = hexadecimalDigits(), (0xDC00..<0xE000).contains(low) {
              code = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
            }
          }
        }
      }
      if let scalar = code.flatMap(Unicode.Scalar.init) { return scalar }
    default: break
    }
    throw error(
      "bad-escape", "this is not an escape sequence of JSON", from: start,
      help: "write \\n, \\u00e9, or \\\\ for a backslash")
  }

  private mutating func hexadecimalDigits() -> UInt32? {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }), next?.isASCII == true else {
        return nil
      }
      number = number << 4 + UInt32(digit)
      advance()
    }
    return number
  }

  /// Returns the letters, digits, signs and periods at this position, up to 400: no number that is meant
  /// as one is longer, and a message quotes the word.
  private mutating func plainWord() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = next, scalar.isASCII,
      scalar.properties.isAlphabetic || "0123456789+-._".unicodeScalars.contains(scalar),
      word.count < 400
    {
      word.append(scalar)
      advance()
    }
    return String(word)
  }

  // MARK: Characters

  private mutating func skipSpace() {
    while next == " " || next == "\n" || next == "\t" || next == "\r" { advance() }
  }

  private mutating func advance() {
    if let next { counter.advance(over: next) }
    next = scalars.next()
  }

  private mutating func countNode() throws(ConfigDiagnostic) {
    nodes += 1
    guard nodes <= limits.nodes else {
      throw error(
        "too-many-nodes", "the text contains more than \(limits.nodes) keys and values",
        from: counter.position)
    }
  }

  // MARK: Errors

  private func range(from start: ConfigPosition) -> ConfigRange {
    ConfigRange(source: source, start: start, end: counter.position)
  }

  private func error(
    _ code: String, _ message: String, from start: ConfigPosition, help: String? = nil
  ) -> ConfigDiagnostic {
    ConfigDiagnostic(code: code, message, at: range(from: start), help: help)
  }

  /// Returns the error for the next character.
  private func unexpected(_ expected: String, help: String? = nil) -> ConfigDiagnostic {
    var end = counter
    if let next { end.advance(over: next) }
    let found = next.map { "found \(quoted(String($0)))" } ?? "the text ends"
    return ConfigDiagnostic(
      code: "not-json", "expected \(expected), \(found)",
      at: ConfigRange(source: source, start: counter.position, end: end.position), help: help)
  }
}
