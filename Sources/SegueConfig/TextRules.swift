/// What keys and texts of a configuration may contain, in every notation.
package enum TextRules {
  /// Returns whether a text is a valid key: ASCII letters, digits, `_`, `-` and `.`.
  package static func isKey(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where !isKeyByte(byte) { return false }
      return !bytes.isEmpty
    }
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Returns the first control character of a text that is neither a tab nor a line feed.
  package static func control(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first {
      $0.value < 0x20 ? $0 != "\t" && $0 != "\n" : (0x7F...0x9F).contains($0.value)
    }
  }
}

extension Unicode.Scalar {
  /// The code in messages, as in `U+007F`.
  package var codeName: String { "U+" + hexadecimal(value, digits: 4) }
}
