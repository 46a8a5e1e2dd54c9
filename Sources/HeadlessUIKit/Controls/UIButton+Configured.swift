/// The views of a button that has a configuration or a background image, and its state.
final class ButtonParts {
  var configuration: UIButton.Configuration?
  var handler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  let background = UIImageView(frame: .zero)
  let subtitle = UILabel(frame: .zero)
  lazy var spinner = UIActivityIndicatorView(style: .medium)

  nonisolated deinit {}
}

/// A button with a configuration.
extension UIButton {
  final var parts: ButtonParts { madeExtension(ButtonParts()) }
  final var existingParts: ButtonParts? { existingExtension(ButtonParts.self) }

  final func changeConfiguration(to configuration: Configuration?) {
    let parts = parts
    parts.configuration = configuration
    if parts.background.superview == nil {
      insertSubview(parts.background, at: 0)
      addSubview(parts.subtitle)
    }
    requestUpdate()
    showState()
    invalidateIntrinsicContentSize()
  }

  /// Requests a call of `updateConfiguration()` before the next layout.
  final func requestUpdate() {
    parts.needsUpdate = true
    setNeedsLayout()
  }

  /// Calls `updateConfiguration()` if it is due.
  final func updateIfNeeded() {
    guard let parts = existingParts, parts.needsUpdate else { return }
    parts.needsUpdate = false
    updateConfiguration()
  }

  /// Adapts the configuration to the state, first automatically, then by the handler.
  final func adaptConfiguration() {
    guard let parts = existingParts else { return }
    parts.handler?(self)
    // The handler is for the current state: a change by it asks for no other update.
    parts.needsUpdate = false
    showState()
  }

  /// Shows a configuration in the parts of the button.
  final func showConfiguration(_ base: Configuration, _ label: UILabel, _ imageView: UIImageView) {
    let parts = parts
    let shown = parts.updatesAutomatically ? base.updated(for: self) : base
    let foreground = shown.foreground(for: self)
    var title = AttributeContainer()
    title.font = .systemFont(ofSize: shown.buttonSize.titleSize)
    title.foregroundColor = foreground
    var subtitle = AttributeContainer()
    subtitle.font = .systemFont(ofSize: shown.buttonSize.subtitleSize)
    subtitle.foregroundColor = foreground
    label.show(
      shown.attributedTitle ?? currentTitle.map { AttributedString($0) }, title,
      shown.titleTextAttributesTransformer)
    parts.subtitle.show(
      shown.attributedSubtitle, subtitle, shown.subtitleTextAttributesTransformer)
    imageView.image = shown.showsActivityIndicator ? nil : shown.image ?? currentImage
    imageView.tintColor = shown.imageColorTransformer?(foreground) ?? foreground
    showSpinner(shown, foreground)
    showBackground(shown)
  }

  private func showSpinner(_ shown: Configuration, _ foreground: UIColor) {
    guard shown.showsActivityIndicator else {
      if existingParts?.spinner.superview != nil { parts.spinner.removeFromSuperview() }
      return
    }
    let spinner = parts.spinner
    spinner.color = shown.activityIndicatorColorTransformer?(foreground) ?? foreground
    if spinner.superview == nil { addSubview(spinner) }
    spinner.startAnimating()
  }

  private func showBackground(_ shown: Configuration) {
    let view = parts.background
    view.backgroundColor = shown.fill(for: self)
    view.image = shown.background.image
    view.contentMode = shown.background.imageContentMode
    view.layer.borderWidth = shown.background.strokeWidth
    view.layer.borderColor =
      shown.background.strokeWidth > 0
      ? shown.background.resolvedStrokeColor(for: tintColor).cgColor : nil
    if let custom = shown.background.customView, custom.superview !== view {
      view.addSubview(custom)
      custom.frame = view.bounds
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    for old in view.subviews where old !== shown.background.customView {
      old.removeFromSuperview()
    }
  }
}

extension UILabel {
  /// Shows a text with default attributes and what a function makes of them.
  fileprivate func show(
    _ text: AttributedString?, _ defaults: AttributeContainer,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    self.text = text.map { String($0.characters) }
    var attributes = defaults
    if let own = text?.runs.first?.attributes { attributes.merge(own) }
    if let transformer { attributes = transformer(attributes) }
    font = attributes.font ?? .systemFont(ofSize: 17)
    textColor = attributes.foregroundColor ?? .label
  }
}

extension UIButton.Configuration {
  /// Returns the configuration for the state of a button.
  public func updated(for button: UIButton) -> Self {
    var copy = self
    if button.isSelected, automaticallyUpdateForSelection, kind == .plain {
      copy.background.backgroundColor =
        copy.background.backgroundColor ?? button.tintColor.withAlphaComponent(0.18)
    }
    return copy
  }

  fileprivate func foreground(for button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    let color: UIColor =
      baseForegroundColor
      ?? (button.role == .destructive && kind != .filled
        ? .systemRed : kind == .filled ? .white : button.tintColor)
    return button.isHighlighted && kind == .plain ? color.withAlphaComponent(0.3) : color
  }

  fileprivate func fill(for button: UIButton) -> UIColor {
    let base: UIColor = baseBackgroundColor ?? button.tintColor
    var color: UIColor
    switch kind {
    case .plain: color = baseBackgroundColor ?? .clear
    case .tinted: color = base.withAlphaComponent(0.18)
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .filled: color = base
    }
    if !button.isEnabled, kind != .plain { color = .tertiarySystemFill }
    if let own = background.backgroundColor { color = own }
    if let transformer = background.backgroundColorTransformer { color = transformer(color) }
    guard button.isHighlighted, kind != .plain else { return color }
    return color.withAlphaComponent(color.cgColor.alpha * 0.75)
  }

  /// The corner radius for a height, pt.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    switch cornerStyle {
    case .fixed, .dynamic: return min(background.cornerRadius, half)
    case .small: return min(4, half)
    case .medium: return min(6, half)
    case .large: return min(9, half)
    case .capsule: return half
    }
  }
}
