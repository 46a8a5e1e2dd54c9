import TestSupport

extension SeededGenerator {
  /// Returns any finite double: exponent and sign are uniform.
  mutating func anyFinite() -> Double {
    let exponent = UInt64.random(in: 0...0x7FE, using: &self)
    return Double(bitPattern: next() & 0x800F_FFFF_FFFF_FFFF | exponent << 52)
  }

  /// Returns sometimes any finite double, sometimes one of common magnitude.
  mutating func anyInput(_ usual: ClosedRange<Double>) -> Double {
    Bool.random(using: &self) ? anyFinite() : Double.random(in: usual, using: &self)
  }
}
