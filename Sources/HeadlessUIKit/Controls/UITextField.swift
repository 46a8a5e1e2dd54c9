/// A field for one line of text; when tapped, it becomes first responder and shows the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits {
  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// The inset of the text in a field with a border, pt; chosen.
  static let margin: CGFloat = 7

  private(set) lazy var label = makeLabel()
  private(set) var content = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var traits = TextInputTraits()
  private(set) lazy var clearButton = makeClearButton()
  /// Whether a typed character replaces the text.
  var clearsOnNextInsertion = false

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    showText()
  }
  /// Unarchiving is not supported; returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Accessing the text attributes

  /// The text; empty by default. Setting it calls neither delegate nor targets.
  open var text: String? {
    get { content }
    set {
      inputDelegate?.textWillChange(self)
      content = newValue ?? ""
      setSelection(NSRange(location: length, length: 0))
      marked = nil
      showText()
      inputDelegate?.textDidChange(self)
    }
  }
  /// The text with attributes, of which the first character's font and color are displayed.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: attributes) }
    set {
      attributes = newValue.flatMap {
        $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil
      }
      text = newValue?.string
    }
  }
  private(set) var attributes: [NSAttributedString.Key: Any]?
  /// The text displayed while the field is empty; `nil` by default.
  open var placeholder: String? { didSet { showText() } }
  /// The text with attributes displayed while the field is empty; `nil` by default.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The attributes of the text; font and color are displayed.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes ?? [:] }
    set {
      attributes = newValue
      showText()
    }
  }
  /// The attributes of new text; `nil` by default.
  /// Stored only.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user can change attributes; false by default.
  /// Stored only.
  open var allowsEditingTextAttributes = false
  /// Whether the font size shrinks to fit the width; false by default.
  /// Stored only.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size for that, pt; 0 by default.
  /// Stored only.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the content size category; false by default.
  /// Stored only.
  open var adjustsFontForContentSizeCategory = false
  /// The font; the system font at 17 pt by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { showText() } }
  /// The text color; `.label` by default.
  open var textColor: UIColor? = .label { didSet { showText() } }
  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }

  // MARK: Setting the appearance

  /// The border style; none by default.
  open var borderStyle = BorderStyle.none { didSet { showEdge() } }

  /// The background image; `nil` by default.
  /// Stored only.
  open var background: UIImage?
  /// The background image of a disabled field; `nil` by default.
  /// Stored only.
  open var disabledBackground: UIImage?
  /// Whether the text is displayed as dots; false by default.
  open var isSecureTextEntry = false { didSet { showText() } }

  // MARK: Overlay views

  /// When the clear button is shown; never by default.
  open var clearButtonMode = ViewMode.never { didSet { showOverlays() } }
  /// The view at the leading edge; `nil` by default.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, by: leftView) } }
  /// When it is shown; never by default.
  open var leftViewMode = ViewMode.never { didSet { showOverlays() } }
  /// The view at the trailing edge; `nil` by default.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, by: rightView) } }
  /// When it is shown; never by default.
  open var rightViewMode = ViewMode.never { didSet { showOverlays() } }
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

  // MARK: Managing the editing behavior

  /// Whether the text is cleared when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether new text replaces the text; false by default.
  open var clearsOnInsertion: Bool {
    get { clearsOnNextInsertion }
    set { clearsOnNextInsertion = newValue }
  }

  /// Whether the field is being edited, as first responder.
  open var isEditing: Bool { isFirstResponder }
  /// The delegate, which controls the editing; weak.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Layout

  /// Returns the rectangle of the border in a field with these bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text in a field with these bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textFrame(in: bounds) }
  /// Returns the rectangle of the placeholder in a field with these bounds; by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited; by default that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the clear button in a field with these bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }
  /// Returns the rectangle of `leftView` in a field with these bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftFrame(in: bounds) }
  /// Returns the rectangle of `rightView` in a field with these bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightFrame(in: bounds) }
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    return borderStyle == .none
      ? CGSize(width: size.width, height: line)
      : CGSize(width: size.width + 2 * Self.margin, height: line + 2 * Self.margin)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Draws the text in a rectangle of the field; called with that of `textRect(forBounds:)`, or while it
  /// is edited of `editingRect(forBounds:)`. An override can pass another rectangle to super.
  open func drawText(in rect: CGRect) { paintLabel(in: rect) }
  /// Draws the placeholder in a rectangle of the field.
  open func drawPlaceholder(in rect: CGRect) { paintLabel(in: rect) }

  final func setSelection(_ range: NSRange) { selection = range }

  private func showText() {
    showContent()
    showOverlays()
    invalidateIntrinsicContentSize()
  }

  private func showEdge() {
    ownLayer.borderWidth = borderStyle == .none ? 0 : 1
    ownLayer.borderColor = UIColor.separator.cgColor
    ownLayer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
    setNeedsLayout()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true
  }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
    }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    showOverlays()
    return true
  }
  override func didResign() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, nil)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    showOverlays()
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Typing

  open var hasText: Bool { !content.isEmpty }
  open func insertText(_ text: String) {
    let range = clearsOnNextInsertion ? NSRange(location: 0, length: length) : insertionRange
    clearsOnNextInsertion = false
    replace(range, by: text)
  }
  open func deleteBackward() { if let range = deletionRange { replace(range, by: "") } }

  /// Types a character, subject to the delegate.
  override func receive(_ character: Character) {
    if character.isNewline {
      if delegate?.textFieldShouldReturn(self) != false { pressReturn() }
      return
    }
    let string = String(character)
    let allows = delegate?.textField(
      self, shouldChangeCharactersIn: insertionRange, replacementString: string)
    if allows != false { insertText(string) }
  }

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
