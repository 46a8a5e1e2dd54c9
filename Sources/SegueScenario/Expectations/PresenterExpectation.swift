import HeadlessUIKit
package import SegueConfig

/// The screen or container that presents a screen.
package nonisolated struct PresenterExpectation: Expectation {
  /// The presented screen.
  package var of = ""
  /// The presenting screen or container.
  package var presenter = ""

  package static let key = "presenter"
  package static let summary =
    "The presenting view controller of a screen: a screen, which also matches its container; "
    + "`tabs`; or a container with its first screen, such as `navigation of home`, `split of "
    + "home` or `pages of home`."
  package static let followsReleases = true
  package static let examples = ["presenter: { of: games, is: home }"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a presenter", defaults: Self(),
        [
          Parameter("of", \.of, names.app.screen, required: true, "The presented screen."),
          Parameter(
            "is", \.presenter, names.app.presenter, required: true,
            "The presenting screen, or the one visible in the presenting container; or a container."
          ),
        ]))
  }

  package var sentence: String { "\(of) is presented by \(presenter)" }
  package var expected: String { presenter }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    let app = observation.app
    guard let controller = app.controller(named: of) else {
      return .notPresented(of)
    }
    guard let found = controller.presentingViewController else {
      return EvaluationResult(false, "no presenter")
    }
    // A container is named directly, or by the screen that is visible in it.
    if found.restorationIdentifier == presenter { return EvaluationResult(true, presenter) }
    let screen = app.isScreen(presenter) ? RunningApp.leaf(of: found) : found
    return EvaluationResult(
      screen.restorationIdentifier == presenter, observation.device.name(of: screen))
  }
}
