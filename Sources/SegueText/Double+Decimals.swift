/// Rounding and formatting with the same result on every machine and in every locale.
extension Double {
  /// Returns the nearest multiple of a power of ten, which hides last-bit differences of machines.
  ///
  /// Range: 0...8 places; magnitudes over 10^9, far beyond any screen, are clamped; NaN stays NaN.
  package func rounded(places: Int) -> Double {
    guard !isNaN else { return self }
    let unit = powersOfTen[places]
    let value = (Swift.min(Swift.max(self, -1e9), 1e9) * unit).rounded() / unit
    return value == 0 ? 0 : value
  }

  /// Returns the number with exactly this many decimals, 0...8: `0.1000`.
  package func fixed(_ places: Int) -> String { decimal(places, trimming: false) }

  /// Returns the number with at most this many decimals, 0...8, without trailing zeros: `0.1`.
  package func trimmed(_ places: Int) -> String { decimal(places, trimming: true) }

  private func decimal(_ places: Int, trimming: Bool) -> String {
    let value = rounded(places: places)
    guard !value.isNaN else { return "nan" }
    var digits = UInt64((value.magnitude * powersOfTen[places]).rounded())
    var decimals = places
    while trimming, decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    return String(unsafeUninitializedCapacity: 32) { buffer in
      var start = 32
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      var written = 0
      repeat {
        if written == decimals, decimals > 0 { put(UInt8(ascii: ".")) }
        put(UInt8(ascii: "0") + UInt8(digits % 10))
        digits /= 10
        written += 1
      } while digits > 0 || written <= decimals
      if value < 0 { put(UInt8(ascii: "-")) }
      for index in start..<32 { buffer[index - start] = buffer[index] }
      return 32 - start
    }
  }
}

private let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
