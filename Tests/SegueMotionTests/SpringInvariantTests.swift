import SegueMotion
import TestSupport
import Testing

@Suite struct SpringInvariantTests {
  @Test(
    "[174] any spring at any velocity is within 1e-12 of the exact solution (174a, 174b, 174c)")
  func exact() {
    checkInvariant { generator in
      let spring = try generator.spring()
      let frequency = spring.angularFrequency
      let velocity = generator.one(of: 0, 1, -1) * generator.magnitude(-3...3) * frequency
      let time = generator.magnitude(-4...3) / frequency
      let state = spring.state(at: time, initialVelocity: velocity)
      let exact = ExactSpring(spring, at: time, initialVelocity: velocity)
      let amplitude = 1 + velocity.magnitude / frequency
      let place = "after \(time) s of \(spring), initial velocity \(velocity),"
      return difference("\(place) the value", state.value, exact.value, within: 1e-12 * amplitude)
        ?? difference(
          "\(place) the velocity", state.velocity, exact.velocity,
          within: 1e-12 * amplitude * frequency)
    }
  }

  @Test("every vocabulary describes the same spring and can be read back")
  func vocabularies() {
    checkInvariant { generator in
      let spring = try generator.spring()
      let ratio = spring.dampingRatio
      let spoken = [
        try Spring(dampingRatio: ratio, response: spring.response, mass: spring.mass),
        try Spring(duration: spring.response, bounce: spring.bounce),
        try Spring(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping),
      ]
      let (bounce, response) = (spring.bounce, spring.response)
      // A bounce near 1 or -1 represents the ratio with fewer digits.
      let places = 8 * ratio.ulp + 4e-16 * max(1, ratio * ratio)
      for other in spoken {
        let fault =
          difference("the ratio of \(other)", other.dampingRatio, ratio, within: places)
          ?? difference("the bounce of \(other)", other.bounce, bounce, within: 8e-16)
          ?? difference(
            "the response of \(other)", other.response, response, within: 8 * response.ulp)
        if let fault { return "\(fault), from \(spring)" }
      }
      let physical = spoken[0]
      return difference(
        "the stiffness", physical.stiffness, spring.stiffness, within: 8 * spring.stiffness.ulp)
        ?? difference(
          "the damping", physical.damping, spring.damping, within: 16 * spring.damping.ulp)
    }
  }

  @Test(
    "[176][276] after its settling time a spring stays within a thousandth of the target (276a, 276c)"
  )
  func settles() {
    checkInvariant { generator in
      let spring = try generator.spring()
      guard spring.dampingRatio > 0 else { return nil }
      let velocity = Double.random(in: -30...30, using: &generator) * spring.angularFrequency
      let settling = spring.settlingDuration(initialVelocity: velocity)
      for _ in 0..<10 {
        let time = settling * (1 + generator.unit())
        let remaining = 1 - spring.value(at: time, initialVelocity: velocity)
        if remaining.magnitude > 0.001 + 1e-12 {
          return "after \(time) s \(remaining) remains of \(spring), initial velocity \(velocity)"
        }
      }
      return nil
    }
  }

  @Test("[276] an underdamped spring settles when its bound reaches a thousandth (276a)")
  func settlesByItsBound() {
    checkInvariant { generator in
      let ratio = Double.random(in: 0.01...0.99, using: &generator)
      let spring = try Spring(dampingRatio: ratio, response: generator.magnitude(-1...1))
      let frequency = spring.angularFrequency
      let velocity = Double.random(in: -30...30, using: &generator) * frequency
      let settling = spring.settlingDuration(initialVelocity: velocity)
      let decay = ratio * frequency
      let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let bound = 1 + (decay - velocity).magnitude / damped
      let remaining = try bound * exactFade(decay, after: settling)
      return difference(
        "the bound of \(spring), initial velocity \(velocity), after \(settling) s", remaining,
        0.001, within: 1e-12)
    }
  }

