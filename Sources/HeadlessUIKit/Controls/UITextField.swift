/// A field for one line of text; when tapped, it becomes first responder and shows the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UITextInputTraits {
  /// The border style of a field.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A line with a bezel.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When an overlay view or the clear button is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited and has text.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }
  /// Why editing has ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The field resigned.
    case committed = 0
    /// The editing was canceled.
    case cancelled = 1
  }

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

  let label = UILabel(frame: .zero)
  private(set) var content = ""
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
      content = newValue ?? ""
      showText()
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
    let kept = clearsOnNextInsertion ? "" : content
    clearsOnNextInsertion = false
    change(to: kept + text)
  }
  open func deleteBackward() { change(to: String(content.dropLast())) }

  /// Types a character, subject to the delegate.
  override func receive(_ character: Character) {
    if character.isNewline {
      if delegate?.textFieldShouldReturn(self) != false { pressReturn() }
      return
    }
    let end = NSRange(location: (text ?? "").utf16.count, length: 0)
    let string = String(character)
    if delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: string) != false
    {
      insertText(string)
    }
  }

  private func change(to wanted: String) {
    guard wanted != content else { return }
    text = wanted
    delegate?.textFieldDidChangeSelection(self)
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  /// Clears the text as the clear button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(to: "")
  }
}

extension UITextField {
  /// Handles the return key: sends the primary action, and ends editing if `.editingDidEndOnExit`
  /// has a target.
  fileprivate func pressReturn() {
    send([.editingDidEndOnExit, .primaryActionTriggered], nil)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}
