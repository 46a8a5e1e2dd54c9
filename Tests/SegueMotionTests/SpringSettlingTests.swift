import SegueMotion
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
  struct SettlingCase: CustomTestStringConvertible, Sendable {
    var mass = 1.0
    var stiffness = 100.0
    var damping: Double
    var velocity = 0.0
    var duration: Double
    var tolerance = 5.1e-10
    var testDescription: String {
      "mass \(mass), stiffness \(stiffness), damping \(damping), initial velocity \(velocity)"
    }

    func check() throws {
      let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
      expectClose(
        spring.settlingDuration(initialVelocity: velocity), duration, within: tolerance)
    }
  }

  @Test(
    "the peak of a spring is where its motion reverses beyond the target",
    arguments: [
      (0.7, 0.0, 0.350_070, 1.045_988), (0.5, 0.0, 0.288_675, 1.163_034),
      (0.7, 10.0, 0.248_811, 1.080_748), (0.7, -10.0, 0.389_066, 1.054_091),
      (1.0, 30.0, 0.136_938, 1.248_221), (2.0, 60.0, 0.094_134, 1.203_476),
    ])
  func peak(ratio: Double, velocity: Double, time: Double, value: Double) throws {
    let spring = try Spring(dampingRatio: ratio, response: 0.5)
    let peak = try #require(spring.peakTime(initialVelocity: velocity))
    expectClose(peak, time, within: 1e-6)
    expectClose(spring.value(at: peak, initialVelocity: velocity), value, within: 1e-6)
  }

  @Test(
    "a spring without bounce, or without damping, has no peak",
    arguments: [(1.0, 0.0), (1.0, -5.0), (2.0, 0.0), (0.0, 0.0)])
  func noPeak(ratio: Double, velocity: Double) throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: ratio * 20)
    #expect(spring.peakTime(initialVelocity: velocity) == nil)
  }

  @Test(
    "[176] little damping settles late and much damping early",
    arguments: [
      SettlingCase(damping: 5, duration: 2.85, tolerance: 0.01),
      SettlingCase(damping: 15, duration: 1.025, tolerance: 0.025),
    ])
  func documented(_ expected: SettlingCase) throws {
    try expected.check()
  }

  @Test(
    "[276] underdamped springs settle at these times (276b, 276d)",
    arguments: [
      SettlingCase(damping: 10, duration: 1.472700335),
      SettlingCase(damping: 10, velocity: 5, duration: 1.381551056),
      SettlingCase(damping: 10, velocity: -5, duration: 1.535081406),
      SettlingCase(stiffness: 300, damping: 20, duration: 0.744255528),
      SettlingCase(mass: 2, damping: 5, duration: 5.658348137),
      SettlingCase(damping: 5, duration: 2.854974610),
      SettlingCase(damping: 15, duration: 1.022093798),
      SettlingCase(damping: 0, duration: Double(Float.greatestFiniteMagnitude), tolerance: 0),
      SettlingCase(damping: 1e-60, duration: Double(Float.greatestFiniteMagnitude), tolerance: 0),
    ])
  func underDamped(_ expected: SettlingCase) throws {
    try expected.check()
  }

  @Test(
    "[276] critical springs settle at a tenth of a second (276c)",
    arguments: [
      SettlingCase(stiffness: 25, damping: 10, duration: 1.9, tolerance: 0),
      SettlingCase(stiffness: 50, damping: 200, duration: 1.4, tolerance: 0),
      SettlingCase(stiffness: 100, damping: 20, duration: 1.0, tolerance: 0),
      SettlingCase(stiffness: 400, damping: 40, duration: 0.5, tolerance: 0),
    ])
  func critical(_ expected: SettlingCase) throws {
    let spring = try Spring(
      mass: 1, stiffness: expected.stiffness, damping: expected.damping
    ).clampedToCritical()
    #expect(spring.settlingDuration() == expected.duration)
  }

  @Test(
    "overdamped and overshooting springs settle when a thousandth at most remains",
    arguments: [
      SettlingCase(damping: 30, duration: 1.9, tolerance: 0),
      SettlingCase(damping: 30, velocity: 60, duration: 2.0, tolerance: 0),
      SettlingCase(damping: 30, velocity: -20, duration: 2.0, tolerance: 0),
      SettlingCase(damping: 30, velocity: 27, duration: 1.0, tolerance: 0),
      SettlingCase(damping: 100, duration: 6.9, tolerance: 0),
      SettlingCase(damping: 20, velocity: 200, duration: 1.3, tolerance: 0),
      SettlingCase(damping: 20, velocity: 11, duration: 0.6, tolerance: 0),
      SettlingCase(damping: 20, velocity: -50, duration: 1.2, tolerance: 0),
    ])
  func overDamped(_ expected: SettlingCase) throws {
    try expected.check()
  }

  @Test("after its settling time a spring stays within a thousandth of the target")
  func staysWithin() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let spring = try Spring(
        dampingRatio: .random(in: 0.1...4, using: &generator),
        response: .random(in: 0.1...2, using: &generator))
      let velocity = Double.random(in: -30...30, using: &generator)
      let duration = spring.settlingDuration(initialVelocity: velocity)
      for step in 0...50 {
        let time = duration * (1 + Double(step) / 50)
        let value = spring.value(at: time, initialVelocity: velocity)
        #expect((value - 1).magnitude <= 0.001 + 1e-12)
      }
    }
  }

  @Test(
    "a spring that is almost critical settles like the critical one",
    arguments: [0.1, 0.35, 0.4, 0.5, 0.777, 1])
  func nearCritical(response: Double) throws {
    let spring = try Spring(dampingRatio: 1, response: response)
    let frequency = spring.angularFrequency
    // (1 + x) e^(-x) is a thousandth for this x.
    let tenths = (9.233413476 / frequency * 10).rounded(.up)
    #expect(spring.settlingDuration() == tenths / 10)
  }

  @Test(
    "[182] a ratio and a settling time make this angular frequency (182c)",
    arguments: [
      (1, 0.5, 18.4668), (0.8, 0.5, 17.9886), (0.5, 0.5, 25.4338), (0.7, 0.4, 24.5991),
      (1, 0.35, 26.3812),
    ])
  func settlingFrequency(ratio: Double, duration: Double, frequency: Double) throws {
    let spring = try Spring(dampingRatio: ratio, settlingIn: duration)
    expectClose(spring.angularFrequency, frequency, within: 5.1e-5)
    expectClose(spring.dampingRatio, ratio, within: 1e-15)
  }

  struct StiffnessCase: CustomTestStringConvertible, Sendable {
    var ratio, duration, velocity, stiffness: Double
    var testDescription: String { "ratio \(ratio), \(duration) s, initial velocity \(velocity)" }
  }

  @Test(
    "[279] a ratio, a settling time and a velocity make this stiffness (279a)",
    arguments: [
      StiffnessCase(ratio: 0.35, duration: 1, velocity: 0, stiffness: 286.409428),
      StiffnessCase(ratio: 0.6, duration: 0.8, velocity: 0, stiffness: 190.214275),
      StiffnessCase(ratio: 0.5, duration: 1, velocity: 0, stiffness: 161.719503),
      StiffnessCase(ratio: 0.8, duration: 1, velocity: 0, stiffness: 80.897372),
      StiffnessCase(ratio: 1, duration: 1, velocity: 0, stiffness: 85.255929),
      StiffnessCase(ratio: 1, duration: 1, velocity: 1, stiffness: 83.138036),
      StiffnessCase(ratio: 0.5, duration: 1, velocity: 1, stiffness: 152.868414),
      StiffnessCase(ratio: 0.5, duration: 1, velocity: -2, stiffness: 175.422412),
    ])
  func settlingStiffness(_ expected: StiffnessCase) throws {
    let spring = try Spring(
      dampingRatio: expected.ratio, settlingIn: expected.duration,
      initialVelocity: expected.velocity)
    expectClose(spring.stiffness, expected.stiffness, within: 1e-7 * expected.stiffness)
    #expect(spring.mass == 1)
  }

  @Test("[182] ratio and settling time are clamped (182b)")
  func settlingLimits() throws {
    let soft = try Spring(dampingRatio: 1, settlingIn: 10)
    #expect(try Spring(dampingRatio: 7, settlingIn: 3600) == soft)
    let hard = try Spring(dampingRatio: 0.01, settlingIn: 0.01)
    #expect(try Spring(dampingRatio: 0, settlingIn: 1e-9) == hard)
  }

  @Test(
    "a spring for a settling time settles in time at any initial velocity",
    arguments: [0.3, 0.8, 1], [-1e6, -40, 0, 3, 25, 400, 1e6])
  func settlingWithInitialVelocity(ratio: Double, velocity: Double) throws {
    let spring = try Spring(
      dampingRatio: ratio, settlingIn: 0.4, initialVelocity: velocity)
    let left = 1 - spring.value(at: 0.4, initialVelocity: velocity)
    // Below critical damping the rule bounds only the sine term; the cosine term is e^(-zωT).
    expectClose(left, 0, within: 0.001 + (ratio < 1 ? 0.03 : 1e-12))
  }
}
