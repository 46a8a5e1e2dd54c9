import HeadlessUIKit
package import SegueConfig

/// The presentation opacity of a view itself, without its superviews.
package nonisolated struct AlphaExpectation: Expectation {
  /// The element, screen or role.
  package var of = ""
  /// The opacity or its limits, 0 to 1.
  package var alpha = ExpectedNumber()
  /// The tolerance; 0.01 by default.
  package var tolerance = 0.01

  package static let key = "alpha"
  package static let summary =
    "The presentation opacity of a view, without its superviews; the tolerance is 0.01 by default."
  package static let examples = [
    "alpha: { of: dimming, is: 0.25 }", "{ of: dimming, atLeast: 0.1, atMost: 0.5 }",
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "an alpha", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The element, screen or role."),
          Parameter("tolerance", \.tolerance, .fraction(), "The tolerance."),
        ]
          + ExpectedNumber.parameters(.fraction(), "opacity").map { $0.lifted(to: \.alpha) },
        check: { expected, value, diagnostics in
          expected.alpha.checkLimits(value, &diagnostics)
        }
      ).requiringAnyKey(
        "empty-expectation", "the alpha expectation has no number", besides: ["tolerance"]))
  }

  package var sentence: String { "alpha of \(of) is \(alpha.text)" }
  package var expected: String { "\(alpha.text) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { view in
      let found = view.layer.presentationState(at: observation.device.now).opacity
      return EvaluationResult(alpha.match(found, tolerance), found.text)
    }
  }
}
