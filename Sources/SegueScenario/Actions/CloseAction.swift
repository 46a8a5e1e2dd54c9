package import SegueConfig

/// Dismisses a screen, or asks first if it has unsaved changes.
package nonisolated struct CloseAction: Action {
  package static let key = "close"
  package static let summary =
    "Dismisses a screen as its Cancel button does; with unsaved changes, `onDismissAttempt` "
    + "applies instead."
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
