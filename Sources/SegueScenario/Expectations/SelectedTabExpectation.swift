import HeadlessUIKit
import SegueApp
package import SegueConfig

/// The tab that is selected.
package nonisolated struct SelectedTabExpectation: Expectation {
  /// Its first screen.
  package var tab: String

  package static let key = "selected"
  package static let summary = "The tab that is selected, by its first screen."
  package static let examples = ["selected: settings"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    names.app.tab.mapped(Self.init, back: \.tab)
  }

  package var sentence: String { "the tab \(tab) is selected" }
  package var expected: String { tab }

  package func evaluate(_ observation: Observation) -> Finding {
    guard let selected = observation.app.tabs?.selectedViewController else {
      return Finding(false, "no tabs")
    }
    let found = selected.firstScreenName
    return Finding(found == tab, found)
  }
}
