import SegueMotion
import TestSupport

/// A digest of the bits of everything that SegueMotion computes, for thousands of seeded cases:
/// common values and any finite ones.
///
/// `Tests/Embedded` compiles it for WebAssembly too, where it must be equal. `Int` has 32 bits
/// there and is drawn differently from one of 64, so none is drawn here.
struct MotionDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds the results of a number of cases.
  init(cases: Int) throws(MotionError) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<cases {
      try combineSprings(&generator)
      try combineSettling(&generator)
      try combineCurves(&generator)
      try combineGestures(&generator)
    }
  }

  private mutating func combine(_ number: Double?) {
    value = (value ^ (number?.bitPattern ?? 0)) &* 0x100_0000_01B3
  }

  private mutating func combineSprings(_ generator: inout SeededGenerator) throws(MotionError) {
    let ratio = Double.random(in: 0...3, using: &generator)
    let response = Double.random(in: 0.05...2, using: &generator)
    let velocity = Double.random(in: -20...20, using: &generator)
    let time = Double.random(in: 0...3, using: &generator)
    let heavy = try Spring(
      dampingRatio: ratio, response: response, mass: .random(in: 0.01...100, using: &generator))
    // Without damping the phase grows without limit.
    let endless = try Spring(
      mass: generator.anyInput(1...2).magnitude.clamped(to: 1e-50...1e50),
      stiffness: generator.anyInput(1...500).magnitude.clamped(to: 1e-50...1e50), damping: 0)
    for spring in [heavy, heavy.clampedToCritical(), endless, .system, .system26] {
      for time in [time, generator.anyFinite().magnitude, 1000 * time] {
        for velocity in [velocity, generator.anyFinite()] {
          let state = spring.state(at: time, initialVelocity: velocity)
          combine(state.value)
          combine(state.velocity)
        }
      }
      combine(spring.value(at: time, initialVelocity: velocity))
      combine(spring.velocity(at: time))
      combine(spring.angularFrequency)
      combine(spring.dampingRatio)
      combine(spring.isOverdamped ? 1 : 0)
      combine(spring.time(forValue: time / 3, initialVelocity: velocity.magnitude))
      combine(try Spring(duration: spring.response, bounce: spring.bounce).damping)
    }
  }

  private mutating func combineSettling(_ generator: inout SeededGenerator) throws(MotionError) {
    let ratio = generator.anyInput(0...1).magnitude
    let seconds = Double.random(in: 0...11, using: &generator)
    let velocity = generator.anyInput(-20...20)
    let spring = try Spring(
      dampingRatio: ratio, settlingIn: seconds.clamped(to: 1e-9...11), initialVelocity: velocity)
    combine(spring.stiffness)
    combine(spring.damping)
    for velocity in [velocity, 0] {
      combine(spring.settlingDuration(initialVelocity: velocity))
      let motion = Motion.settling(spring, initialVelocity: velocity)
      combine(motion.duration)
      combine(motion.progress(at: seconds))
      combine(motion.velocity(at: seconds))
    }
  }

  private mutating func combineCurves(_ generator: inout SeededGenerator) throws(MotionError) {
    let curve = try CubicBezier(
      .random(in: 0...1, using: &generator), .random(in: -1...2, using: &generator),
      .random(in: 0...1, using: &generator), .random(in: -1...2, using: &generator))
    let wild = try CubicBezier(
      .random(in: 0...1, using: &generator), generator.anyFinite(),
      .random(in: 0...1, using: &generator), generator.anyFinite())
    let x = Double.random(in: 0...1, using: &generator)
    for curve in [curve, wild, .linear, .easeIn, .easeOut, .easeInOut, .default] {
      combine(curve.value(at: x))
      combine(curve.slope(at: x))
      combine(curve.parameter(forValue: x))
      let motion = Motion.curve(curve, duration: generator.anyInput(0...2))
      combine(motion.progress(at: x))
      combine(motion.velocity(at: x))
    }
  }

  private mutating func combineGestures(_ generator: inout SeededGenerator) throws(MotionError) {
    let velocity = generator.anyInput(-3000...3000)
    let time = generator.anyInput(0...3)
    let any = try Deceleration(rate: .random(in: 0.001...0.9999, using: &generator))
    for rate in [Deceleration.normal, .fast, any] {
      combine(rate.projectedTravel(velocity: velocity))
      combine(rate.velocity(projecting: velocity))
      combine(rate.deceleratedTravel(velocity: velocity))
      combine(rate.velocity(coasting: velocity))
      combine(rate.travel(at: time, initialVelocity: velocity))
      combine(rate.velocity(at: time, initialVelocity: velocity))
      combine(rate.time(forTravel: velocity / 100, initialVelocity: velocity))
      combine(rate.duration(untilSpeed: 10, initialVelocity: velocity))
    }
    let length = generator.anyInput(1...1000).magnitude.clamped(to: 1e-300...1e300)
    for coefficient in [0.55, .random(in: 0.01...1, using: &generator)] {
      let band = try RubberBand(dimension: length, coefficient: coefficient)
      let offset = band.offset(forTranslation: velocity)
      combine(offset)
      combine(band.translation(forOffset: offset))
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
