import SegueMotion

/// A number made of the bits of everything that SegueMotion computes, for thousands of seeded cases.
///
/// Also compiled for WebAssembly, where it must be the same: `Tests/Embedded` does.
struct MotionDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in the numbers of so many cases.
  init(cases: Int) throws(MotionError) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<cases {
      try takeSprings(&generator)
      try takeCurves(&generator)
      try takeEasings(&generator)
      try takeTouches(&generator)
    }
  }

  private mutating func take(_ number: Double?) {
    value = (value ^ (number?.bitPattern ?? 0)) &* 0x100_0000_01B3
  }

  private mutating func takeSprings(_ generator: inout SeededGenerator) throws(MotionError) {
    let ratio = Double.random(in: 0...3, using: &generator)
    let spring = try Spring(
      dampingRatio: ratio, response: .random(in: 0.05...2, using: &generator))
    let velocity = Double.random(in: -20...20, using: &generator)
    let time = Double.random(in: 0...3, using: &generator)
    for spring in [spring, spring.clampedToCritical()] {
      let state = spring.state(at: time, initialVelocity: velocity)
      take(state.value)
      take(state.velocity)
      take(spring.settlingDuration(initialVelocity: velocity))
      take(spring.time(forValue: time / 3, initialVelocity: velocity.magnitude))
      take(try Spring(duration: spring.response, bounce: spring.bounce).damping)
    }
    take(
      try Spring(dampingRatio: ratio / 3, settlingIn: 0.3 + time, initialVelocity: velocity)
        .stiffness)
    let motion = Motion.settling(spring, initialVelocity: velocity)
    take(motion.progress(at: time))
    take(motion.velocity(at: time))
    let anything = generator.anyFinite().magnitude
    take(spring.value(at: anything, initialVelocity: velocity))
  }

  private mutating func takeCurves(_ generator: inout SeededGenerator) throws(MotionError) {
    let curve = try CubicBezier(
      .random(in: 0...1, using: &generator), .random(in: -1...2, using: &generator),
      .random(in: 0...1, using: &generator), .random(in: -1...2, using: &generator))
    let x = Double.random(in: 0...1, using: &generator)
    for curve in [curve, .easeIn, .easeOut, .easeInOut, .standard] {
      take(curve.value(at: x))
      take(curve.slope(at: x))
      take(curve.parameter(forValue: x))
    }
  }

  private mutating func takeEasings(_ generator: inout SeededGenerator) throws(MotionError) {
    let x = Double.random(in: -0.5...1.5, using: &generator)
    for jumps in StepEasing.Jumps.allCases {
      take(try StepEasing(count: 7, jumps: jumps).value(at: x))
    }
    let lines = try PiecewiseLinear([
      .init(0), .init(.random(in: 0...0.5, using: &generator)), .init(0.5),
      .init(.random(in: 0.5...1, using: &generator), at: 0.9), .init(1),
    ])
    take(lines.value(at: x))
    take(lines.parameter(forValue: x))
  }

  private mutating func takeTouches(_ generator: inout SeededGenerator) throws(MotionError) {
    let velocity = Double.random(in: -3000...3000, using: &generator)
    let time = Double.random(in: 0...3, using: &generator)
    for rate in [Deceleration.normal, .fast] {
      take(rate.projectedTravel(velocity: velocity))
      take(rate.travel(at: time, initialVelocity: velocity))
      take(rate.velocity(at: time, initialVelocity: velocity))
      take(rate.time(forTravel: velocity / 100, initialVelocity: velocity))
      take(rate.duration(untilSpeed: 10, initialVelocity: velocity))
    }
    let band = try RubberBand(dimension: 1 + time * 300)
    let offset = band.offset(forPull: velocity)
    take(offset)
    take(band.pull(forOffset: offset))
  }
}
