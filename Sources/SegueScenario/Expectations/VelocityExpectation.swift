import HeadlessUIKit
package import SegueConfig

/// The velocity of a view on the screen.
package nonisolated struct VelocityExpectation: Expectation {
  /// The element, screen or role.
  package var of = ""
  /// The speed or its limits, pt/s.
  package var speed = ExpectedNumber()
  /// The horizontal velocity or its limits, pt/s; `nil` is not compared.
  package var x: ExpectedNumber?
  /// The vertical velocity or its limits, pt/s; `nil` is not compared.
  package var y: ExpectedNumber?
  /// The tolerance of each number, pt/s; 1 by default.
  package var tolerance = 1.0

  package static let key = "velocity"
  package static let summary =
    "The velocity of the center of a view on the screen since the last frame, in points per second: "
    + "the speed, or its `x` and `y`; the tolerance is 1 by default."
  package static let examples = [
    "velocity: { of: games, atMost: 3000 }",
    "{ of: games, x: 0, y: { atLeast: 500 }, is: 800, tolerance: 10 }",
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    let number = ParameterKind<Double>.number(
      -1_000_000...1_000_000, unit: "pt/s", name: "a velocity")
    return .record(
      ParameterTable(
        "a velocity", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The element, screen or role."),
          Parameter(
            "x", \.x, .optional(ExpectedNumber.kind(number)),
            "The horizontal velocity, positive to the right."),
          Parameter(
            "y", \.y, .optional(ExpectedNumber.kind(number)),
            "The vertical velocity, positive downward."),
          Parameter(
            "tolerance", \.tolerance, .number(0...100_000), "The tolerance of each number."),
        ] + ExpectedNumber.parameters(number, "speed").map { $0.lifted(to: \.speed) },
        check: { expected, value, diagnostics in
          expected.speed.checkLimits(value, &diagnostics)
        }
      ).requiringAnyKey(
        "empty-expectation", "the velocity expectation has no number", besides: ["tolerance"]))
  }

  package var trackedView: String? { of }
  package var sentence: String { "velocity of \(of) is \(text)" }
  package var expected: String { "\(text) ± \(tolerance.text)" }

  private var text: String {
    let speed = speed == ExpectedNumber() ? [] : [speed.text]
    let parts = [x.map { "x \($0.text)" }, y.map { "y \($0.text)" }].compactMap(\.self)
    return (speed + parts).listText
  }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { _ in
      let velocity = observation.velocity(of: of)
      let found = Double(velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      let matches = [
        speed.match(found, tolerance), x?.match(velocity.x, tolerance),
        y?.match(velocity.y, tolerance),
      ]
      return EvaluationResult(
        matches.lazy.compactMap(\.self).all, "\(found.text), [x, y] \(velocity.listText)")
    }
  }
}
