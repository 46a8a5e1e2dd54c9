import HeadlessUIKit
import SegueConfig

/// Ends editing in every window, which hides the keyboard unless a form sheet keeps it.
package nonisolated struct EndEditingAction: Action {
  package static let key = "endEditing"
  package static let synonyms = ["hideKeyboard", "resignFirstResponder"]
  package static let summary =
    "Ends editing, which hides the keyboard; a form sheet in regular width keeps it."
  package static let examples = ["endEditing"]
  package static let word: Self? = Self()
  package static let hasSource = false

  package var sentence: String { "end editing" }

  package func perform(_ context: ActionContext) {
    for window in context.app.device.windows { window.endEditing(true) }
  }
}
