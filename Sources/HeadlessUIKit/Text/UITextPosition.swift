/// A position in the text of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
  nonisolated deinit {}

  /// The offset in UTF-16 code units; 0 for a position of an app.
  var textOffset: Int { 0 }
}

/// A range of the text of a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range.
  public override init() { super.init() }
  nonisolated deinit {}

  /// Whether the range has no characters; true by default.
  open var isEmpty: Bool { true }
  /// The first position.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the last character.
  open var end: UITextPosition { start }
}

/// A rectangle of selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Creates a rectangle.
  public override init() { super.init() }
  nonisolated deinit {}

  /// The rectangle in the text input's coordinates, pt; zero by default.
  open var rect: CGRect { .zero }
  /// The writing direction of the text; natural by default.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the selection; false by default.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the selection; false by default.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical; false by default.
  open var isVertical: Bool { false }
}

/// The direction of text in its storage.
public nonisolated enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward = 0
  /// To the beginning.
  case backward = 1
}

/// A direction on the screen.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction in the storage or on the screen.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public var rawValue: Int

  /// Creates a direction from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction is toward the beginning.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// A unit of text.
public nonisolated enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line; here a paragraph.
  case line = 4
  /// The whole text.
  case document = 5
}

// MARK: Text of the engine

/// A position by its offset in UTF-16 code units.
final class TextOffset: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }
  override var textOffset: Int { offset }
  override nonisolated var hash: Int { offset }
}

/// A range by its offsets in UTF-16 code units.
final class TextOffsetRange: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(NSMaxRange(range)) }
  override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }
  override nonisolated var hash: Int { range.location }
}

/// A rectangle of one line of a selection.
final class LineSelectionRect: UITextSelectionRect {
  private let own: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    own = rect
    ends = (containsStart, containsEnd)
    super.init()
  }

  override var rect: CGRect { own }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
