package import SegueConfig

/// Clears `hasUnsavedChanges` of a screen.
package nonisolated struct SaveAction: Action {
  package static let key = "save"
  package static let summary = "Saves the changes of a screen: it has no unsaved changes anymore."
  package static let examples = ["save", "{ from: draft }"]
  package static let word: Self? = Self()

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable("a save", defaults: Self(), [])
  }

  package var sentence: String { "save" }

  package func perform(_ context: ActionContext) {
    (context.source as? ScreenController)?.hasUnsavedChanges = false
  }
}
