package import SegueConfig

/// A view of which some part is visible.
package nonisolated struct OnScreenExpectation: Expectation {
  /// The element, screen or role.
  package var target: String

  package static let key = "onScreen"
  package static let summary = "Views of which some part is visible."
  package static let followsReleases = true
  package static let examples = ["onScreen: [games, dimming]"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    names.app.target.mapped(Self.init, back: \.target)
  }

  package var sentence: String { "\(target) is on the screen" }
  package var expected: String { "on the screen" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let reason = observation.invisibility(of: target)
    return EvaluationResult(reason == nil, reason ?? "on the screen")
  }
}
