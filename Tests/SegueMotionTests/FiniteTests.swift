import SegueMotion
import TestSupport
import Testing

/// Every accepted finite input has finite results.
@Suite struct FiniteTests {
  @Test("every accepted spring is finite at any time and with any velocity")
  func springs() {
    var accepted = 0
    checkInvariant(20_000) { generator in
      guard let spring = makeSpring(&generator) else { return nil }
      accepted += 1
      let velocity = generator.anyInput(-20...20)
      let settling = spring.settlingDuration(initialVelocity: velocity)
      var numbers = [
        spring.dampingRatio, spring.response, spring.bounce, spring.angularFrequency, settling,
      ]
      for time in [generator.anyInput(-0.5...3), settling, settling / 3] {
        for spring in [spring, spring.clampedToCritical()] {
          let state = spring.state(at: time, initialVelocity: velocity)
          numbers += [state.value, state.velocity]
        }
      }
      if let time = spring.time(forValue: generator.unit(), initialVelocity: velocity) {
        numbers.append(time)
      }
      return notFinite(numbers, "\(spring), initial velocity \(velocity)")
    }
    #expect(accepted > seeds(20_000).count / 2)
  }

  @Test("every spring that settles in a given time is finite")
  func settlingSprings() {
    checkInvariant { generator in
      let velocity = generator.anyInput(-50...50)
      let spring = try Spring(
        dampingRatio: generator.anyInput(0...1.2).magnitude,
        settlingIn: max(generator.anyInput(0.1...2).magnitude, .leastNonzeroMagnitude),
        initialVelocity: velocity)
      guard spring.stiffness > 0 else { return "\(spring) has no stiffness" }
      return notFinite([spring.stiffness, spring.damping, spring.value(at: 0.3)], "\(spring)")
    }
  }

  @Test("every accepted curve is finite everywhere")
  func curves() {
    checkInvariant { generator in
      let curve = try CubicBezier(
        generator.unit(), generator.anyInput(-2...2), generator.unit(), generator.anyInput(-2...2))
      for x in [generator.anyInput(0...1), generator.unit(), 0, 1, 0.5] {
        let parameter = curve.parameter(forValue: x)
        if let parameter, !(parameter >= 0 && parameter <= 1) {
          return "\(parameter) is a parameter of \(curve)"
        }
        if let fault = notFinite([curve.value(at: x), curve.slope(at: x)], "\(curve) at \(x)") {
          return fault
        }
      }
      return nil
    }
  }

  @Test("every motion is finite for any duration")
  func motions() {
    checkInvariant { generator in
      let curve = try CubicBezier(generator.unit(), generator.anyInput(-2...2), 0.5, 1)
      var motions: [Motion] = [.curve(curve, duration: generator.anyInput(0...2))]
      if let spring = makeSpring(&generator) {
        motions.append(
          .spring(
            spring, initialVelocity: generator.anyInput(-9...9),
            duration: generator.anyInput(0...2)))
      }
      let time = generator.anyInput(-1...3)
      return notFinite(
        motions.flatMap { [$0.duration, $0.progress(at: time), $0.velocity(at: time)] },
        "\(motions) at \(time)")
    }
  }

  @Test("coasting and rubber bands are finite")
  func coasting() {
    checkInvariant { generator in
      let rate = min(max(generator.unit(), .leastNonzeroMagnitude), (1.0).nextDown)
      let deceleration = try Deceleration(rate: rate)
      let velocity = generator.anyInput(-3000...3000)
      let time = generator.anyInput(-1...3)
      let band = try RubberBand(
        dimension: max(generator.anyInput(1...1000).magnitude, .leastNonzeroMagnitude),
        coefficient: max(generator.unit(), .leastNonzeroMagnitude))
      let offset = band.offset(forTranslation: velocity)
      guard offset.magnitude < band.dimension else { return "\(band) ends at \(offset)" }
      return notFinite(
        [
          deceleration.projectedTravel(velocity: velocity),
          deceleration.velocity(projecting: velocity),
          deceleration.velocity(at: time, initialVelocity: velocity),
          deceleration.travel(at: time, initialVelocity: velocity),
          deceleration.deceleratedTravel(velocity: velocity),
          deceleration.velocity(coasting: velocity),
          deceleration.time(forTravel: time, initialVelocity: velocity) ?? 0,
          deceleration.duration(untilSpeed: 10, initialVelocity: velocity) ?? 0,
          offset, band.translation(forOffset: offset) ?? .nan,
        ], "\(deceleration) or \(band) at \(velocity) after \(time) s")
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

  private func notFinite(_ numbers: [Double], _ subject: @autoclosure () -> String) -> String? {
    numbers.allSatisfy(\.isFinite) ? nil : "\(numbers) of \(subject())"
  }
}
