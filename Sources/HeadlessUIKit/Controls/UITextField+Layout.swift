/// The content of a text field and the frames of its parts.
extension UITextField {
  private var direction: UIUserInterfaceLayoutDirection { effectiveUserInterfaceLayoutDirection }
  private var isMirrored: Bool { direction == .rightToLeft }

  final func showContent() {
    let isEmpty = content.isEmpty
    let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    label.text = isEmpty ? placeholder : shown
    let own = isEmpty ? firstAttributes(of: attributedPlaceholder) : attributes ?? [:]
    let color = own.color
    label.textColor = color ?? (isEmpty ? .placeholderText : textColor ?? .label)
    label.font = own.font ?? font ?? .systemFont(ofSize: 17)
    label.textAlignment = textAlignment
  }

  private func firstAttributes(of text: NSAttributedString?) -> [NSAttributedString.Key: Any] {
    guard let text, text.length > 0 else { return [:] }
    return text.attributes(at: 0, effectiveRange: nil)
  }

  // MARK: Overlay views

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// The view at the left edge, which is the trailing one in a mirrored field.
  private var shownLeft: UIView? {
    guard let leftView, shows(leftViewMode) else { return nil }
    return leftView
  }
  private var shownRight: UIView? {
    guard let rightView, shows(rightViewMode) else { return nil }
    return rightView
  }
  private var showsClearButton: Bool {
    clearButtonMode != .never && shows(clearButtonMode) && !content.isEmpty && shownRight == nil
  }

  final func replaceOverlay(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    showOverlays()
  }

  final func showOverlays() {
    for (view, isShown) in [(leftView, shownLeft != nil), (rightView, shownRight != nil)] {
      guard let view else { continue }
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown { view.removeFromSuperview() }
    }
    if showsClearButton {
      if clearButton.superview == nil { addSubview(clearButton) }
    } else if clearButtonMode != .never {
      clearButton.removeFromSuperview()
    }
    setNeedsLayout()
  }

  final func makeClearButton() -> UIButton {
    let button = UIButton(frame: .zero)
    button.setTitle("✕", for: .normal)
    button.setTitleColor(.secondaryLabel, for: .normal)
    button.accessibilityIdentifier = "clear"
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }

  // MARK: Frames

  final func layOutParts() {
    label.frame =
      content.isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if let shownLeft { shownLeft.frame = leftViewRect(forBounds: bounds) }
    if let shownRight { shownRight.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton { clearButton.frame = clearButtonRect(forBounds: bounds) }
  }

  final func textFrame(in bounds: CGRect) -> CGRect {
    let margin = borderStyle == .none ? 0 : min(Self.margin, bounds.width / 2)
    var frame = bounds.insetBy(dx: margin, dy: 0)
    let leading = shownLeft == nil ? 0 : leftViewRect(forBounds: bounds).width
    var trailing = shownRight == nil ? 0 : rightViewRect(forBounds: bounds).width
    if showsClearButton { trailing = clearButtonRect(forBounds: bounds).width }
    frame.size.width = max(0, frame.width - leading - trailing)
    frame.origin.x += isMirrored ? trailing : leading
    return frame
  }

  final func clearButtonFrame(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - side - 5, y: bounds.midY - side / 2,
      width: side, height: side)
  }

  final func leftFrame(in bounds: CGRect) -> CGRect {
    overlayFrame(leftView, in: bounds, isLeft: !isMirrored)
  }
  final func rightFrame(in bounds: CGRect) -> CGRect {
    overlayFrame(rightView, in: bounds, isLeft: isMirrored)
  }

  private func overlayFrame(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
