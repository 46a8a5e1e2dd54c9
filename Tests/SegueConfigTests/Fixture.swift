import SegueConfig

/// Returns a value in flow style with source ranges: `{ a: 1, b: [x, "y"] }`.
///
/// Supports only the syntax of these tests: no escapes, and any text up to a delimiter.
func value(_ text: String, name: String = "t") -> ConfigValue {
  var reader = FlowReader(ConfigSource(name: name, text: text))
  return reader.value()
}

/// Returns one line per diagnostic: line, column, code, message, and help after an arrow.
func lines(_ diagnostics: ConfigDiagnostics) -> [String] {
  diagnostics.all.map { diagnostic in
    let position = diagnostic.range.map { "\($0.start.line):\($0.start.column) " } ?? ""
    let help = diagnostic.help.map { " → \($0)" } ?? ""
    return "\(position)\(diagnostic.code): \(diagnostic.message)\(help)"
  }
}

/// Reads the flow style of `value(_:)`.
private struct FlowReader {
  let source: ConfigSource
  let scalars: [Unicode.Scalar]
  var offset = 0
  var depth = 0

  init(_ source: ConfigSource) {
    self.source = source
    scalars = Array(source.text.unicodeScalars)
  }

  var position: ConfigPosition {
    let before = scalars[..<offset]
    let lineStart = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return ConfigPosition(
      line: before.count { $0 == "\n" } + 1, column: offset - lineStart + 1, offset: offset)
  }

  mutating func value() -> ConfigValue {
    skipBlanks()
    let start = position
    let content: ConfigValue.Content
    switch scalars.indices.contains(offset) ? scalars[offset] : " " {
    case "{": content = .map(map())
    case "[": content = .list(list())
    case "\"": content = quotedText()
    default: content = .scalar(word(until: depth > 0 ? ",]}\n" : "\n"), isPlain: true)
    }
    return ConfigValue(content, range: ConfigRange(source: source, start: start, end: position))
  }

  private mutating func map() -> [ConfigEntry] {
    depth += 1
    defer { depth -= 1 }
    var entries: [ConfigEntry] = []
    while hasMore("}") {
      let start = position
      let key = word(until: ":")
      let range = ConfigRange(source: source, start: start, end: position)
      offset += 1
      entries.append(ConfigEntry(key: key, keyRange: range, value: value()))
    }
    return entries
  }

  private mutating func list() -> [ConfigValue] {
    depth += 1
    defer { depth -= 1 }
    var items: [ConfigValue] = []
    while hasMore("]") { items.append(value()) }
    return items
  }

  private mutating func quotedText() -> ConfigValue.Content {
    offset += 1
    let text = word(until: "\"", trimmed: false)
    offset += 1
    return .scalar(text, isPlain: false)
  }

  /// Skips the opening bracket or a comma; at the end, skips the bracket and returns `false`.
  private mutating func hasMore(_ close: Unicode.Scalar) -> Bool {
    skipBlanks()
    if scalars[offset] != close { offset += 1 }
    skipBlanks()
    if scalars[offset] != close { return true }
    offset += 1
    return false
  }

  private mutating func word(
    until delimiters: String, trimmed: Bool = true
  ) -> String {
    let stops = Array(delimiters.unicodeScalars)
    let start = offset
    while offset < scalars.count, !stops.contains(scalars[offset]) { offset += 1 }
    while trimmed, offset > start, scalars[offset - 1] == " " { offset -= 1 }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<offset])
    return text
  }

  private mutating func skipBlanks() {
    while offset < scalars.count, scalars[offset] == " " || scalars[offset] == "\n" { offset += 1 }
  }
}
