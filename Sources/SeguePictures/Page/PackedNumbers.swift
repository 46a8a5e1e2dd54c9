/// Whole numbers as text, small ones in one letter each.
///
/// The sign is the lowest bit; five bits go into a letter of the alphabet of Base64, the lowest first,
/// and a sixth says that more follow. Source: the mappings of JavaScript source maps.
struct PackedNumbers {
  private(set) var text = ""

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Adds a number. Range: magnitudes to 10^18.
  mutating func append(_ number: Int) {
    var rest = number < 0 ? -number << 1 | 1 : number << 1
    repeat {
      let digit = rest & 31
      rest >>= 5
      text.unicodeScalars.append(
        Unicode.Scalar(Self.letters[rest > 0 ? digit | 32 : digit]))
    } while rest > 0
  }
}
