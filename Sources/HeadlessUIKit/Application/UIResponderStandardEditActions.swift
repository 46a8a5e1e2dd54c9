/// The actions of a text's menu. Every responder has them, and handles those that it overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Called for the action that cuts the selection.
  func cut(_ sender: Any?)
  /// Called for the action that copies the selection.
  func copy(_ sender: Any?)
  /// Called for the action that pastes.
  func paste(_ sender: Any?)
  /// Called for the action that pastes in the style of the surroundings.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Called for the action that pastes a URL and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Called for the action that pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Called for the action that selects.
  func select(_ sender: Any?)
  /// Called for the action that selects everything.
  func selectAll(_ sender: Any?)
  /// Called for the action that deletes the selection.
  func delete(_ sender: Any?)
  /// Called for the action that duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Called for the action that moves the selection.
  func move(_ sender: Any?)
  /// Called for the action that renames the selection.
  func rename(_ sender: Any?)
  /// Called for the action that exports.
  func export(_ sender: Any?)
  /// Called for the action that prints.
  func printContent(_ sender: Any?)
  /// Called for the action that searches.
  func find(_ sender: Any?)
  /// Called for the action that searches and replaces.
  func findAndReplace(_ sender: Any?)
  /// Called for the action that searches on.
  func findNext(_ sender: Any?)
  /// Called for the action that searches backward.
  func findPrevious(_ sender: Any?)
  /// Called for the action that searches for the selection.
  func useSelectionForFind(_ sender: Any?)
  /// Called for the action that makes the text run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Called for the action that makes the text run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Called for the action that toggles bold text.
  func toggleBoldface(_ sender: Any?)
  /// Called for the action that toggles italic text.
  func toggleItalics(_ sender: Any?)
  /// Called for the action that toggles underlined text.
  func toggleUnderline(_ sender: Any?)
  /// Called for the action that enlarges the text.
  func increaseSize(_ sender: Any?)
  /// Called for the action that makes the text smaller.
  func decreaseSize(_ sender: Any?)
  /// Called for the action that changes the attributes of the text.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponder: UIResponderStandardEditActions {}

extension Selector {
  /// Whether the selector names a standard edit action, which every responder has.
  nonisolated var isEditAction: Bool { editActions.contains(shownName) }
}

private nonisolated let editActions: Set<String> = [
  "cut:",
  "copy:",
  "paste:",
  "pasteAndMatchStyle:",
  "pasteAndGo:",
  "pasteAndSearch:",
  "select:",
  "selectAll:",
  "delete:",
  "duplicate:",
  "move:",
  "rename:",
  "export:",
  "printContent:",
  "find:",
  "findAndReplace:",
  "findNext:",
  "findPrevious:",
  "useSelectionForFind:",
  "makeTextWritingDirectionLeftToRight:",
  "makeTextWritingDirectionRightToLeft:",
  "toggleBoldface:",
  "toggleItalics:",
  "toggleUnderline:",
  "increaseSize:",
  "decreaseSize:",
]
