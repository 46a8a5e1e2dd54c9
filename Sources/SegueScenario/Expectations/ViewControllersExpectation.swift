import HeadlessUIKit
package import SegueConfig

/// The screens of a navigation stack.
package nonisolated struct ViewControllersExpectation: Expectation {
  /// A screen in the stack; `nil` for the visible screen.
  package var of: String?
  /// The names, the root first.
  package var screens: [String] = []

  package static let key = "viewControllers"
  package static let summary =
    "The screens of the visible navigation stack, or of the stack that contains a screen, the root "
    + "first."
  package static let followsReleases = true
  package static let examples = [
    "viewControllers: [home, games]", "{ of: games, is: [home, games] }",
  ]
  package static let isRepeatable = true
  package static let isList = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    let list = ParameterKind<[String]>.list(of: names.app.screen, count: 1...100)
    return .of(
      [
        .short(
          list, for: "is", when: { $0.items != nil }, { Self(screens: $0) }, part: \.screens)
      ],
      or: ParameterTable(
        "a navigation stack", defaults: Self(),
        [
          Parameter(
            "of", \.of, .optional(names.app.screen),
            "A screen in the stack, on any level of presentation; by default the visible one."),
          Parameter("is", \.screens, list, required: true, "The screens, the root first."),
        ]))
  }

  package var sentence: String {
    "the navigation stack\(of.map { " of \($0)" } ?? "") is \(expected)"
  }
  package var expected: String { "[\(screens.joined(separator: ", "))]" }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    guard let controller = observation.controller(named: of) else { return .notPresented(of) }
    guard let stack = controller.stack else {
      return EvaluationResult(false, "no navigation stack")
    }
    let found = stack.names
    return EvaluationResult(found == screens, "[\(found.joined(separator: ", "))]")
  }
}
