import HeadlessUIKit
package import SegueConfig

/// The visible screens of the presented view controllers.
package nonisolated struct PresentedExpectation: Expectation {
  /// The names, the lowest presentation first; empty for none.
  package var screens: [String]

  package static let key = "presented"
  package static let summary =
    "The visible screens of all presented view controllers, from the bottom up, or none."
  package static let followsReleases = true
  package static let examples = ["presented: [games, settings]", "none"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind.none(
      or: .list(of: names.app.screen, count: 1...100), "a list of screens"
    ).mapped(Self.init, back: \.screens)
  }

  package var sentence: String {
    screens.isEmpty ? "no screen is presented" : "the presented screens are \(expected)"
  }
  package var expected: String { Self.text(screens) }

  private static func text(_ screens: [String]) -> String {
    screens.isEmpty ? "none" : "[\(screens.listText)]"
  }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let found = observation.app.chain.dropFirst().map {
      observation.device.name(of: RunningApp.leaf(of: $0))
    }
    return EvaluationResult(found == screens, Self.text(found))
  }
}
