/// Integers as text, small ones in one letter each.
///
/// Base64 VLQ: the sign is the lowest bit; each Base64 letter encodes five bits, the lowest first,
/// and a continuation bit. Source: the mappings of JavaScript source maps.
struct PackedNumbers {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isEmpty: Bool { bytes.isEmpty }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Adds a number. Range: magnitudes to 10^18.
  mutating func append(_ number: Int) {
    var rest = number < 0 ? -number << 1 | 1 : number << 1
    repeat {
      let digit = rest & 31
      rest >>= 5
      bytes.append(Self.letters[rest > 0 ? digit | 32 : digit])
    } while rest > 0
  }
}
