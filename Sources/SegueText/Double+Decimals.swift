/// Rounding and formatting with the same result on every machine and in every locale.
extension Double {
  /// Returns the nearest multiple of a power of ten, which hides last-bit differences of machines.
  ///
  /// Range: 0...8 places; magnitudes over 10^9, far beyond any screen, are clamped; NaN stays NaN.
  package func rounded(places: Int) -> Double {
    guard !isNaN else { return self }
    let unit = powersOfTen[places]
    let value = (Swift.min(Swift.max(self, -1e9), 1e9) * unit).rounded() / unit
    // Replaces -0.
    return value == 0 ? 0 : value
  }

  /// Returns the number with exactly this many decimals, 0...8: `0.1000`.
  package func fixed(_ places: Int) -> String { decimal(places, trimming: false) }

  /// Returns the number with at most this many decimals, 0...8, without trailing zeros: `0.1`.
  package func trimmed(_ places: Int) -> String { decimal(places, trimming: true) }

  private func decimal(_ places: Int, trimming: Bool) -> String {
    var bytes: [UInt8] = []
    bytes.append(self, places, trimming: trimming)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends the text of `trimmed`, without making a string of it.
  package mutating func append(trimmed number: Double, places: Int) {
    append(number, places, trimming: true)
  }

  /// Appends the components of `colorText`, without making a string of it.
  package mutating func append(red: Double, green: Double, blue: Double) {
    append(UInt8(ascii: "#"))
    append(component: red)
    append(component: green)
    append(component: blue)
  }

  /// Appends a component of a color in two hexadecimal digits.
  fileprivate mutating func append(component: Double) {
    let part = colorByte(component)
    append(hexadecimalDigit(part >> 4))
    append(hexadecimalDigit(part & 15))
  }

  fileprivate mutating func append(_ number: Double, _ places: Int, trimming: Bool) {
    let value = number.rounded(places: places)
    guard !value.isNaN else { return append(contentsOf: "nan".utf8) }
    var digits = UInt64((value.magnitude * powersOfTen[places]).rounded())
    var decimals = places
    while trimming, decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    if value < 0 { append(UInt8(ascii: "-")) }
    let unit = UInt64(powersOfTen[decimals])
    append(decimal: digits / unit, digits: 1)
    guard decimals > 0 else { return }
    append(UInt8(ascii: "."))
    append(decimal: digits % unit, digits: decimals)
  }

  /// Appends a whole number with at least this many digits.
  private mutating func append(decimal number: UInt64, digits count: Int) {
    if number >= 10 || count > 1 { append(decimal: number / 10, digits: count - 1) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

/// Returns a component of a color, 0...1, as a byte; clamped, and 0 for NaN.
private func colorByte(_ component: Double) -> UInt8 {
  UInt8(min(max(component.isNaN ? 0 : component, 0), 1) * 255 + 0.5)
}

/// Returns a digit, 0...15, in lowercase.
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

/// Returns a color as `#rrggbb`, or `#rrggbbaa` with an alpha component.
///
/// - Parameter components: Red, green, blue and optionally alpha, each rounded to the nearest
///   1/255. Range: clamped to 0...1; NaN is 0.
package func colorText(_ components: [Double]) -> String {
  var bytes: [UInt8] = []
  bytes.append(UInt8(ascii: "#"))
  for component in components { bytes.append(component: component) }
  return String(decoding: bytes, as: UTF8.self)
}

private let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
