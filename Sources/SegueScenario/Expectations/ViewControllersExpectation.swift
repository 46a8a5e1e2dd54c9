import HeadlessUIKit
import SegueApp
package import SegueConfig

/// The screens of the visible navigation stack.
package nonisolated struct ViewControllersExpectation: Expectation {
  /// The names, the root first.
  package var screens: [String]

  package static let key = "viewControllers"
  package static let summary = "The screens of the visible navigation stack, the root first."
  package static let examples = ["viewControllers: [home, games]"]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    ParameterKind<[String]>.list(of: names.app.screen, count: 1...100)
      .mapped(Self.init, back: \.screens)
  }

  package var sentence: String { "the navigation stack is \(expected)" }
  package var expected: String { "[\(screens.joined(separator: ", "))]" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    guard let stack = observation.app.top.stack else {
      return EvaluationResult(false, "no navigation stack")
    }
    let found = stack.names
    return EvaluationResult(found == screens, "[\(found.joined(separator: ", "))]")
  }
}
