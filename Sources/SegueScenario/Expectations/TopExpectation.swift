import HeadlessUIKit
import SegueApp
package import SegueConfig

/// The screen on view at the top of what is presented.
package nonisolated struct TopExpectation: Expectation {
  /// Its name.
  package var screen: String

  package static let key = "top"
  package static let summary = "The screen on view at the top of what is presented."
  package static let examples = ["top: games"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    names.app.screen.mapped(Self.init, back: \.screen)
  }

  package var sentence: String { "top is \(screen)" }
  package var expected: String { screen }

  package func evaluate(_ observation: Observation) -> Finding {
    let top = observation.app.top
    return Finding(
      top.restorationIdentifier == screen, observation.device.name(of: top))
  }
}
