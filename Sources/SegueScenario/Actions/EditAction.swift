package import SegueConfig

/// Sets `hasUnsavedChanges` of a screen.
package nonisolated struct EditAction: Action {
  package static let key = "edit"
  package static let summary = "Gives a screen unsaved changes."
  package static let examples = ["edit", "{ from: draft }"]
  package static let word: Self? = Self()

  package static func table(_ names: AppNames) -> ParameterTable<Self>? {
    ParameterTable("an edit", defaults: Self(), [])
  }

  package var sentence: String { "edit" }

  package func perform(_ context: ActionContext) {
    (context.source as? ScreenController)?.hasUnsavedChanges = true
  }
}
