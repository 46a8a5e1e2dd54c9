import SegueMotion
import TestSupport

extension SeededGenerator {
  /// A random number whose order of magnitude is uniform between two powers of ten.
  mutating func magnitude(_ powers: ClosedRange<Double>) -> Double {
    let power = Double.random(in: powers, using: &self)
    let whole = power.rounded(.down)
    var number = 1 + (power - whole) * 9
    for _ in 0..<Int(whole.magnitude) { number *= whole < 0 ? 0.1 : 10 }
    return number
  }

  /// A random number in 0...1, often an end of the range or next to one.
  mutating func unit() -> Double {
    switch Int.random(in: 0...3, using: &self) {
    case 0: one(of: 0, 1, 1e-300, (1.0).nextDown)
    default: .random(in: 0...1, using: &self)
    }
  }

  /// A random spring with common values, including undamped and nearly critical ones.
  mutating func spring() throws -> Spring {
    let ratio =
      switch Int.random(in: 0...5, using: &self) {
      case 0: 0.0
      case 1, 2: Double.random(in: 0.01...1, using: &self)
      case 3: 1 + one(of: 1, -1) * magnitude(-15 ... -4)
      default: 1 + magnitude(-3...1.3)
      }
    let mass = magnitude(-2...2)
    let stiffness = magnitude(-1...4)
    let critical = 2 * (mass * stiffness).squareRoot()
    return try Spring(mass: mass, stiffness: stiffness, damping: ratio * critical)
  }
}
