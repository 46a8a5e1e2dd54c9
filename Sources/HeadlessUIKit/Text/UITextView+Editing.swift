/// The kinds of data that a text view finds in its text.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The text of a text view, its editing, and its layout.
extension UITextView {
  /// The distance of the text from the sides of its container, pt.
  private static let padding: CGFloat = 5

  final func install() {
    label.numberOfLines = 0
    addSubview(label)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(UITextView.tapped)))
    contentDidChange()
  }

  private func tapped() { if isEditable { becomeFirstResponder() } }

  private var shownFont: UIFont {
    attributes.font ?? font ?? .systemFont(ofSize: 12)
  }
  private var shownColor: UIColor {
    attributes.color ?? textColor ?? .label
  }

  // MARK: Text

  final func replaceText(by text: NSAttributedString?) {
    let text = text ?? NSAttributedString(string: "")
    attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
    replaceText(by: text.string)
  }

  final func replaceText(by text: String) {
    content = text
    contentDidChange()
    select(NSRange(location: text.utf16.count, length: 0))
  }

  final func contentDidChange() {
    label.text = content
    label.font = shownFont
    label.textColor = shownColor
    label.textAlignment = textAlignment
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func select(_ range: NSRange) {
    let end = content.utf16.count
    let start = max(0, min(range.location, end))
    let usable = NSRange(location: start, length: max(0, min(range.length, end - start)))
    guard usable != selection else { return }
    selection = usable
    delegate?.textViewDidChangeSelection(self)
  }

  // MARK: Editing

  final func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  final func endEditing() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  final func receiveTyped(_ text: String) {
    guard
      delegate?.textView(self, shouldChangeTextIn: selection, replacementText: text) ?? true
    else { return }
    insertText(text)
  }

  final func type(_ text: String) { replace(selection, by: text) }

  final func deleteByKey() {
    var range = selection
    if range.length == 0 {
      let before = (content as NSString).substring(to: range.location)
      guard let last = before.last else { return }
      let length = String(last).utf16.count
      range = NSRange(location: range.location - length, length: length)
    }
    replace(range, by: "")
  }

  private func replace(_ range: NSRange, by text: String) {
    content = (content as NSString).replacingCharacters(in: range, with: text)
    contentDidChange()
    select(NSRange(location: range.location + text.utf16.count, length: 0))
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Layout

  /// Returns the size of the text with its insets in a width, pt.
  final func fittingSize(_ width: CGFloat) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.padding
    let room = width > 0 ? max(0, width - sides) : .infinity
    let text = label.sizeThatFits(CGSize(width: room, height: .infinity))
    let height = max(text.height, shownFont.lineHeight.rounded(.up))
    return CGSize(
      width: text.width + sides, height: height + textContainerInset.top + textContainerInset.bottom
    )
  }

  final func layOutText() {
    let size = fittingSize(bounds.width)
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.padding
    label.frame = CGRect(
      x: textContainerInset.left + Self.padding, y: textContainerInset.top,
      width: max(0, bounds.width - sides),
      height: size.height - textContainerInset.top - textContainerInset.bottom)
    let wanted = CGSize(width: bounds.width, height: size.height)
    if contentSize != wanted { contentSize = wanted }
  }

  final func reveal(_ range: NSRange) {
    layoutIfNeeded()
    let text = (content as NSString).substring(to: min(range.location, content.utf16.count))
    let lines = TextMeasure.lineCount(text, shownFont, in: label.bounds.width)
    let line = shownFont.lineHeight
    scrollRectToVisible(
      CGRect(
        x: 0, y: textContainerInset.top + CGFloat(max(0, lines - 1)) * line, width: 1,
        height: line),
      animated: true)
  }
}
