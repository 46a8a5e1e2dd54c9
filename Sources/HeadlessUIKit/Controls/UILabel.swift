/// A view that displays one or more lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates an empty label; user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates a label of a registered storyboard or nib; `nil` for another coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Accessing the Text Attributes

  /// The text; `nil` by default.
  open var text: String? {
    didSet {
      attributed = nil
      contentDidChange(text != oldValue)
    }
  }
  /// The attributed text, which determines the size; it is drawn with the attributes of its first
  /// character. Setting the font, the text color or the alignment applies it to the whole text.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map(styled) }
    set { setAttributedText(newValue) }
  }
  /// The attributed text, if it was set.
  var attributed: NSAttributedString?
  /// Whether the label is drawing its content.
  var isDrawing = false
  /// Whether the label is taking the style of the attributed text.
  var isAdoptingStyle = false
  /// The font; the system font at 17 pt by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      restyle(.font, font)
      contentDidChange(true)
    }
  }
  /// The text color; `.label` by default.
  open var textColor: UIColor! = .label {
    didSet {
      restyle(.foregroundColor, textColor)
      showText()
    }
  }
  /// The alignment; natural by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      restyleParagraphs()
      showText()
    }
  }
  /// Stored: the line break mode; truncates the tail by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the label is drawn as enabled; true by default.
  open var isEnabled = true { didSet { showText() } }
  /// The text color while highlighted; `nil`, the default, selects `textColor`.
  open var highlightedTextColor: UIColor? { didSet { showText() } }
  /// Whether the label is highlighted; false by default.
  open var isHighlighted = false { didSet { showText() } }
  /// Stored: the shadow color; `nil` by default.
  open var shadowColor: UIColor?
  /// Stored: the shadow offset, pt; (0, -1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The position of text whose font size is reduced; aligns baselines by default.
  /// Stored only.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether characters may be tightened before text is truncated; false by default.
  /// Stored only.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the whole text is shown in a tool tip; false by default.
  /// Stored only.
  open var showsExpansionTextWhenTruncated = false
  /// Returns the rectangle of the text in bounds: the size of at most some lines, at the top. That of an
  /// override determines the size of the label.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = naturalSize(lines: numberOfLines, in: bounds.width)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text in a rectangle; called with the bounds by `draw(_:)`. An override can pass another
  /// rectangle to super.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  open override func draw(_ rect: CGRect) { drawText(in: rect) }
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    // The text of a plain label fills it.
    if drawsByMethods { drawTextByMethods { super.draw(layer, in: ctx) } }
  }

  override var drawsAgainWhenResized: Bool { drawsByMethods || super.drawsAgainWhenResized }

  // MARK: Sizing the Label's Text

  /// The maximum number of lines, 0 for any number; 1 by default.
  open var numberOfLines = 1 { didSet { contentDidChange(numberOfLines != oldValue) } }
  /// Stored: whether the font size shrinks to fit the width; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// Stored: the minimum scale factor for that; 0 by default.
  open var minimumScaleFactor: CGFloat = 0
  /// Stored: whether the font follows the content size category; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The maximum width for `intrinsicContentSize`, pt; 0, the default, means any.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange(true) } }

  open override var intrinsicContentSize: CGSize {
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : wrapsAtItsWidth && bounds.width > 0 ? bounds.width : .infinity
    return measure(width)
  }
  final override var wrapsAtItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(size.width > 0 ? size.width : .infinity)
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showText()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showText()
  }

  /// Returns the size of the text in whole pixels.
  private func measure(_ limit: CGFloat) -> CGSize {
    let size =
      drawsByMethods ? textRectSize(in: limit) : naturalSize(lines: numberOfLines, in: limit)
    // Without a device, the scale of `UIScreen.main`.
    let scale = SimulatedDevice.current?.configuration.scale ?? 2
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }

  func contentDidChange(_ isNew: Bool) {
    if isNew { invalidateIntrinsicContentSize() }
    showText()
  }

  private func showText() {
    if drawsByMethods { setNeedsDisplay() }
    guard let text, !text.isEmpty else {
      drawing = .none
      return
    }
    var color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    if !isEnabled { color = .tertiaryLabel }
    let shown = RGBA(color.resolvedColor(with: traitCollection).cgColor)
    drawing = .text(
      text, size: font.pointSize, weight: font.cssWeight, color: shown,
      alignment: textAlignment.resolved(with: traitCollection), lines: numberOfLines)
  }
}

extension UILabel: BaselineContent {
  package var firstBaselineOffset: CGFloat { font.ascender }
  package var lastBaselineOffset: CGFloat { -font.descender }
}

/// The position of a text whose font size is reduced.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays.
  case alignBaselines = 0
  /// The center stays.
  case alignCenters = 1
  /// No change.
  case none = 2
}
