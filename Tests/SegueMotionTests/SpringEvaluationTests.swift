import SegueMotion
import Testing

@Suite struct SpringEvaluationTests {
  @Test(
    "[174] value and velocity solve the equation of motion to the last digits (174a, 174b)",
    arguments: SpringCase.table)
  func precise(_ expected: SpringCase) throws {
    let spring = try Spring(
      mass: expected.mass, stiffness: expected.stiffness, damping: expected.damping)
    let state = spring.state(at: expected.time, initialVelocity: expected.initialVelocity)
    // The effect of a last place of the frequency at this time, and rounding of the amplitude.
    let phase = spring.angularFrequency * expected.time
    let amplitude = 1 + expected.initialVelocity.magnitude / spring.angularFrequency
    let rounding = 8e-16 * (spring.dampingRatio < 0.1 ? 1 + phase : 1)
    expectClose(state.value, expected.value, within: rounding * amplitude)
    expectClose(
      state.velocity, expected.velocity,
      within: 4 * rounding * (spring.angularFrequency + expected.initialVelocity.magnitude))
  }

  static let springs: [Spring] =
    [(1, 100, 0), (1, 100, 1), (1, 100, 10), (2, 50, 20), (1, 100, 60), (3, 1000, 500)]
    .compactMap { try? Spring(mass: $0, stiffness: $1, damping: $2) }

  @Test("the combined value and velocity equal the separate ones", arguments: springs)
  func together(_ spring: Spring) {
    for step in -1...20 {
      let time = Double(step) / 10
      let state = spring.state(at: time, initialVelocity: 2)
      #expect(state.value == spring.value(at: time, initialVelocity: 2))
      #expect(state.velocity == spring.velocity(at: time, initialVelocity: 2))
    }
  }

  @Test("a spring starts at 0 with its initial velocity", arguments: springs, [-3.0, 0, 7])
  func start(_ spring: Spring, _ velocity: Double) {
    for time in [0.0, -1, -1e300] {
      #expect(spring.value(at: time, initialVelocity: velocity) == 0)
      #expect(spring.velocity(at: time, initialVelocity: velocity) == velocity)
    }
  }

  @Test("the velocity is the derivative of the value", arguments: springs, [-3.0, 0, 7])
  func slope(_ spring: Spring, _ velocity: Double) {
    for step in 1...40 {
      let time = Double(step) / 20
      let rise =
        spring.value(at: time + 1e-5, initialVelocity: velocity)
        - spring.value(at: time - 1e-5, initialVelocity: velocity)
      expectClose(
        spring.velocity(at: time, initialVelocity: velocity), rise / 2e-5, within: 1e-5)
    }
  }

  @Test("a damped spring ends exactly at its target, and an undamped one never settles")
  func end() throws {
    let damped = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(damped.state(at: 1e300, initialVelocity: 5) == (1, 0))
    let heavy = try Spring(mass: 1, stiffness: 100, damping: 1000)
    #expect(heavy.state(at: 1e300, initialVelocity: 5) == (1, 0))
    let undamped = try Spring(mass: 1, stiffness: 100, damping: 0)
    for time in [0.5, 1e6, 1e300] {
      let (value, velocity) = undamped.state(at: time)
      let energy = (value - 1) * (value - 1) + velocity * velocity / 100
      expectClose(energy, 1, within: 1e-15)
    }
  }
}
