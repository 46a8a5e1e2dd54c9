/// A field for one line of text; when tapped, it becomes first responder and shows the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
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

  /// The inset of the text in a field with a border, pt; chosen.
  private static let margin: CGFloat = 7

  private let label = UILabel(frame: .zero)
  private var content = ""

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
  /// The text displayed while the field is empty; `nil` by default.
  open var placeholder: String? { didSet { showText() } }
  /// The font; the system font at 17 pt by default.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { showText() } }
  /// The text color; `.label` by default.
  open var textColor: UIColor? = .label { didSet { showText() } }
  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }

  // MARK: Setting the appearance

  /// The border style; none by default.
  open var borderStyle = BorderStyle.none { didSet { showEdge() } }

  // MARK: Managing the editing behavior

  /// Whether the field is being edited, as first responder.
  open var isEditing: Bool { isFirstResponder }
  /// The delegate, which controls the editing; weak.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Layout

  /// Returns the rectangle of the text in a field with these bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
  }
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
    label.frame = textRect(forBounds: bounds)
  }

  private func showText() {
    label.text = content.isEmpty ? placeholder : content
    label.textColor = content.isEmpty ? .placeholderText : textColor ?? .label
    label.font = font ?? .systemFont(ofSize: 17)
    label.textAlignment = textAlignment
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
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
    return true
  }
  override func didResign() {
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, nil)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Typing

  open var hasText: Bool { !content.isEmpty }
  open func insertText(_ text: String) { change(to: content + text) }
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
    send(.editingChanged, nil)
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
