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

/// Words as pictures and pages show them: on one line, without what reorders the text next to them.
///
/// Line ends and tabs become spaces, control characters and noncharacters U+FFFD. Marks that change
/// the direction of writing are left out.
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

/// Words that are safe in elements and attributes of XML and HTML: ASCII only.
func xmlEscaped(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    (0x20..<0x7F).contains(byte) && !"&<>\"'".utf8.contains(byte)
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
  /// A length in a picture: four decimals, a hundredth of the 0.01 pt a rectangle may be off.
  var svg: String { trimmed(4) }
}

extension RecordedColor {
  /// The opaque part: `#1d3557`.
  var hex: String { colorText([red, green, blue]) }

  /// The opacity as an attribute; none when opaque.
  func opacityAttribute(times factor: Double = 1) -> String? {
    let opacity = min(max(alpha * factor, 0), 1)
    return opacity == 1 ? nil : opacity.svg
  }
}
