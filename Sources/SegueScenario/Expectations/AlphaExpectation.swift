import HeadlessUIKit
import SegueApp
package import SegueConfig

/// How opaque a view is by itself, as shown.
package nonisolated struct AlphaExpectation: Expectation {
  /// The element, screen or role.
  package var of = ""
  /// The opacity, 0 to 1.
  package var alpha = 0.0
  /// How far off it may be; 0.01 by default.
  package var tolerance = 0.01

  package static let key = "alpha"
  package static let summary =
    "How opaque a view is by itself, as shown; within 0.01 unless said."
  package static let examples = ["alpha: { of: dimming, is: 0.25 }"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "an alpha", defaults: Self(),
        [
          Parameter("of", \.of, names.app.target, required: true, "The element, screen or role."),
          Parameter("is", \.alpha, .fraction(), required: true, "The opacity."),
          Parameter("tolerance", \.tolerance, .fraction(), "How far off it may be."),
        ]))
  }

  package var sentence: String { "alpha of \(of) is \(alpha.text)" }
  package var expected: String { "\(alpha.text) ± \(tolerance.text)" }

  package func evaluate(_ observation: Observation) -> Finding {
    observation.view(of) { view in
      let found = view.layer.presentationState(at: observation.device.now).opacity
      return Finding(abs(found - alpha) <= tolerance, found.text)
    }
  }
}
