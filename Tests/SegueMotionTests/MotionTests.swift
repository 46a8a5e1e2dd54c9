import SegueMotion
import Testing

@Suite struct MotionTests {
  static func motions() throws -> [Motion] {
    let spring = try Spring(dampingRatio: 0.6, response: 0.4)
    return [
      .curve(.easeInOut, duration: 0.3), .curve(.linear, duration: 2),
      .spring(spring, initialVelocity: 3, duration: 0.25), .settling(spring),
      .settling(try Spring(duration: 0.5, bounce: -0.5), initialVelocity: -2),
    ]
  }

  @Test("the progress is 0 before the start and exactly 1 from the duration on")
  func ends() throws {
    for motion in try Self.motions() {
      #expect(motion.progress(at: -0.001) == 0)
      #expect(motion.progress(at: 0) == 0)
      for later in [motion.duration, motion.duration.nextUp, 1e300] {
        #expect(motion.progress(at: later) == 1)
        #expect(motion.velocity(at: later) == 0)
      }
      #expect(motion.velocity(at: -0.001) == 0)
    }
  }

  @Test("a curve is scaled to the duration")
  func curve() {
    let motion = Motion.curve(.easeIn, duration: 2)
    #expect(motion.duration == 2)
    for x in [0.1, 0.5, 0.9] {
      #expect(motion.progress(at: 2 * x) == CubicBezier.easeIn.value(at: x))
      #expect(motion.velocity(at: 2 * x) == CubicBezier.easeIn.slope(at: x) / 2)
    }
  }

  @Test("a spring ignores the duration until its end, and starts at its initial velocity")
  func spring() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    let motion = Motion.spring(spring, initialVelocity: 5, duration: 0.6)
    #expect(motion.duration == 0.6)
    #expect(motion.velocity(at: 0) == 5)
    #expect(motion.progress(at: 0.5) == spring.value(at: 0.5, initialVelocity: 5))
    #expect(motion.velocity(at: 0.5) == spring.velocity(at: 0.5, initialVelocity: 5))
    #expect(Motion.settling(spring).duration == spring.settlingDuration())
    let thrown = Motion.settling(spring, initialVelocity: 5)
    #expect(
      thrown
        == .spring(
          spring, initialVelocity: 5, duration: spring.settlingDuration(initialVelocity: 5)))
  }

  @Test("a motion without duration ends immediately", arguments: [0, -1, Double.nan])
  func instantly(duration: Double) throws {
    let spring = try Spring(duration: 0.5, bounce: 0)
    let motions: [Motion] = [
      .curve(.easeIn, duration: duration),
      .spring(spring, initialVelocity: 1, duration: duration),
    ]
    for motion in motions {
      #expect(motion.duration == 0)
      #expect(motion.progress(at: -1) == 0)
      #expect(motion.progress(at: 0) == 1)
      #expect(motion.velocity(at: 0) == 0)
    }
  }

  @Test("the velocity is the derivative of the progress")
  func slope() throws {
    for motion in try Self.motions() {
      for step in 1..<20 {
        let time = motion.duration * Double(step) / 20
        let rise = motion.progress(at: time + 1e-6) - motion.progress(at: time - 1e-6)
        expectClose(motion.velocity(at: time), rise / 2e-6, within: 1e-5)
      }
    }
  }
}
