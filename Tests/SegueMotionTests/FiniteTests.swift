import SegueMotion
import Testing

/// No finite input that is accepted leads out of the finite numbers.
@Suite struct FiniteTests {
  @Test("Every accepted spring is finite at any time and with any velocity")
  func springs() throws {
    var generator = SeededGenerator(seed: 6)
    var accepted = 0
    for _ in 0..<20_000 {
      guard let spring = makeSpring(&generator) else { continue }
      accepted += 1
      expectFinite([spring.dampingRatio, spring.response, spring.bounce, spring.angularFrequency])
      let velocity = generator.anyInput(-20...20)
      let settling = spring.settlingDuration(initialVelocity: velocity)
      expectFinite([settling])
      for time in [generator.anyInput(-0.5...3), settling, settling / 3] {
        let state = spring.state(at: time, initialVelocity: velocity)
        expectFinite([state.value, state.velocity])
        let clamped = spring.clampedToCritical().state(at: time, initialVelocity: velocity)
        expectFinite([clamped.value, clamped.velocity])
      }
    }
    #expect(accepted > 5000)
  }

  @Test("Every spring that settles in a given time is finite")
  func settlingSprings() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let velocity = generator.anyInput(-50...50)
      let spring = try Spring(
        dampingRatio: generator.anyInput(0...1.2).magnitude,
        settlingIn: max(generator.anyInput(0.1...2).magnitude, .leastNonzeroMagnitude),
        initialVelocity: velocity)
      expectFinite([spring.stiffness, spring.damping, spring.value(at: 0.3)])
      #expect(spring.stiffness > 0)
    }
  }

  @Test("Every accepted curve is finite everywhere")
  func curves() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<5000 {
      let curve = try CubicBezier(
        unit(&generator), generator.anyInput(-2...2), unit(&generator), generator.anyInput(-2...2))
      for x in [generator.anyInput(0...1), unit(&generator), 0, 1, 0.5] {
        expectFinite([curve.value(at: x), curve.slope(at: x)])
        if let parameter = curve.parameter(forValue: x) {
          #expect(parameter >= 0 && parameter <= 1)
        }
      }
    }
  }

  @Test("Every motion is finite, whatever its duration")
  func motions() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<5000 {
      let curve = try CubicBezier(unit(&generator), generator.anyInput(-2...2), 0.5, 1)
      var motions: [Motion] = [.curve(curve, duration: generator.anyInput(0...2))]
      if let spring = makeSpring(&generator) {
        motions.append(
          .spring(
            spring, initialVelocity: generator.anyInput(-9...9),
            duration: generator.anyInput(0...2)))
      }
      for motion in motions {
        let time = generator.anyInput(-1...3)
        expectFinite([motion.duration, motion.progress(at: time), motion.velocity(at: time)])
      }
    }
  }

  @Test("Coasting and rubber bands are finite")
  func coasting() throws {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<5000 {
      let rate = min(max(unit(&generator), .leastNonzeroMagnitude), (1.0).nextDown)
      let deceleration = try Deceleration(rate: rate)
      let velocity = generator.anyInput(-3000...3000)
      let time = generator.anyInput(-1...3)
      expectFinite([
        deceleration.projectedTravel(velocity: velocity),
        deceleration.velocity(projecting: velocity),
        deceleration.velocity(at: time, initialVelocity: velocity),
        deceleration.travel(at: time, initialVelocity: velocity),
        deceleration.coastingTravel(velocity: velocity),
        deceleration.duration(untilSpeed: 10, initialVelocity: velocity) ?? 0,
      ])
      let band = try RubberBand(
        dimension: max(generator.anyInput(1...1000).magnitude, .leastNonzeroMagnitude),
        coefficient: max(unit(&generator), .leastNonzeroMagnitude))
      let offset = band.offset(forPull: velocity)
      #expect(offset.magnitude < band.dimension)
      expectFinite([offset, band.pull(forOffset: offset) ?? .nan])
    }
  }

  private func makeSpring(_ generator: inout SeededGenerator) -> Spring? {
    let a = generator.anyInput(0.1...5)
    let b = generator.anyInput(0.1...500)
    let c = generator.anyInput(0...50)
    return switch Int.random(in: 0...2, using: &generator) {
    case 0: try? Spring(mass: a.magnitude, stiffness: b.magnitude, damping: c.magnitude)
    case 1: try? Spring(dampingRatio: c.magnitude, response: a.magnitude)
    default: try? Spring(duration: a.magnitude, bounce: .random(in: -0.99...1, using: &generator))
    }
  }

  private func unit(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: [0, 1, 1e-300, (1.0).nextDown][Int.random(in: 0...3, using: &generator)]
    default: .random(in: 0...1, using: &generator)
    }
  }

  private func expectFinite(
    _ numbers: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let areFinite = numbers.allSatisfy(\.isFinite)
    #expect(areFinite, "\(numbers)", sourceLocation: sourceLocation)
  }
}
