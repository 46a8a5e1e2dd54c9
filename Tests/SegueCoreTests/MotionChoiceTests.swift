import SegueConfig
import SegueCore
import SegueMotion
import SegueYAML
import Testing

@Suite struct MotionChoiceTests {
  nonisolated struct Written: CustomTestStringConvertible, Sendable {
    let yaml: String
    let timing: TransitionTiming
    /// How it is encoded; `nil` if as `yaml`.
    var writtenBack: String?
    var testDescription: String { yaml }
  }

  nonisolated static let written: [Written] = [
    Written(yaml: "linear", timing: .curve(.linear, duration: 0.3)),
    Written(yaml: "easeIn", timing: .curve(.easeIn, duration: 0.3)),
    Written(yaml: "easeOut", timing: .curve(.easeOut, duration: 0.3)),
    Written(yaml: "easeInOut", timing: .curve(.easeInOut, duration: 0.3)),
    Written(yaml: "default", timing: .curve(.default, duration: 0.3)),
    Written(
      yaml: "{ bezier: [0.42, 0, 0.58, 1] }", timing: .curve(.easeInOut, duration: 0.3),
      writtenBack: "easeInOut"),
    Written(
      yaml: "{ bezier: [0.32, 0.72, 0, 1] }",
      timing: .curve(bezier(0.32, 0.72, 0, 1), duration: 0.3)),
    Written(
      yaml: "{ spring: { dampingRatio: 0.8 } }",
      timing: .dampedSpring(ratio: 0.8, duration: 0.3, initialVelocity: 0)),
    Written(
      yaml: "{ spring: { dampingRatio: 0.8, initialVelocity: 2 } }",
      timing: .dampedSpring(ratio: 0.8, duration: 0.3, initialVelocity: 2)),
    Written(
      yaml: "{ spring: { response: 0.4, dampingRatio: 0.8 } }",
      timing: .spring(spring { try Spring(dampingRatio: 0.8, response: 0.4) }, initialVelocity: 0)),
    Written(
      yaml: "{ spring: { duration: 0.5, bounce: 0.3 } }",
      timing: .spring(spring { try Spring(duration: 0.5, bounce: 0.3) }, initialVelocity: 0)),
    Written(
      yaml: "{ spring: { duration: 500ms } }",
      timing: .spring(spring { try Spring(duration: 0.5, bounce: 0) }, initialVelocity: 0),
      writtenBack: "{ spring: { duration: 0.5, bounce: 0 } }"),
    Written(
      yaml: "{ spring: { mass: 3, stiffness: 1000, damping: 500 } }",
      timing: .spring(
        spring { try Spring(mass: 3, stiffness: 1000, damping: 500) }, initialVelocity: 0)),
    Written(
      yaml: "{ spring: { stiffness: 100, damping: 10 } }",
      timing: .spring(
        spring { try Spring(mass: 1, stiffness: 100, damping: 10) }, initialVelocity: 0),
      writtenBack: "{ spring: { mass: 1, stiffness: 100, damping: 10 } }"),
  ]

  @Test("a motion is decoded, and encoded with the same keys", arguments: written)
  func reading(_ motion: Written) throws {
    var diagnostics = ConfigDiagnostics()
    let value = try #require(
      YAMLReader.parse("motion: \(motion.yaml)", name: "m.yaml", into: &diagnostics)?["motion"])
    let choice = ParameterKind<MotionChoice>.motion.decode(value, &diagnostics)
    #expect(diagnostics.report() == "")
    #expect(choice?.timing(duration: 0.3) == motion.timing)
    let back = choice.map { ParameterKind<MotionChoice>.motion.format($0) }
    #expect(back == (motion.writtenBack ?? motion.yaml))
  }

  nonisolated struct Refused: CustomTestStringConvertible, Sendable {
    let yaml: String
    let report: String
    var testDescription: String { yaml }
  }

  nonisolated static let refused: [Refused] = [
    Refused(
      yaml: "{ bezier: [1.5, 0, 0.58, 1] }",
      report: """
        error[out-of-range]: the control times of a bezier must lie between 0 and 1
         --> m.yaml:1:19
          |
        1 | motion: { bezier: [1.5, 0, 0.58, 1] }
          |                   ^^^^^^^^^^^^^^^^^
          = help: the first and the third number are times; the second and the fourth may be any

        1 error

        """),
    Refused(
      yaml: "{ spring: { duration: 0.5, damping: 10 } }",
      report: """
        error[spring-vocabulary]: these keys do not describe a spring
         --> m.yaml:1:19
          |
        1 | motion: { spring: { duration: 0.5, damping: 10 } }
          |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: give dampingRatio (with or without response), or duration and bounce, or stiffness \
        and damping (with or without mass)

        1 error

        """),
    Refused(
      yaml: "{ spring: { duration: fast, damping: 10 } }",
      report: """
        error[spring-vocabulary]: these keys do not describe a spring
         --> m.yaml:1:19
          |
        1 | motion: { spring: { duration: fast, damping: 10 } }
          |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: give dampingRatio (with or without response), or duration and bounce, or stiffness \
        and damping (with or without mass)

        error[wrong-type]: expected a duration of 0.01 to 10 s, found the text 'fast'
         --> m.yaml:1:31
          |
        1 | motion: { spring: { duration: fast, damping: 10 } }
          |                               ^^^^
          = help: write seconds such as 0.3, or milliseconds such as 300ms

        2 errors

        """),
    Refused(
      yaml: "easeinout",
      report: """
        error[wrong-type]: expected a motion, found the text 'easeinout'
         --> m.yaml:1:9
          |
        1 | motion: easeinout
          |         ^^^^^^^^^
          = help: did you mean 'easeInOut'? Write one of: 'linear', 'easeIn', 'easeOut', 'easeInOut', \
        'default', { bezier: … }, { spring: … }

        1 error

        """),
  ]

  @Test("an invalid motion is rejected with a suggestion", arguments: refused)
  func refusing(_ motion: Refused) throws {
    var diagnostics = ConfigDiagnostics()
    let value = try #require(
      YAMLReader.parse("motion: \(motion.yaml)", name: "m.yaml", into: &diagnostics)?["motion"])
    #expect(ParameterKind<MotionChoice>.motion.decode(value, &diagnostics) == nil)
    #expect(diagnostics.report() == motion.report)
  }

  nonisolated static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> CubicBezier {
    (try? CubicBezier(x1, y1, x2, y2)) ?? .linear
  }

  nonisolated static func spring(_ make: () throws -> Spring) -> Spring {
    (try? make()) ?? spring { try Spring(mass: 1, stiffness: 1, damping: 1) }
  }
}
