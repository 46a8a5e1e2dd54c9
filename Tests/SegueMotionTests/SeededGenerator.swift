/// A generator of the same numbers on every run: xorshift of 64 bits.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

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
