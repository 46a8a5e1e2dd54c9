import TestSupport

extension SeededGenerator {
  /// Any finite double: every exponent is as likely as every other, and both signs are.
  mutating func anyFinite() -> Double {
    let exponent = UInt64.random(in: 0...0x7FE, using: &self)
    return Double(bitPattern: next() & 0x800F_FFFF_FFFF_FFFF | exponent << 52)
  }

  /// Sometimes any finite double, sometimes a number people would write.
  mutating func anyInput(_ usual: ClosedRange<Double>) -> Double {
    Bool.random(using: &self) ? anyFinite() : Double.random(in: usual, using: &self)
  }
}
