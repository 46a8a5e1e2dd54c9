package import SegueConfig

/// Dismisses a screen, or asks first where it has changes that are not saved.
package nonisolated struct CloseAction: Action {
  package static let key = "close"
  package static let summary =
    "A screen is dismissed as by its Cancel button: where it has changes that are not saved, "
    + "`onDismissAttempt` says what happens instead."
  package static let examples = ["close", "{ from: draft }"]
  package static let word: Self? = Self()

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable("a close", defaults: Self(), [])
  }

  package var sentence: String { "close" }

  package func perform(_ context: ActionContext) {
    (context.source as? ScreenController)?.close()
  }
}
