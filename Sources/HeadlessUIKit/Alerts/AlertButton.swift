/// A button of an alert, highlighted in gray.
final class AlertButton: UIButton {
  private let highlightedBackground = UIColor.systemFill
  private var restingBackground: UIColor?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - isEmphasized: Whether the title is semibold.
  ///   - metrics: The size of the title, and whether the button is a capsule.
  convenience init(
    _ action: UIAlertAction, isEmphasized: Bool, _ metrics: AlertMetrics,
    onTap: @escaping () -> Void
  ) {
    self.init(type: .system)
    let size = metrics.buttonSize
    if metrics.hasCapsules {
      restingBackground = .tertiarySystemFill
      ownLayer.cornerRadius = metrics.row / 2
    }
    setTitle(action.title ?? "", for: .normal)
    titleLabel?.font = .systemFont(ofSize: size, weight: isEmphasized ? .semibold : .regular)
    if action.style == .destructive {
      setTitleColor(.systemRed, for: .normal)
      setTitleColor(.tertiaryLabel, for: .disabled)
    }
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    accessibilityIdentifier = action.accessibilityIdentifier
    isEnabled = action.isEnabled
    addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
    action.button = self
  }

  override func showState() {
    super.showState()
    backgroundColor = isHighlighted ? highlightedBackground : restingBackground
  }
}
