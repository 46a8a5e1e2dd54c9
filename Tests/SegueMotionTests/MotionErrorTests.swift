import SegueMotion
import Testing

@Suite struct MotionErrorTests {
  struct RefusalCase: CustomTestStringConvertible, Sendable {
    var make: @Sendable () throws(MotionError) -> Void
    var testDescription: String

    init(_ message: String, _ make: @escaping @Sendable () throws(MotionError) -> Void) {
      testDescription = message
      self.make = make
    }
  }

  static let refusals: [RefusalCase] = [
    RefusalCase("mass '0.0' is out of range: give a number above 0") { () throws(MotionError) in
      _ = try Spring(mass: 0, stiffness: 100, damping: 10)
    },
    RefusalCase("stiffness '-3.0' is out of range: give a number above 0") {
      () throws(MotionError) in
      _ = try Spring(mass: 1, stiffness: -3, damping: 10)
    },
    RefusalCase("damping 'nan' is out of range: give a number from 0 up") {
      () throws(MotionError) in
      _ = try Spring(mass: 1, stiffness: 100, damping: .nan)
    },
    RefusalCase("damping ratio '-0.1' is out of range: give a number from 0 up") {
      () throws(MotionError) in
      _ = try Spring(dampingRatio: -0.1, response: 0.4)
    },
    RefusalCase("response '0.0' is out of range: give a number of seconds above 0") {
      () throws(MotionError) in
      _ = try Spring(dampingRatio: 1, response: 0)
    },
    RefusalCase("duration 'inf' is out of range: give a number of seconds above 0") {
      () throws(MotionError) in
      _ = try Spring(duration: .infinity, bounce: 0)
    },
    RefusalCase("bounce '-1.0' is out of range: give a number above -1, at most 1") {
      () throws(MotionError) in
      _ = try Spring(duration: 1, bounce: -1)
    },
    RefusalCase("duration '0.0' is out of range: give a number of seconds above 0") {
      () throws(MotionError) in
      _ = try Spring(dampingRatio: 1, settlingIn: 0)
    },
    RefusalCase(
      "initial velocity 'inf' is out of range: give a finite number of total distances per second"
    ) { () throws(MotionError) in
      _ = try Spring(dampingRatio: 1, settlingIn: 1, initialVelocity: .infinity)
    },
    RefusalCase(
      "a spring of mass '1e+300', stiffness '1e-300' and damping '10.0' describes no "
        + "usable motion: choose values of similar magnitude, "
        + "for example mass 1, stiffness 100, damping 10"
    ) { () throws(MotionError) in
      _ = try Spring(mass: 1e300, stiffness: 1e-300, damping: 10)
    },
    RefusalCase(
      "a spring of mass '1.0', stiffness 'inf' and damping 'inf' describes no usable motion: "
        + "choose values of similar magnitude, "
        + "for example mass 1, stiffness 100, damping 10"
    ) { () throws(MotionError) in
      _ = try Spring(dampingRatio: 1, response: 1e-308)
    },
    RefusalCase("control point x '1.01' is out of range: give a number from 0 to 1") {
      () throws(MotionError) in
      _ = try CubicBezier(0, 0, 1.01, 1)
    },
    RefusalCase("control point y '-inf' is out of range: give a finite number") {
      () throws(MotionError) in
      _ = try CubicBezier(0, -.infinity, 1, 1)
    },
    RefusalCase(
      "deceleration rate '1.0' is out of range: give a number between 0 and 1, such as 0.998"
    ) { () throws(MotionError) in
      _ = try Deceleration(rate: 1)
    },
    RefusalCase("dimension '0.0' is out of range: give a number of points above 0") {
      () throws(MotionError) in
      _ = try RubberBand(dimension: 0)
    },
    RefusalCase("coefficient '1.5' is out of range: give a number above 0, at most 1") {
      () throws(MotionError) in
      _ = try RubberBand(dimension: 100, coefficient: 1.5)
    },
  ]

  struct AcceptedCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable () throws(MotionError) -> Void
  }

  static let accepted: [AcceptedCase] = [
    AcceptedCase(testDescription: "a spring without damping") { () throws(MotionError) in
      _ = try Spring(mass: 1, stiffness: 100, damping: 0)
    },
    AcceptedCase(testDescription: "a damping ratio of 0") { () throws(MotionError) in
      _ = try Spring(dampingRatio: 0, response: 0.4)
    },
    AcceptedCase(testDescription: "a bounce of 1") { () throws(MotionError) in
      _ = try Spring(duration: 1, bounce: 1)
    },
    AcceptedCase(testDescription: "a bounce near -1") { () throws(MotionError) in
      _ = try Spring(duration: 1, bounce: -0.999)
    },
    AcceptedCase(testDescription: "control points at the ends") { () throws(MotionError) in
      _ = try CubicBezier(0, -1e300, 1, 1e300)
    },
    AcceptedCase(testDescription: "a coefficient of 1") { () throws(MotionError) in
      _ = try RubberBand(dimension: 100, coefficient: 1)
    },
    AcceptedCase(testDescription: "rates near 0 and 1") { () throws(MotionError) in
      _ = try Deceleration(rate: 0.001)
      _ = try Deceleration(rate: 0.9999)
    },
  ]

  @Test("a number at the end of its range is accepted", arguments: accepted)
  func accepts(_ example: AcceptedCase) throws { try example.make() }

  @Test("a number out of range throws an error with a complete message", arguments: refusals)
  func refusal(_ expected: RefusalCase) {
    do throws(MotionError) {
      try expected.make()
      Issue.record("not refused")
    } catch {
      #expect(error.message == expected.testDescription)
    }
  }
}
