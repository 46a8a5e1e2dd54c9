import HeadlessUIKit
package import SegueConfig

/// The selected tab.
package nonisolated struct SelectedTabExpectation: Expectation {
  /// The first screen of the tab.
  package var tab: String

  package static let key = "selected"
  package static let summary = "The selected tab, identified by its first screen."
  package static let followsReleases = true
  package static let examples = ["selected: settings"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    names.app.tab.mapped(Self.init, back: \.tab)
  }

  package var sentence: String { "the tab \(tab) is selected" }
  package var expected: String { tab }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    guard let selected = observation.app.tabBarController(with: tab)?.selectedViewController else {
      return EvaluationResult(false, "no tab bar")
    }
    let found = selected.firstScreenName
    return EvaluationResult(found == tab, found)
  }
}
