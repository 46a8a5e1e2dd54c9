import HeadlessUIKit
package import SegueConfig

/// Dismisses the view controller that a screen presents, or else the screen itself.
package nonisolated struct DismissAction: Action {
  /// Whether the dismissal is animated; true by default.
  package var animated = true

  package static let key = "dismiss"
  package static let summary =
    "Dismisses what a screen presents, or else the screen."
  package static let examples = ["dismiss", "{ animated: false, from: games }"]
  package static let word: Self? = Self()

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable(
      "a dismissal", defaults: Self(),
      [Parameter("animated", \.animated, .boolean, "Whether the dismissal is animated.")])
  }

  package var sentence: String { "dismiss" }

  package func perform(_ context: ActionContext) {
    let source = context.source
    if source.presentedViewController == nil, source.presentingViewController == nil {
      context.report(
        ActionFailure(
          requirement: "there is something to dismiss", expected: "a presented screen",
          found: "\(context.sourceName) neither presents nor is presented"))
    }
    // Called in any case: without a presentation UIKit ignores it.
    source.dismiss(animated: animated)
  }
}
