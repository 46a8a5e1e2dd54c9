package import SegueConfig

/// Gives a screen changes that are not saved.
package nonisolated struct EditAction: Action {
  package static let key = "edit"
  package static let summary = "From now on a screen has changes that are not saved."
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
