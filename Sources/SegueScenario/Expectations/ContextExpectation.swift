package import HeadlessUIKit
import SegueApp
package import SegueConfig

/// What the context of the running transition says; nil where it does not matter.
package nonisolated struct ContextExpectation: Expectation {
  /// Whether the transition is animated.
  package var isAnimated: Bool?
  /// Whether it is interactive.
  package var isInteractive: Bool?
  /// Whether it was canceled.
  package var isCancelled: Bool?
  /// The style of the presentation, as adapted.
  package var presentationStyle: UIModalPresentationStyle?

  package static let key = "context"
  package static let summary =
    "What the context of the transition under way says; the styles are fullScreen, pageSheet, "
    + "formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, and none for "
    + "a push, a pop or a change of tab."
  package static let examples = [
    "context: { isAnimated: true, isInteractive: false, isCancelled: false, presentationStyle: "
      + "custom }"
  ]

  package static func kind(_ names: ScenarioNames) -> ParameterKind<Self> { .record(table) }

  private static let table = ParameterTable(
    "a context", defaults: Self(),
    [
      Parameter(
        "isAnimated", \.isAnimated, .optional(.boolean), "Whether the transition is animated."),
      Parameter(
        "isInteractive", \.isInteractive, .optional(.boolean), "Whether a finger drives it."),
      Parameter("isCancelled", \.isCancelled, .optional(.boolean), "Whether it was canceled."),
      Parameter(
        "presentationStyle", \.presentationStyle,
        .optional(.choice("a presentation style", styles.map { ("\($0)", $0) })),
        "The style of the presentation, as adapted."),
    ],
    rawValidator: { _, value, diagnostics in
      if value.hasNothing(but: []) {
        diagnostics.error(
          "empty-expectation", "the context names nothing that must hold", at: value.range,
          help: "write one of: isAnimated, isInteractive, isCancelled, presentationStyle")
      }
    })

  /// Those that a transition can have; the others are questions or another device's.
  private static let styles: [UIModalPresentationStyle] = [
    .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
    .overCurrentContext, .popover,
  ]

  package var sentence: String { "the context says \(expected)" }

  package var expected: String {
    let parts = [
      isAnimated.map { "isAnimated \($0)" }, isInteractive.map { "isInteractive \($0)" },
      isCancelled.map { "isCancelled \($0)" },
      presentationStyle.map { "presentationStyle \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  package func evaluate(_ observation: Observation) -> Finding {
    guard let coordinator = observation.app.top.transitionCoordinator else {
      return Finding(false, "no transition")
    }
    let found = ContextExpectation(
      isAnimated: isAnimated.map { _ in coordinator.isAnimated },
      isInteractive: isInteractive.map { _ in coordinator.isInteractive },
      isCancelled: isCancelled.map { _ in coordinator.isCancelled },
      presentationStyle: presentationStyle.map { _ in coordinator.presentationStyle })
    return Finding(found == self, found.expected)
  }
}
