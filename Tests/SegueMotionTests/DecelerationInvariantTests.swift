import SegueMotion
import TestSupport
import Testing

@Suite struct DecelerationInvariantTests {
  @Test(
    "[188] a projection is the sum over the milliseconds, and inverts to it (188a)")
  func projection() {
    checkInvariant { generator in
      let deceleration = try Deceleration(rate: .random(in: 0.9...0.9999, using: &generator))
      let velocity = generator.one(of: 1, -1) * generator.magnitude(-3...5)
      let rate = DoubleDouble(deceleration.rate)
      let exact =
        (DoubleDouble(velocity) / DoubleDouble(1000) * rate / (DoubleDouble(1) - rate)).rounded
      let travel = deceleration.projectedTravel(velocity: velocity)
      return difference("the travel", travel, exact, within: 8 * exact.ulp)
        ?? difference(
          "the velocity of \(travel)", deceleration.velocity(projecting: travel), velocity,
          within: 8 * velocity.ulp)
    }
  }

  @Test("[189] coasting distance, time, speed and settling time are inverse to each other")
  func coasting() {
    checkInvariant { generator in
      let deceleration = try Deceleration(rate: .random(in: 0.9...0.9999, using: &generator))
      let velocity = generator.one(of: 1, -1) * generator.magnitude(-3...5)
      let end = deceleration.deceleratedTravel(velocity: velocity)
      let part = Double.random(in: 1e-12...0.999, using: &generator)
      guard let time = deceleration.time(forTravel: end * part, initialVelocity: velocity) else {
        return "\(deceleration) never reaches \(end * part) from \(velocity)"
      }
      let speed = deceleration.velocity(at: time, initialVelocity: velocity)
      guard
        let until = deceleration.duration(
          untilSpeed: speed.magnitude, initialVelocity: velocity)
      else { return "\(deceleration) never slows to \(speed) from \(velocity)" }
      return difference(
        "the distance after \(time) s",
        deceleration.travel(at: time, initialVelocity: velocity), end * part,
        within: 1e-14 * end.magnitude * part)
        ?? difference(
          "the speed after \(time) s", speed, velocity * (1 - part),
          within: 1e-13 * velocity.magnitude)
        ?? difference("the time until \(speed)", until, time, within: 1e-12 * (1 + time))
        ?? difference(
          "the velocity of \(end)", deceleration.velocity(coasting: end), velocity,
          within: 4 * velocity.ulp)
    }
  }

  @Test("a distance in the opposite direction or beyond rest is never reached")
  func neverCovered() {
    let end = Deceleration.normal.deceleratedTravel(velocity: 500)
    #expect(Deceleration.normal.time(forTravel: end * 1.001, initialVelocity: 500) == nil)
    #expect(Deceleration.normal.time(forTravel: -1, initialVelocity: 500) == nil)
    #expect(Deceleration.normal.time(forTravel: 1, initialVelocity: 0) == nil)
    #expect(Deceleration.normal.time(forTravel: 0, initialVelocity: 0) == 0)
  }

  @Test(
    "[191][192] a rubber band is exact, odd, below its dimension, and invertible (191a, 192a, 192c)"
  )
  func band() {
    checkInvariant { generator in
      let band = try RubberBand(
        dimension: generator.magnitude(0...4), coefficient: .random(in: 0.05...1, using: &generator)
      )
      let pull = generator.one(of: 1, -1) * generator.magnitude(-6...6)
      let (d, x) = (DoubleDouble(band.dimension), DoubleDouble(pull.magnitude))
      let stretch = x * DoubleDouble(band.coefficient)
      let exact = (d * stretch / (stretch + d)).rounded
      let offset = band.offset(forTranslation: pull)
      guard band.offset(forTranslation: -pull) == -offset, offset.magnitude < band.dimension else {
        return "\(band) has an offset of \(offset) for a pull of \(pull)"
      }
      guard let back = band.translation(forOffset: offset) else { return "\(band) has no pull" }
      // Near its dimension the last place of the offset is a large part of the pull.
      let steepness = 1 + pull.magnitude * band.coefficient / band.dimension
      return difference("the offset", offset.magnitude, exact, within: 8 * exact.ulp)
        ?? difference("the pull", back, pull, within: 16 * pull.ulp * steepness)
    }
  }
}
