/// The editing of a text field, and the drawing of its text.
extension UITextField: EditedText {
  final var showsDots: Bool { isSecureTextEntry }

  final func select(_ range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    inputDelegate?.selectionWillChange(self)
    setSelection(range)
    delegate?.textFieldDidChangeSelection(self)
    inputDelegate?.selectionDidChange(self)
  }

  final func replace(_ range: NSRange, by text: String) {
    let wanted = (content as NSString).replacingCharacters(in: range, with: text)
    let end = NSRange(location: range.location + text.utf16.count, length: 0)
    guard wanted != content else { return select(end) }
    self.text = wanted
    setSelection(clamped(end))
    delegate?.textFieldDidChangeSelection(self)
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Clears the text as the clear button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    replace(NSRange(location: 0, length: length), by: "")
  }

  /// Handles the return key: sends the primary action, and ends editing if `.editingDidEndOnExit`
  /// has a target.
  final func pressReturn() {
    send([.editingDidEndOnExit, .primaryActionTriggered], nil)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  // MARK: Drawing

  /// Creates the label: one that asks the field to draw if a subclass may do so.
  final func makeLabel() -> UILabel {
    let type = type(of: self)
    guard type != UITextField.self, type != UISearchTextField.self else {
      return UILabel(frame: .zero)
    }
    let label = FieldLabel(frame: .zero)
    label.field = self
    return label
  }

  final func paintLabel(in rect: CGRect) { label.paintText(in: rect) }
}

/// The label of a field of a subclass.
private final class FieldLabel: UILabel {
  weak var field: UITextField?

  override func drawText(in rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    let origin = untransformedFrame.origin
    let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    if field.content.isEmpty { field.drawPlaceholder(in: frame) } else { field.drawText(in: frame) }
    context.restoreGState()
  }
}
