import SegueRecording

/// A writer of SVG text; attributes keep the order given.
struct SVGWriter: Equatable {
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
    put("<")
    shape.write(to: &self)
    append(attributes)
    put("/>\n")
  }

  /// Writes a shape in a color, with the id of its layer if there is one. Most of a picture is written
  /// here, and therefore without a list of attributes.
  mutating func shape(_ shape: Shape, fill: RecordedColor, layer id: Int? = nil) {
    put("<")
    shape.write(to: &self)
    put(" fill=\"")
    bytes.append(red: fill.red, green: fill.green, blue: fill.blue)
    if let opacity = fill.partialOpacity() {
      put("\" fill-opacity=\"")
      put(opacity)
    }
    if let id {
      put("\" data-layer=\"")
      put(String(id))
    }
    put("\"/>\n")
  }

  /// Writes the name of an element, which `shape` has begun.
  mutating func name(_ name: String) { put(name) }

  /// Writes the name and geometry of a rectangle; few long texts are faster than many short ones.
  mutating func rect(x: Double, y: Double, width: Double, height: Double) {
    put("rect x=\"")
    put(x)
    put("\" y=\"")
    put(y)
    put("\" width=\"")
    put(width)
    put("\" height=\"")
    put(height)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the radii of a rectangle's corners.
  mutating func radii(_ rx: Double, _ ry: Double) {
    put(" rx=\"")
    put(rx)
    put("\" ry=\"")
    put(ry)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an attribute of plain text.
  mutating func attribute(_ name: String, plain value: String) {
    begin(name)
    put(value)
    put("\"")
  }

  mutating func raw(_ markup: String) { put(markup) }

  /// Writes the bytes of another writer.
  mutating func raw(_ other: ArraySlice<UInt8>) { bytes += other }

  /// Reserves room for bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

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
      begin(key)
      putEscaped(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func begin(_ attribute: String) {
    bytes.append(UInt8(ascii: " "))
    put(attribute)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  /// Writes a length.
  private mutating func put(_ length: Double) {
    bytes.append(trimmed: length, places: Double.svgPlaces)
  }

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
package func xmlEscaped(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20..<0x7F).contains(byte)
    }
  }
  if isPlain, !text.hasCommandMark { return text }
  var bytes: [UInt8] = []
  for scalar in shownWords(text).unicodeScalars {
    switch scalar {
    case "&": bytes += "&amp;".utf8
    case "<": bytes += "&lt;".utf8
    case ">": bytes += "&gt;".utf8
    case "\"": bytes += "&quot;".utf8
    case "'": bytes += "&#39;".utf8
    case "[" where bytes.suffix(2).elementsEqual("##".utf8): bytes += "&#91;".utf8
    case " "..."~": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    default: bytes += "&#x\(hexadecimal(scalar.value, digits: 1));".utf8
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension Double {
  /// The decimals of a length: 0.0001 pt is 1% of the tolerance with which rectangles are compared.
  static let svgPlaces = 4

  /// The text of a length.
  var svg: String { trimmed(Self.svgPlaces) }
}

extension RecordedColor {
  /// The color without alpha: `#1d3557`.
  var hex: String { colorText([red, green, blue]) }

  /// Returns the opacity as an attribute; `nil` for an opaque color.
  func opacityAttribute(times factor: Double = 1) -> String? { partialOpacity(times: factor)?.svg }

  /// Returns the opacity; `nil` for an opaque color.
  fileprivate func partialOpacity(times factor: Double = 1) -> Double? {
    let opacity = min(max(alpha * factor, 0), 1)
    return opacity == 1 ? nil : opacity
  }
}
