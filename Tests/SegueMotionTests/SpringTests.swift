import SegueMotion
import Testing

@Suite struct SpringTests {
  /// Values of a spring at several times, as printed in one UIKit row: six decimals.
  struct VectorCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var spring: @Sendable () throws -> Spring
    var velocity = 0.0
    var times: [Double]
    var values: [Double]

    func check() throws {
      let spring = try spring()
      for (time, value) in zip(times, values) {
        expectClose(spring.value(at: time, initialVelocity: velocity), value, within: 5.1e-7)
      }
    }
  }

  @Test("[170] mass 3, stiffness 1000 and damping 500 make a ratio of 4.5644")
  func systemRatio() throws {
    let spring = try Spring(mass: 3, stiffness: 1000, damping: 500)
    expectClose(spring.dampingRatio, 500 / (2 * (3000.0).squareRoot()), within: 1e-14)
    expectClose(spring.dampingRatio, 4.5644, within: 5e-5)
  }

  @Test("[169][185] the system's springs have these quantities (169a)")
  func systemSprings() throws {
    #expect(try Spring.system == Spring(mass: 3, stiffness: 1000, damping: 500))
    #expect(try Spring.system26 == Spring(mass: 1, stiffness: 555.027, damping: 47.118))
    expectClose(Spring.system26.dampingRatio, 1, within: 1e-6)
    expectClose(Spring.system26.response, 0.2667, within: 5e-5)
  }

  @Test("[172] the keyboard's spring runs as a critical one (172a)")
  func keyboardSpring() throws {
    let expected = VectorCase(
      testDescription: "clamped",
      spring: { Spring.system.clampedToCritical() },
      times: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5],
      values: [0.232230, 0.544778, 0.879282, 0.972919, 0.994408, 0.998901])
    try expected.check()
  }

  @Test("[172] overdamped, it would have less progress (172b)")
  func keyboardSpringAsGiven() throws {
    let spring = try Spring(mass: 3, stiffness: 1000, damping: 500)
    let values = [0.085, 0.173, 0.325, 0.448, 0.550, 0.632]
    for (time, value) in zip([0.05, 0.1, 0.2, 0.3, 0.4, 0.5], values) {
      expectClose(spring.value(at: time), value, within: 1e-3)
    }
  }

  static let layerDefaults: [VectorCase] = [
    VectorCase(
      testDescription: "at rest",
      spring: { try Spring(mass: 1, stiffness: 100, damping: 10) },
      times: [0.1, 0.25, 0.5, 1], values: [0.340300, 1.023360, 1.074591, 1.002170]),
    VectorCase(
      testDescription: "thrown",
      spring: { try Spring(mass: 1, stiffness: 100, damping: 10) }, velocity: 5,
      times: [0.1, 0.25, 0.5, 1], values: [0.607053, 1.160415, 1.030619, 1.004863]),
  ]

  @Test("[175] a layer's default spring has these values (175b, 175c)", arguments: layerDefaults)
  func layerDefault(_ expected: VectorCase) throws {
    try expected.check()
  }

  @Test(
    "[177] the ratio is damping / (2 √(stiffness × mass))",
    arguments: [(1.0, 100.0, 10.0), (2, 50, 20), (3, 1000, 7)])
  func ratio(_ mass: Double, _ stiffness: Double, _ damping: Double) throws {
    let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
    let expected = damping / (2 * (stiffness * mass).squareRoot())
    expectClose(spring.dampingRatio, expected, within: 4 * expected.ulp)
  }

  static let responses: [VectorCase] = [
    VectorCase(
      testDescription: "ratio 1", spring: { try Spring(dampingRatio: 1, response: 0.4) },
      times: [0.05, 0.1, 0.2, 0.4], values: [0.185969, 0.465584, 0.821026, 0.986399]),
    VectorCase(
      testDescription: "ratio 1, velocity", spring: { try Spring(dampingRatio: 1, response: 0.4) },
      velocity: 5, times: [0.05, 0.1, 0.2, 0.4],
      values: [0.299953, 0.569524, 0.864239, 0.990134]),
    VectorCase(
      testDescription: "ratio 0.8", spring: { try Spring(dampingRatio: 0.8, response: 0.4) },
      times: [0.05, 0.1, 0.2, 0.4], values: [0.201727, 0.525705, 0.922314, 1.010451]),
  ]

  @Test(
    "[178] springs of a ratio and a response have these values (178b, 178c)", arguments: responses)
  func response(_ expected: VectorCase) throws {
    try expected.check()
  }

  @Test(
    "[179] a duration and a bounce make this damping (179a, 179b, 179c)",
    arguments: [(0.0, 25.1327), (0.3, 17.5929), (-0.3, 35.9039)])
  func bounceDamping(bounce: Double, damping: Double) throws {
    let spring = try Spring(duration: 0.5, bounce: bounce)
    expectClose(spring.damping, damping, within: 5.1e-5)
    expectClose(spring.stiffness, 157.91367, within: 5.1e-6)
    #expect(spring.mass == 1)
  }

  static let bounces: [VectorCase] = [
    VectorCase(
      testDescription: "bounce 0", spring: { try Spring(duration: 0.5, bounce: 0) },
      times: [0.1, 0.25, 0.5, 1], values: [0.357740, 0.821026, 0.986399, 0.999953]),
    VectorCase(
      testDescription: "bounce 0.3", spring: { try Spring(duration: 0.5, bounce: 0.3) },
      times: [0.1, 0.25, 0.5, 1], values: [0.423302, 0.984087, 1.014498, 1.000072]),
    VectorCase(
      testDescription: "bounce -0.3", spring: { try Spring(duration: 0.5, bounce: -0.3) },
      times: [0.1, 0.25, 0.5, 1], values: [0.290826, 0.667382, 0.907764, 0.992911]),
  ]

  @Test(
    "[180] springs of a duration and a bounce have these values (180a, 180b)", arguments: bounces)
  func bounce(_ expected: VectorCase) throws {
    try expected.check()
  }

  @Test(
    "[181] the overshoot peaks at e^(-π z / √(1 - z²)), half a period after the start",
    arguments: [(0.5, 0.1630), (0.8, 0.0152)])
  func overshoot(ratio: Double, peak: Double) throws {
    let spring = try Spring(dampingRatio: ratio, response: 0.4)
    let halfSwing = 0.4 / 2 / (1 - ratio * ratio).squareRoot()
    expectClose(spring.value(at: halfSwing) - 1, peak, within: 5.1e-5)
    expectClose(spring.velocity(at: halfSwing), 0, within: 1e-13)
  }

  @Test(
    "the three vocabularies describe the same spring and can be read back",
    arguments: [0, 0.2, 0.7, 1, 1.5, 4], [0.05, 0.4, 2.0])
  func vocabularies(ratio: Double, response: Double) throws {
    let spring = try Spring(dampingRatio: ratio, response: response, mass: 2)
    expectClose(spring.dampingRatio, ratio, within: 1e-15 * 4)
    expectClose(spring.response, response, within: 1e-15)
    let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    expectClose(spring.bounce, bounce, within: 1e-15)
    let same = try Spring(duration: response, bounce: bounce)
    expectClose(same.dampingRatio, ratio, within: 1e-15 * 4)
    expectClose(same.angularFrequency, spring.angularFrequency, within: 1e-13)
    let physical = try Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    #expect(physical == spring)
    #expect(physical.hashValue == spring.hashValue)
  }

  @Test("springs differ when mass, stiffness or damping does")
  func equality() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(try spring != Spring(mass: 2, stiffness: 100, damping: 10))
    #expect(try spring != Spring(mass: 1, stiffness: 101, damping: 10))
    #expect(try spring != Spring(mass: 1, stiffness: 100, damping: 11))
  }

  @Test(
    "clamping makes an overdamped spring critically damped, and does not change others",
    arguments: [(0.0, 0.0), (10, 10), (20, 20), (50, 20)])
  func clamping(damping: Double, clamped: Double) throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: damping)
    #expect(spring.isOverdamped == (damping > 20))
    #expect(!spring.clampedToCritical().isOverdamped)
    #expect(
      try spring.clampedToCritical() == Spring(mass: 1, stiffness: 100, damping: clamped))
  }
}