  @Test("[276] other springs settle at the first tenth of a second within tolerance (276c)")
  func settlesFirst() {
    checkInvariant { generator in
      let ratio = 1 + generator.one(of: 0, 1) * generator.magnitude(-6...1)
      let spring = try Spring(dampingRatio: ratio, response: generator.magnitude(-1...1))
      let velocity = Double.random(in: -30...30, using: &generator) * spring.angularFrequency
      let settling = spring.settlingDuration(initialVelocity: velocity)
      // More than a thousandth remains at some time of the last tenth of a second. The
      // 1e-6 makes up for an extremum between two steps.
      for step in 0..<400 {
        let time = settling - 0.1 + Double(step) / 4000
        let remaining = 1 - spring.value(at: time, initialVelocity: velocity)
        if remaining.magnitude > 0.001 - 1e-6 { return nil }
      }
      return "\(spring), initial velocity \(velocity), had settled before \(settling) s"
    }
  }

  @Test(
    "[182] after its settling time a spring has a thousandth left, stiffer ones less (182a)"
  )
  func settlesInTime() {
    checkInvariant { generator in
      let ratio = generator.one(of: 1, Double.random(in: 0.01...1, using: &generator))
      let duration = Double.random(in: 0.05...10, using: &generator)
      let v = generator.one(of: 1, 100) * Double.random(in: -20...20, using: &generator)
      let spring = try Spring(dampingRatio: ratio, settlingIn: duration, initialVelocity: v)
      func remaining(_ frequency: Double) throws -> Double {
        let b = ratio * frequency
        let w = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
        let swing = ratio < 1 ? (b - v).magnitude / w : (1 + (b - v) * duration).magnitude
        return try swing * exactFade(b, after: duration)
      }
      let frequency = spring.angularFrequency
      let stiffer = frequency * (1 + generator.magnitude(-3...1))
      let place = "remains of \(spring), initial velocity \(v), after \(duration) s"
      if try remaining(stiffer) >= 0.001 {
        return "no less than a thousandth \(place), at an angular frequency of \(stiffer)"
      }
      return difference("what \(place)", try remaining(frequency), 0.001, within: 1e-9)
    }
  }

  /// Returns e^(-bt), taken from the exact state of a critical spring whose initial velocity
  /// is its rate of decay b, so that it does not depend on SegueMotion's exponential function.
  private func exactFade(_ b: Double, after seconds: Double) throws -> Double {
    let spring = try Spring(mass: 1, stiffness: b * b, damping: 2 * b)
    return 1 - ExactSpring(spring, at: seconds, initialVelocity: b).value
  }

  @Test("the value at the time found for a value is that value")
  func inverse() {
    checkInvariant { generator in
      let ratio = 1 + generator.one(of: 0, 1) * generator.magnitude(-12...1)
      let spring = try Spring(dampingRatio: ratio, response: generator.magnitude(-1...1))
      // At an initial velocity above its faster rate of decay it would overshoot.
      let fast = (ratio + ((ratio - 1) * (ratio + 1)).squareRoot()) * (1 - 1e-7)
      let velocity = generator.unit() * generator.one(of: 1, fast) * spring.angularFrequency
      let value = min(generator.unit(), (1.0).nextDown)
      guard let time = spring.time(forValue: value, initialVelocity: velocity) else {
        return "\(spring), initial velocity \(velocity), has no inverse at \(value)"
      }
      return difference(
        "the value after \(time) s of \(spring)",
        spring.value(at: time, initialVelocity: velocity), value, within: 1e-12)
    }
  }

  @Test("a spring that is not monotonic has no inverse, nor has a value that is never reached")
  func withoutInverse() throws {
    let critical = try Spring(dampingRatio: 1, response: 0.5)
    let heavy = try Spring(dampingRatio: 2, response: 0.5)
    for value in [-0.1, 1, 2, .nan] { #expect(critical.time(forValue: value) == nil) }
    #expect(critical.time(forValue: 0) == 0)
    #expect(critical.time(forValue: 0.5, initialVelocity: -1) == nil)
    #expect(critical.time(forValue: 0.5, initialVelocity: 13) == nil)
    #expect(heavy.time(forValue: 0.5, initialVelocity: 46) != nil)
    #expect(heavy.time(forValue: 0.5, initialVelocity: 47) == nil)
    #expect(try Spring(dampingRatio: 0.9, response: 0.5).time(forValue: 0.5) == nil)
  }
}
