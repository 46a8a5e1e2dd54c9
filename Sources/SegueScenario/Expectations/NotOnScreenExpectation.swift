package import SegueConfig

/// A view of which no part is visible.
package nonisolated struct NotOnScreenExpectation: Expectation {
  /// The element, screen or role.
  package var target: String

  package static let key = "notOnScreen"
  package static let summary = "Views of which no part is visible."
  package static let followsReleases = true
  package static let examples = ["notOnScreen: rotate"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    names.app.target.mapped(Self.init, back: \.target)
  }

  package var sentence: String { "\(target) is not on the screen" }
  package var expected: String { "not on the screen" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let reason = observation.invisibility(of: target)
    return EvaluationResult(reason != nil, reason ?? "on the screen")
  }
}
