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
extension UITextView: EditedText {
  final var showsDots: Bool { false }

  final func install() {
    addSubview(label)
    textContainer.didChange = { [weak self] in self?.contentDidChange() }
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
    inputDelegate?.textWillChange(self)
    content = text
    marked = nil
    contentDidChange()
    inputDelegate?.textDidChange(self)
    select(NSRange(location: text.utf16.count, length: 0))
  }

  final func contentDidChange() {
    label.text = content
    label.font = shownFont
    label.textColor = shownColor
    label.textAlignment = textAlignment
    label.numberOfLines = textContainer.maximumNumberOfLines
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func select(_ range: NSRange) {
    let usable = clamped(range)
    guard usable != selection else { return }
    inputDelegate?.selectionWillChange(self)
    selection = usable
    delegate?.textViewDidChangeSelection(self)
    inputDelegate?.selectionDidChange(self)
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
      delegate?.textView(self, shouldChangeTextIn: insertionRange, replacementText: text) ?? true
    else { return }
    insertText(text)
  }

  final func type(_ text: String) { replace(insertionRange, by: text) }

  final func deleteByKey() { if let range = deletionRange { replace(range, by: "") } }

  final func replace(_ range: NSRange, by text: String) {
    content = (content as NSString).replacingCharacters(in: range, with: text)
    marked = nil
    contentDidChange()
    select(NSRange(location: range.location + text.utf16.count, length: 0))
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Layout

  /// Returns the size of the text with its insets in a width, pt.
  final func fittingSize(_ width: CGFloat) -> CGSize {
    let room = width > 0 ? textWidth(in: width) : .infinity
    let text = label.sizeThatFits(CGSize(width: room, height: .infinity))
    let height = max(text.height, shownFont.lineHeight.rounded(.up))
    return CGSize(
      width: text.width + sides, height: height + textContainerInset.top + textContainerInset.bottom
    )
  }

  /// The width of the insets and the padding at both sides, pt.
  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// Returns the width of the lines in a width of the view, pt.
  private func textWidth(in width: CGFloat) -> CGFloat {
    let fixed = textContainer.size.width
    guard !textContainer.widthTracksTextView, fixed > 0, fixed < .greatestFiniteMagnitude else {
      return max(0, width - sides)
    }
    return max(0, fixed - 2 * textContainer.lineFragmentPadding)
  }

  final func layOutText() {
    let size = fittingSize(bounds.width)
    if textContainer.widthTracksTextView {
      textContainer.follow(
        CGSize(
          width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
          height: textContainer.size.height))
    }
    label.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: textWidth(in: bounds.width),
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
