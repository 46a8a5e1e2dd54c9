/// JSON as text: the only code that writes JSON.
package enum JSONText {
  /// The white space and separators of a list or an object.
  package struct Layout: Sendable {
    /// The text after the opening bracket, between two items, and before the closing bracket.
    fileprivate var opening = "", separator = ",", closing = ""
    /// The text between a name and its value.
    fileprivate var colon = ":"

    /// One line, without spaces.
    package static let compact = Layout()
    /// One line, with a space after each comma.
    package static let spaced = Layout(separator: ", ")
    /// One line, with spaces inside the brackets and after each comma and colon.
    package static let line = Layout(opening: " ", separator: ", ", closing: " ", colon: ": ")
    /// A line break after each comma, and no other space.
    package static let wrapped = Layout(separator: ",\n")

    /// Returns a layout with each item on a line.
    ///
    /// - Parameters:
    ///   - inner: The indentation of each item; default: none.
    ///   - outer: The indentation of the closing bracket; default: none.
    package static func lines(inner: String = "", outer: String = "") -> Layout {
      Layout(
        opening: "\n" + inner, separator: ",\n" + inner, closing: "\n" + outer, colon: ": ")
    }
  }

  /// `null`.
  package static let null = "null"

  /// Returns `true` or `false`.
  package static func boolean(_ value: Bool) -> String { value ? "true" : "false" }

  /// Returns the shortest text of a number that decodes as the same value; `null` if it is not
  /// finite.
  package static func number(_ value: Double) -> String {
    value.isFinite ? numberText(value) : null
  }

  /// Returns a string in double quotes.
  ///
  /// The escapes are valid in YAML's double quotes too. Apart from JSON's mandatory escapes,
  /// characters that are invisible or change the writing direction are escaped, and the bracket of
  /// `##[`, with which a text would control a server that shows it.
  package static func string(_ text: String) -> String {
    isPlain(text) ? "\"\(text)\"" : escaped(text)
  }

  /// Appends the JSON of a string to bytes.
  package static func write(string text: String, to bytes: inout [UInt8]) {
    guard isPlain(text) else { return bytes += escaped(text).utf8 }
    bytes.append(UInt8(ascii: "\""))
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ text: String) -> Bool {
    let hasNoEscape = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return hasNoEscape && !text.hasCommandMark
  }

  private static func escaped(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "[" where result.hasSuffix("##"): result += unicodeEscapes(scalar)
      default:
        if scalar.isHidden {
          result += unicodeEscapes(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func unicodeEscapes(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar)?.map { "\\u" + hexadecimal($0, digits: 4) }.joined() ?? ""
  }

  /// Returns a list of values that are already JSON.
  package static func list(_ items: [String], _ layout: Layout = .compact) -> String {
    var bytes: [UInt8] = []
    writeList(items.count, layout, to: &bytes) { $1 += items[$0].utf8 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns an object of names and values that are already JSON, in the given order.
  package static func object(
    _ members: [(name: String, value: String)], _ layout: Layout = .compact
  ) -> String {
    var bytes: [UInt8] = []
    writeObject(members.count, layout, to: &bytes, name: { members[$0].name }) {
      $1 += members[$0].value.utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a list to bytes; `write` appends the JSON of the item at an index.
  package static func writeList(
    _ count: Int, _ layout: Layout, to bytes: inout [UInt8], _ write: (Int, inout [UInt8]) -> Void
  ) {
    writeParts(count, UInt8(ascii: "["), UInt8(ascii: "]"), layout, to: &bytes, write)
  }

  /// Appends an object to bytes; `write` appends the JSON of the value at an index.
  package static func writeObject(
    _ count: Int, _ layout: Layout, to bytes: inout [UInt8], name: (Int) -> String,
    _ write: (Int, inout [UInt8]) -> Void
  ) {
    writeParts(count, UInt8(ascii: "{"), UInt8(ascii: "}"), layout, to: &bytes) { index, bytes in
      JSONText.write(string: name(index), to: &bytes)
      for byte in layout.colon.utf8 { bytes.append(byte) }
      write(index, &bytes)
    }
  }

  private static func writeParts(
    _ count: Int, _ opening: UInt8, _ closing: UInt8, _ layout: Layout, to bytes: inout [UInt8],
    _ write: (Int, inout [UInt8]) -> Void
  ) {
    bytes.append(opening)
    for index in 0..<count {
      bytes += (index == 0 ? layout.opening : layout.separator).utf8
      write(index, &bytes)
    }
    if count > 0 { bytes += layout.closing.utf8 }
    bytes.append(closing)
  }
}
