import SegueRecording

/// The text of an SVG picture as it grows; attributes stand in the order given.
struct SVGWriter {
  private(set) var text = ""

  mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    start(name, attributes)
    text += "/>\n"
  }

  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
    start(name, attributes)
    text += ">\n"
  }

  mutating func close(_ name: String) {
    text += "</\(name)>\n"
  }

  /// An element that holds words; they and the attributes may come from anywhere.
  mutating func words(
    _ name: String, _ words: String, _ attributes: KeyValuePairs<String, String?> = [:]
  ) {
    start(name, attributes)
    text += ">\(xmlEscaped(words))</\(name)>\n"
  }

  /// A shape, with its paint.
  mutating func shape(_ shape: Shape, _ attributes: KeyValuePairs<String, String?>) {
    text += "<" + shape.markup
    append(attributes)
    text += "/>\n"
  }

  mutating func raw(_ markup: String) {
    text += markup
  }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    text += "<\(name)"
    append(attributes)
  }

  private mutating func append(_ attributes: KeyValuePairs<String, String?>) {
    for (key, value) in attributes {
      guard let value else { continue }
      text += " \(key)=\"\(xmlEscaped(value))\""
    }
  }
}

/// Text that is safe in elements and attributes: ASCII only, no character that XML forbids.
///
/// Control characters and half surrogates become U+FFFD. Marks that turn the direction of writing
/// are left out: they would reorder what stands beside them.
func xmlEscaped(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    (0x20..<0x7F).contains(byte) && !"&<>\"'".utf8.contains(byte)
  }
  if isPlain { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case " "..."~": result.unicodeScalars.append(scalar)
    case "\n", "\t", "\r", "\u{2028}", "\u{2029}": result += " "
    case "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "&#xFFFD;"
    default: result += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
    }
  }
}

extension Double {
  /// A length in a picture: four decimals, a hundredth of the 0.01 pt a rectangle may be off.
  var svg: String { trimmed(4) }
}

extension RecordedColour {
  /// The opaque part: `#1d3557`.
  var hex: String {
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The opacity as an attribute; none when opaque.
  func opacityAttribute(times factor: Double = 1) -> String? {
    let opacity = min(max(alpha * factor, 0), 1)
    return opacity == 1 ? nil : opacity.svg
  }
}
