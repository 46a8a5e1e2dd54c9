/// Text with attributes.
extension UILabel {
  func setAttributedText(_ new: NSAttributedString?) {
    let copy = new.map { NSAttributedString(attributedString: $0) }
    text = copy?.string
    attributed = copy
    if let copy, copy.length > 0 {
      isAdoptingStyle = true
      let attributes = copy.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      isAdoptingStyle = false
    }
    contentDidChange(true)
  }

  /// Returns plain text with the attributes of the label.
  func styled(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    let attributes: [NSAttributedString.Key: Any?] = [
      .font: font, .foregroundColor: textColor, .paragraphStyle: style,
    ]
    return NSAttributedString(string: text, attributes: attributes.compactMapValues { $0 })
  }

  /// Sets an attribute of the whole attributed text.
  func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard !isAdoptingStyle, let attributed, let value else { return }
    let new = NSMutableAttributedString(attributedString: attributed)
    new.addAttribute(key, value: value, range: NSRange(location: 0, length: new.length))
    self.attributed = NSAttributedString(attributedString: new)
  }

  /// Sets the alignment of the whole attributed text.
  func restyleParagraphs() {
    guard !isAdoptingStyle, let attributed, attributed.length > 0 else { return }
    let present = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    let style = NSMutableParagraphStyle()
    if let present = present as? NSParagraphStyle { style.setParagraphStyle(present) }
    style.alignment = textAlignment
    restyle(.paragraphStyle, style)
  }
}
