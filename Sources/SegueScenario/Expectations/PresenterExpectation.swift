import HeadlessUIKit
import SegueApp
package import SegueConfig

/// Which screen or container presents a screen.
package nonisolated struct PresenterExpectation: Expectation {
  /// The presented screen.
  package var of = ""
  /// What presents it.
  package var presenter = ""

  package static let key = "presenter"
  package static let summary =
    "Which screen or container presents which screen: a screen, also for the container that shows "
    + "it, or a container by its own name: `tabs`, or `navigation of home`, `split of home`, `pages "
    + "of home` by its first screen."
  package static let examples = ["presenter: { of: games, is: home }"]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a presenter", defaults: Self(),
        [
          Parameter("of", \.of, names.app.screen, required: true, "The screen that is presented."),
          Parameter(
            "is", \.presenter, names.app.presenter, required: true,
            "The screen that presents it, or on view in what does; or a container by its own name."
          ),
        ]))
  }

  package var sentence: String { "\(of) is presented by \(presenter)" }
  package var expected: String { presenter }

  package func evaluate(_ observation: Observation) -> Finding {
    let app = observation.app
    guard let controller = app.controller(named: of) else {
      return Finding(false, "\(of) is not presented")
    }
    guard let found = controller.presentingViewController else { return Finding(false, "nobody") }
    // A container is meant by its own name, or by the screen that is on view in it.
    if found.restorationIdentifier == presenter { return Finding(true, presenter) }
    let screen = app.isScreen(presenter) ? RunningApp.leaf(of: found) : found
    return Finding(
      screen.restorationIdentifier == presenter, observation.device.name(of: screen))
  }
}
