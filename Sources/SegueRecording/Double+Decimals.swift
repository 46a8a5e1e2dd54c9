/// Rounding and printing that give the same bytes on every machine and in every locale.
extension Double {
  /// The nearest multiple of a power of ten, so that last-bit differences between machines vanish.
  ///
  /// Range: magnitudes over 10^9, far beyond any screen, are clamped; NaN stays NaN.
  package func rounded(places: Int) -> Double {
    let unit = Self.powerOfTen(places)
    let clamped = Swift.min(Swift.max(self, -1e9), 1e9)
    guard !isNaN else { return self }
    let value = (clamped * unit).rounded() / unit
    return value == 0 ? 0 : value
  }

  /// The number with exactly this many decimals: `0.1000`.
  package func fixed(_ places: Int) -> String {
    let unit = Self.powerOfTen(places)
    let value = rounded(places: places)
    guard !value.isNaN else { return "nan" }
    let digits = String(Int64((value.magnitude * unit).rounded()))
    let padding = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count))
    let padded = padding + digits
    let sign = value < 0 ? "-" : ""
    guard places > 0 else { return sign + padded }
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// The number with at most this many decimals and no trailing zeros: `0.1`.
  package func trimmed(_ places: Int) -> String {
    var text = Substring(fixed(places))
    guard text.contains(".") else { return String(text) }
    while text.hasSuffix("0") { text = text.dropLast() }
    if text.hasSuffix(".") { text = text.dropLast() }
    return String(text)
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<Swift.max(0, exponent)).reduce(1) { product, _ in product * 10 }
  }
}
