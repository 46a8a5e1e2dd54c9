import HeadlessUIKit
package import SegueConfig

/// The visible screen of the topmost presented controller.
package nonisolated struct TopExpectation: Expectation {
  /// The name of the screen.
  package var screen: String

  package static let key = "top"
  package static let summary = "The visible screen of the topmost presented view controller."
  package static let followsReleases = true
  package static let examples = ["top: games"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    names.app.screen.mapped(Self.init, back: \.screen)
  }

  package var sentence: String { "top is \(screen)" }
  package var expected: String { screen }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let top = observation.app.top
    return EvaluationResult(
      top.restorationIdentifier == screen, observation.device.name(of: top))
  }
}
