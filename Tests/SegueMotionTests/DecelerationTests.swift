import SegueMotion
import Testing

@Suite struct DecelerationTests {
  @Test(
    "[188] a velocity has this projected distance (188a)",
    arguments: [(500.0, 249.5, 49.5), (-1500, -748.5, -148.5), (0, 0, 0)])
  func projection(velocity: Double, normal: Double, fast: Double) {
    expectClose(Deceleration.normal.projectedTravel(velocity: velocity), normal, within: 1e-9)
    expectClose(Deceleration.fast.projectedTravel(velocity: velocity), fast, within: 1e-9)
    expectClose(Deceleration.normal.velocity(projecting: normal), velocity, within: 1e-9)
    expectClose(Deceleration.fast.velocity(projecting: fast), velocity, within: 1e-9)
  }

  @Test(
    "[188][189] the exact integral of the velocity is slightly longer than the projection (188b)")
  func integral() {
    expectClose(Deceleration.normal.deceleratedTravel(velocity: 500), 249.75, within: 5e-4)
    expectClose(Deceleration.fast.deceleratedTravel(velocity: 500), 49.75, within: 5e-4)
    for deceleration in [Deceleration.normal, .fast] {
      expectClose(
        deceleration.travel(at: 60, initialVelocity: 500),
        deceleration.deceleratedTravel(velocity: 500), within: 1e-12 * 500)
    }
  }

  @Test(
    "[189] the velocity decreases by a constant factor every millisecond",
    arguments: [Deceleration.normal, .fast])
  func velocity(deceleration: Deceleration) {
    var velocity = 500.0
    for millisecond in 0...300 {
      expectClose(
        deceleration.velocity(at: Double(millisecond) / 1000, initialVelocity: 500), velocity,
        within: 1e-11)
      velocity *= deceleration.rate
    }
    #expect(deceleration.velocity(at: -1, initialVelocity: 500) == 500)
  }

  @Test("the velocity is the derivative of the distance")
  func slope() {
    for step in 0..<40 {
      let time = Double(step) / 20 + 1e-3
      let rise =
        Deceleration.normal.travel(at: time + 1e-5, initialVelocity: -800)
        - Deceleration.normal.travel(at: time - 1e-5, initialVelocity: -800)
      expectClose(
        Deceleration.normal.velocity(at: time, initialVelocity: -800), rise / 2e-5, within: 1e-4)
    }
    #expect(Deceleration.normal.travel(at: 0, initialVelocity: 500) == 0)
  }

  @Test("the velocity at the time until a speed is that speed")
  func duration() throws {
    for velocity in [-2000.0, 300, 5e5] {
      let seconds = try #require(
        Deceleration.normal.duration(untilSpeed: 10, initialVelocity: velocity))
      let left = Deceleration.normal.velocity(at: seconds, initialVelocity: velocity)
      expectClose(left, velocity < 0 ? -10 : 10, within: 1e-12)
    }
    #expect(Deceleration.normal.duration(untilSpeed: 10, initialVelocity: -10) == 0)
    #expect(Deceleration.normal.duration(untilSpeed: 0, initialVelocity: 5) == nil)
    #expect(Deceleration.normal.duration(untilSpeed: 0, initialVelocity: 0) == 0)
  }
}
