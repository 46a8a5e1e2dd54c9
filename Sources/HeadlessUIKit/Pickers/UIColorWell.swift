/// A control that shows a color; a test sets it and calls `sendActions(for: .valueChanged)`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// Creates a well without a color.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    showColor()
  }
  /// Creates a well of a registered nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showColor()
  }

  /// The color; `nil` by default.
  open var selectedColor: UIColor? { didSet { showColor() } }
  /// The title of the color picker; `nil` by default.
  /// Stored only.
  open var title: String?
  /// Whether the color can be transparent; true by default.
  /// Stored only.
  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
  private func showColor() {
    backgroundColor = selectedColor ?? .white
    layer.borderWidth = 3
    layer.borderColor = UIColor.systemGray4.cgColor
  }
}
