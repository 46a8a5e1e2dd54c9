import SegueRecording

/// A writer of SVG text; attributes keep the order given.
struct SVGWriter {
  /// The text in ASCII: appending to bytes is faster than to a string.
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isEmpty: Bool { bytes.isEmpty }

  mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    start(name, attributes)
    put("/>\n")
  }

  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    start(name, attributes)
    put(">\n")
  }

  mutating func close(_ name: String) {
    put("</")
    put(name)
    put(">\n")
  }

  /// Writes an element with text; the text and the attributes are escaped.
  mutating func words(
    _ name: String, _ words: String, _ attributes: KeyValuePairs<String, String?> = [:]
  ) {
    start(name, attributes)
    put(">")
    putEscaped(words)
    close(name)
  }

  /// Writes a shape with its fill and stroke.
  mutating func shape(_ shape: Shape, _ attributes: KeyValuePairs<String, String?> = [:]) {
    let (name, geometry) = shape.element
    start(name, geometry)
    append(attributes)
    put("/>\n")
  }

  mutating func raw(_ markup: String) { put(markup) }

  /// Writes the text of another writer.
  mutating func raw(_ other: SVGWriter) { bytes += other.bytes }

  private mutating func start(
    _ name: String, _ attributes: some Sequence<(key: String, value: String?)>
  ) {
    put("<")
    put(name)
    append(attributes)
  }

  private mutating func append(_ attributes: some Sequence<(key: String, value: String?)>) {
    for (key, value) in attributes {
      guard let value else { continue }
      put(" ")
      put(key)
      put("=\"")
      putEscaped(value)
      put("\"")
    }
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  private mutating func putEscaped(_ text: String) { put(xmlEscaped(text)) }
}

/// Returns a text as pictures and pages show it: on one line, without bidirectional controls.
///
/// Line breaks and tabs become spaces; control characters and noncharacters become U+FFFD.
func shownWords(_ text: String) -> String {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "\n", "\t", "\r", "\u{2028}", "\u{2029}": result += " "
    case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}

/// Returns a text escaped for elements and attributes of XML and HTML, in ASCII.
func xmlEscaped(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20..<0x7F).contains(byte)
    }
  }
  if isPlain { return text }
  return shownWords(text).unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case " "..."~": result.unicodeScalars.append(scalar)
    default: result += "&#x" + hexadecimal(scalar.value, digits: 1) + ";"
    }
  }
}

extension Double {
  /// The text of a length: four decimals, 1% of the 0.01 pt tolerance of a rectangle.
  var svg: String { trimmed(4) }
}

extension RecordedColor {
  /// The color without alpha: `#1d3557`.
  var hex: String { colorText([red, green, blue]) }

  /// Returns the opacity as an attribute; `nil` for an opaque color.
  func opacityAttribute(times factor: Double = 1) -> String? {
    let opacity = min(max(alpha * factor, 0), 1)
    return opacity == 1 ? nil : opacity.svg
  }
}
