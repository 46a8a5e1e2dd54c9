package import HeadlessUIKit
package import SegueConfig

/// The context of the running transition; a `nil` property is not compared.
package nonisolated struct ContextExpectation: Expectation {
  /// The screen whose transition it is; `nil` for the visible screen.
  package var of: String?
  /// Whether the transition is animated.
  package var isAnimated: Bool?
  /// Whether the transition is interactive.
  package var isInteractive: Bool?
  /// Whether the transition was canceled.
  package var isCancelled: Bool?
  /// The adapted presentation style.
  package var presentationStyle: UIModalPresentationStyle?

  package static let key = "context"
  package static let summary =
    "The context of the running transition of a screen, by default of the visible one or else of "
    + "those below it; for a push, a pop or a tab change `presentationStyle` is `none`."
  package static let examples = [
    "context: { isAnimated: true, isInteractive: false, isCancelled: false, presentationStyle: "
      + "custom }", "{ of: games, isAnimated: true }",
  ]
  package static let isRepeatable = true

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> {
    .record(
      ParameterTable(
        "a context", defaults: Self(),
        [
          Parameter(
            "of", \.of, .optional(names.app.screen),
            "A screen that takes part in the transition, or is in a container that does; by "
              + "default the visible one, or else those below it."),
          Parameter(
            "isAnimated", \.isAnimated, .optional(.boolean), "Whether the transition is animated."),
          Parameter(
            "isInteractive", \.isInteractive, .optional(.boolean), "Whether a gesture drives it."),
          Parameter("isCancelled", \.isCancelled, .optional(.boolean), "Whether it was canceled."),
          Parameter(
            "presentationStyle", \.presentationStyle,
            .optional(.choice("a presentation style", among: styles)),
            "The adapted presentation style."),
        ]
      ).requiringAnyKey(
        "empty-expectation", "the context expectation is empty", besides: ["of"]))
  }

  /// The styles that a transition can have: `automatic` is only a request.
  private static let styles: [UIModalPresentationStyle] = [
    .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover,
  ]

  package var sentence: String {
    "the transition context\(of.map { " of \($0)" } ?? "") has \(expected)"
  }

  package var expected: String {
    let parts = [
      isAnimated.map { "isAnimated \($0)" }, isInteractive.map { "isInteractive \($0)" },
      isCancelled.map { "isCancelled \($0)" },
      presentationStyle.map { "presentationStyle \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  package func evaluate(_ observation: Observation) -> EvaluationResult {
    guard let controller = observation.controller(named: of) else {
      return .notPresented(of)
    }
    // Below a sheet that is not dimmed, a pan can drive a transition too.
    let controllers = sequence(first: controller) { of == nil ? $0.presentingViewController : nil }
    guard let coordinator = controllers.lazy.compactMap(\.transitionCoordinator).first else {
      return EvaluationResult(false, "no transition")
    }
    let found = ContextExpectation(
      of: of,
      isAnimated: isAnimated.map { _ in coordinator.isAnimated },
      isInteractive: isInteractive.map { _ in coordinator.isInteractive },
      isCancelled: isCancelled.map { _ in coordinator.isCancelled },
      presentationStyle: presentationStyle.map { _ in coordinator.presentationStyle })
    return EvaluationResult(found == self, found.expected)
  }
}
