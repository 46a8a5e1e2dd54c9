/// Pairs of escapes such as `\ud83d\ude00`, with which JSON encodes one character beyond U+FFFF.
///
/// libyaml rejects each half. Therefore each half is replaced by the escape of a private character,
/// U+E800 to U+EFFF, that the text does not contain otherwise: its first digit `d` becomes `e`,
/// which preserves all positions. The scalars that libyaml returns are then restored.
struct SurrogatePairs {
  /// The text for libyaml.
  private(set) var bytes: [UInt8]

  /// Replaces the pairs of a text; returns `nil` if it has none, or contains private characters.
  init?(in bytes: [UInt8]) {
    guard bytes.withUnsafeBufferPointer({ hasByte(UInt8(ascii: "\\"), in: $0) }) else { return nil }
    self.bytes = bytes
    var isUsed = false
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        // A private character in UTF-8.
        if bytes[index] == 0xEE, bytes[index + 1] >= 0xA0 { return nil }
        index += 1
        continue
      }
      // An escaped backslash does not begin another escape.
      if bytes[index + 1] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if let half = Self.escape(in: bytes, at: index), Self.privateHalves.contains(half) {
        return nil
      }
      if Self.isLongPrivate(bytes, at: index) { return nil }
      if let high = Self.escape(in: bytes, at: index), (0xD800...0xDBFF).contains(high),
        let low = Self.escape(in: bytes, at: index + 6), (0xDC00...0xDFFF).contains(low)
      {
        self.bytes[index + 2] += 1
        self.bytes[index + 8] += 1
        isUsed = true
        index += 12
      } else {
        index += 1
      }
    }
    if !isUsed { return nil }
  }

  /// Returns the original text of a scalar.
  ///
  /// - Parameters:
  ///   - text: The scalar returned by libyaml.
  ///   - isEscaped: Whether its escapes were resolved, as in double quotes.
  func restored(_ text: String, isEscaped: Bool) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let (high, next) = (scalars[index].value, index + 1)
      if isEscaped, (0xE800...0xEBFF).contains(high), next < scalars.count,
        (0xEC00...0xEFFF).contains(scalars[next].value)
      {
        let value = 0x10000 + (high - 0xE800) << 10 + (scalars[next].value - 0xEC00)
        if let scalar = Unicode.Scalar(value) { result.append(scalar) }
        index += 2
      } else if !isEscaped, scalars[index] == "\\", next + 1 < scalars.count,
        scalars[next] == "u", let digit = Self.replacedDigit(scalars[(next + 1)...].prefix(4))
      {
        result += [scalars[index], scalars[next], digit]
        index += 3
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private static let privateHalves: ClosedRange<UInt32> = 0xE800...0xEFFF

  /// Returns the code unit of an escape `\uXXXX`; `nil` if none begins at the index.
  private static func escape(in bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return number(bytes[(index + 2)..<(index + 6)])
  }

  /// Returns whether an escape `\UXXXXXXXX` of a private character begins at the index.
  private static func isLongPrivate(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index + 10 <= bytes.count, bytes[index + 1] == UInt8(ascii: "U") else { return false }
    return number(bytes[(index + 2)..<(index + 10)]).map(privateHalves.contains) ?? false
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Returns the original first digit of a replaced half; `nil` for other digits.
  private static func replacedDigit(_ digits: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    let text = String(String.UnicodeScalarView(digits))
    guard text.utf8.count == 4, let half = UInt32(text, radix: 16), privateHalves.contains(half)
    else { return nil }
    return text.first == "e" ? "d" : "D"
  }
}
