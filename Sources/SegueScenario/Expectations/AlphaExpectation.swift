import HeadlessUIKit
import SegueApp
package import SegueConfig

/// The presentation opacity of a view itself, without its superviews.
package nonisolated struct AlphaExpectation: Expectation {
  /// The element, screen or role.
  package var of = ""
  /// The opacity, 0 to 1.
  package var alpha = 0.0
  /// The tolerance; 0.01 by default.
  package var tolerance = 0.01

  package static let key = "alpha"
  package static let summary =
    "The presentation opacity of a view, without its superviews; the tolerance is 0.01 by default."
  package static let examples = ["alpha: { of: dimming, is: 0.25 }"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "an alpha", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The element, screen or role."),
          Parameter("is", \.alpha, .fraction(), required: true, "The opacity."),
          Parameter("tolerance", \.tolerance, .fraction(), "The tolerance."),
        ]))
  }

  package var sentence: String { "alpha of \(of) is \(alpha.text)" }
  package var expected: String { "\(alpha.text) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    observation.view(of) { view in
      let found = view.layer.presentationState(at: observation.device.now).opacity
      return EvaluationResult(abs(found - alpha) <= tolerance, found.text)
    }
  }
}
