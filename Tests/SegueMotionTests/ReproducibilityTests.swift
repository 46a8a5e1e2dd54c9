import SegueMotion
import Testing

@Suite struct ReproducibilityTests {
  @Test("Every machine and every build computes the same bits")
  func sameBits() throws {
    var generator = SeededGenerator(seed: 11)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func take(_ number: Double) {
      digest = (digest ^ number.bitPattern) &* 0x100_0000_01B3
    }
    for _ in 0..<2000 {
      let spring = try Spring(
        dampingRatio: .random(in: 0...3, using: &generator),
        response: .random(in: 0.05...2, using: &generator))
      let velocity = Double.random(in: -20...20, using: &generator)
      let (value, speed) = spring.state(
        at: .random(in: 0...3, using: &generator), initialVelocity: velocity)
      let curve = try CubicBezier(
        .random(in: 0...1, using: &generator), .random(in: -1...2, using: &generator),
        .random(in: 0...1, using: &generator), .random(in: -1...2, using: &generator))
      let x = Double.random(in: 0...1, using: &generator)
      let settling = try Spring(
        dampingRatio: x, settlingIn: 0.3 + x, initialVelocity: velocity)
      for number in [
        value, speed, spring.settlingDuration(initialVelocity: velocity), curve.value(at: x),
        curve.slope(at: x), settling.stiffness,
        Deceleration.normal.travel(at: x, initialVelocity: velocity),
      ] {
        take(number)
      }
    }
    #expect(digest == 3_171_493_092_372_679_915)
  }
}
