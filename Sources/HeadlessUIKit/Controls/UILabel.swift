/// Text in one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Makes an empty label, which takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Storyboards and archives are not part of this platform: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Accessing the Text Attributes

  /// The words; nil by default.
  open var text: String? { didSet { contentDidChange(text != oldValue) } }
  /// The words with attributes, of which only the words are shown.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The font; the system's of 17 pt by default.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentDidChange(true) } }
  /// The color of the letters; that of labels by default.
  open var textColor: UIColor! = .label { didSet { showText() } }
  /// Where lines stand between the sides; where reading begins by default.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
  /// Stored: what happens to text that is too long; it loses its end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the label looks as usual; true by default.
  open var isEnabled = true { didSet { showText() } }
  /// The color while highlighted; nil, meaning the same, by default.
  open var highlightedTextColor: UIColor? { didSet { showText() } }
  /// Whether the label is highlighted; false by default.
  open var isHighlighted = false { didSet { showText() } }
  /// Stored: the color of the letters' shadow; nil by default.
  open var shadowColor: UIColor?
  /// Stored: where the letters' shadow falls, pt; (0, -1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Sizing the Label's Text

  /// How many lines there may be, 0 for any number; 1 by default.
  open var numberOfLines = 1 { didSet { contentDidChange(numberOfLines != oldValue) } }
  /// Stored: whether letters become smaller to fit; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// Stored: the smallest factor for that; 0 by default.
  open var minimumScaleFactor: CGFloat = 0
  /// Stored: whether the font follows the user's text size; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines break in `intrinsicContentSize`, pt; 0, meaning any, by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange(true) } }

  open override var intrinsicContentSize: CGSize {
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : numberOfLines != 1 && bounds.width > 0 ? bounds.width : .infinity
    return measure(width)
  }
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

  private func measure(_ limit: CGFloat) -> CGSize {
    let size = TextMeasure.size(text ?? "", font, lines: numberOfLines, in: limit)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func contentDidChange(_ isNew: Bool) {
    if isNew { invalidateIntrinsicContentSize() }
    showText()
  }

  private func showText() {
    guard let text, !text.isEmpty else {
      drawing = .none
      return
    }
    var color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    if !isEnabled { color = .tertiaryLabel }
    let shown = RGBA(color.resolvedColor(with: traitCollection).cgColor)
    drawing = .text(
      text, size: font.pointSize, weight: font.cssWeight, color: shown,
      alignment: textAlignment == .natural && traitCollection.layoutDirection == .rightToLeft
        ? .right : textAlignment, lines: numberOfLines)
  }
}
