/// A view for text of several lines, which scrolls and which the user can edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextInputTraits {
  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  let label = UILabel(frame: .zero)
  var content = ""
  var attributes: [NSAttributedString.Key: Any] = [:]
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var traits = TextInputTraits()

  /// The area of the text.
  open var textContainer: NSTextContainer { container }
  private let container: NSTextContainer

  /// Creates an empty text view with a text container; `nil` creates one that tracks the width.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    if textContainer == nil { container.widthTracksTextView = true }
    install()
  }
  /// Creates an empty text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates an empty text view; the choice of the text engine is ignored.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Managing the editing behavior

  /// The delegate, which controls the editing and is notified of scrolling; weak.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  /// Whether the user can edit the text; true by default.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Whether the user can select text; true by default.
  open var isSelectable = true
  /// The selected range; empty at the end of the text by default.
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }
  /// Whether a selection becomes empty when text is inserted; true by default.
  /// Stored only.
  open var clearsOnInsertion = false
  /// The kinds of data that become links; none by default.
  /// Stored only.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the user can change attributes; false by default.
  /// Stored only.
  open var allowsEditingTextAttributes = false

  // MARK: Accessing the text

  /// The text; empty by default. Setting it calls no delegate but for the selection.
  open var text: String! {
    get { content }
    set { replaceText(by: newValue ?? "") }
  }
  /// The text with attributes, of which the first character's font and color are displayed.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content, attributes: attributes) }
    set { replaceText(by: newValue) }
  }
  /// The font; `nil`, the default, selects the system font at 12 pt.
  open var font: UIFont? { didSet { contentDidChange() } }
  /// The text color; `nil` selects `.label`.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// The attributes of new text; empty by default.
  /// Stored only.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links; empty by default.
  /// Stored only.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the font follows the content size category; false by default.
  /// Stored only.
  open var adjustsFontForContentSizeCategory = false
  /// The insets of the text container, pt; 8 above and below by default. Text has the container's padding
  /// more at both sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// Scrolls until a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Input views

  /// The view in place of the keyboard; `nil` by default.
  /// Stored only.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard; `nil` by default.
  /// Stored only.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// Whether the text is hidden; false by default.
  /// Stored only.
  open var isSecureTextEntry = false

  // MARK: Text input traits

  /// Which letters are capitalized; of each sentence by default.
  /// Stored only.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalization }
    set { traits.autocapitalization = newValue }
  }
  /// Whether text is corrected; the system's choice by default.
  /// Stored only.
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrection }
    set { traits.autocorrection = newValue }
  }
  /// Whether spelling is checked; the system's choice by default.
  /// Stored only.
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellChecking }
    set { traits.spellChecking = newValue }
  }
  /// Whether quotes are replaced; the system's choice by default.
  /// Stored only.
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.quotes }
    set { traits.quotes = newValue }
  }
  /// Whether dashes are replaced; the system's choice by default.
  /// Stored only.
  open var smartDashesType: UITextSmartDashesType {
    get { traits.dashes }
    set { traits.dashes = newValue }
  }
  /// Whether spaces are inserted; the system's choice by default.
  /// Stored only.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.insertDelete }
    set { traits.insertDelete = newValue }
  }
  /// The keyboard; the default one by default.
  /// Stored only.
  open var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }
  /// The brightness of the keyboard; the environment's by default.
  /// Stored only.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.appearance }
    set { traits.appearance = newValue }
  }
  /// The return key; "return" by default.
  /// Stored only.
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }
  /// Whether the return key is disabled without text; false by default.
  /// Stored only.
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKey }
    set { traits.enablesReturnKey = newValue }
  }
  /// The meaning of the text; `nil` by default.
  /// Stored only.
  open var textContentType: UITextContentType! {
    get { traits.content }
    set { traits.content = newValue }
  }
  /// The rules of a new password; `nil` by default.
  /// Stored only.
  open var passwordRules: UITextInputPasswordRules? {
    get { traits.password }
    set { traits.password = newValue }
  }

  // MARK: Layout

  /// The size of the text with its insets, if the view does not scroll; otherwise none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(bounds.width)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  // MARK: First responder and typing

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var canResignFirstResponder: Bool {
    !isFirstResponder || delegate?.textViewShouldEndEditing(self) ?? true
  }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  override func didResign() { endEditing() }
  open var hasText: Bool { !content.isEmpty }
  /// Replaces the selection as the keyboard does, without a question to the delegate.
  open func insertText(_ text: String) { type(text) }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() { deleteByKey() }
  /// Types a character, subject to the delegate.
  override func receive(_ character: Character) { receiveTyped(String(character)) }

  // MARK: Text input

  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection) }
    set { if let newValue { select(range(of: newValue)) } }
  }
  /// The attributes of marked text; `nil` by default.
  /// Stored only.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// The system's observer, which is notified of changes by code; weak.
  open weak var inputDelegate: (any UITextInputDelegate)?
  open private(set) lazy var tokenizer: any UITextInputTokenizer = makeTokenizer()
  open var markedTextRange: UITextRange? { marked.map { TextOffsetRange($0) } }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(length) }
  open func text(in range: UITextRange) -> String? { substring(range) }
  /// Replaces the text of a range, without a question to the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(self.range(of: range), by: text)
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    replaceMarked(by: markedText, selecting: selectedRange)
  }
  open func unmarkText() { marked = nil }
  open func textRange(from one: UITextPosition, to other: UITextPosition) -> UITextRange? {
    makeRange(one, other)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    makePosition(self.offset(of: position) + offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  open func offset(from: UITextPosition, to other: UITextPosition) -> Int {
    offset(of: other) - offset(of: from)
  }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { farthest(in: range, direction) }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }
  /// Returns left to right, in which all text is measured.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  /// Does nothing: all text is measured from left to right.
  open func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {}
  open func firstRect(for range: UITextRange) -> CGRect { rects(of: range).first ?? .null }
  /// Returns the rectangle of the insertion point at a position, pt; 2 pt wide.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    makeSelectionRects(range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(point, in: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
}
