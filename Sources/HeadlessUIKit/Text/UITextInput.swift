/// The system's observer of a text input: the input calls it before and after changes that its user's
/// typing does not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells the delegate that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Tells the delegate that the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A responder with text, of which it knows positions, ranges and their rectangles.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text and selection

  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty at the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that an input method composes; `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection, by other marked text, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes marked text plain.
  func unmarkText()
  /// The system's observer; weak.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds the bounds of words and other units.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: Positions and ranges

  /// The first position.
  var beginningOfDocument: UITextPosition { get }
  /// The last position.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset from another; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in a direction on the screen; `nil` outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the offset from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  /// Returns the rectangle of the first line of a range, pt.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the insertion point at a position, pt.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a selected range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}
