/// A rounded section of an alert: text and text fields above, buttons below, separators between. It
/// scrolls if its content is taller than its frame.
final class AlertSection: UIScrollView {
  private let metrics: AlertMetrics
  private var labels: [UILabel] = []
  private let fields: [UITextField]
  private let buttons: [AlertButton]
  private var separators: [UIView] = []
  /// The buttons in their horizontal order; empty if they are always stacked.
  private let pair: [AlertButton]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - text: The title and the message.
  ///   - fields: The text fields, which become subviews with the section itself, so that one that
  ///     is edited in another section stays first responder.
  ///   - pair: Two buttons in their horizontal order, used if their titles fit.
  init(
    _ metrics: AlertMetrics, text: (title: String?, message: String?) = (nil, nil),
    fields: [UITextField] = [], _ buttons: [AlertButton], pair: [AlertButton] = []
  ) {
    self.metrics = metrics
    self.fields = fields
    self.buttons = buttons
    self.pair = pair
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    backgroundColor = metrics.radius > 0 ? .tertiarySystemBackground : nil
    ownLayer.cornerRadius = metrics.radius
    add(text.title, .systemFont(ofSize: metrics.titleSize, weight: .semibold))
    add(text.message, .systemFont(ofSize: metrics.messageSize))
    for button in buttons { addSubview(button) }
    // One between any two rows, and one below text.
    let isBare = labels.isEmpty && fields.isEmpty
    let count = metrics.hasCapsules ? 0 : isBare ? buttons.count - 1 : buttons.count
    separators = (0..<max(0, count)).map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      return line
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ text: String?, _ font: UIFont) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font
    label.textColor = metrics.isQuiet ? .secondaryLabel : .label
    label.textAlignment = .center
    label.numberOfLines = 0
    labels += [label]
    addSubview(label)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil else { return }
    for field in fields { addSubview(field) }
  }

  /// Returns the height of the full content for a width, pt.
  func height(in width: CGFloat) -> CGFloat {
    let rows = CGFloat(isPaired(in: width) ? 1 : buttons.count)
    return headHeight(in: width) + rows * metrics.row + max(0, rows - 1) * metrics.buttonGap
      + 2 * metrics.buttonPadding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, contentHeight) = (bounds.width, height(in: bounds.width))
    contentSize = CGSize(width: width, height: contentHeight)
    isScrollEnabled = contentHeight > bounds.height
    let textWidth = max(0, width - metrics.padding.left - metrics.padding.right)
    var top = metrics.padding.top
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: textWidth, height: 0)).height
      label.frame = CGRect(x: metrics.padding.left, y: top, width: textWidth, height: height)
      top += height + metrics.titleGap
    }
    if !labels.isEmpty { top += metrics.fieldGap - metrics.titleGap }
    for field in fields {
      field.frame = CGRect(
        x: metrics.padding.left, y: top, width: textWidth, height: metrics.fieldRow)
      top += metrics.fieldRow + metrics.fieldSpacing
    }
    layOutButtons(from: headHeight(in: width), in: width)
  }

  private func layOutButtons(from start: CGFloat, in width: CGFloat) {
    var unplaced = separators[...]
    func layOutSeparator(_ frame: CGRect) { unplaced.popFirst()?.frame = frame }
    let isPaired = isPaired(in: width)
    if isPaired, start > 0 {
      layOutSeparator(CGRect(x: 0, y: start, width: width, height: metrics.hairline))
    }
    let (padding, gap) = (metrics.buttonPadding, metrics.buttonGap)
    let (start, full) = (start + padding, width - 2 * padding)
    for (index, button) in (isPaired ? pair : buttons).enumerated() {
      if isPaired {
        let isFirst = (index == 0) != (traitCollection.layoutDirection == .rightToLeft)
        let half = (full - gap) / 2
        button.frame = CGRect(
          x: isFirst ? padding : padding + half + gap, y: start, width: half, height: metrics.row)
      } else {
        let top = start + CGFloat(index) * (metrics.row + gap)
        button.frame = CGRect(x: padding, y: top, width: full, height: metrics.row)
        if top > 0 { layOutSeparator(CGRect(x: 0, y: top, width: width, height: metrics.hairline)) }
      }
    }
    if isPaired {
      layOutSeparator(
        CGRect(
          x: (width - metrics.hairline) / 2, y: start, width: metrics.hairline, height: metrics.row)
      )
    }
  }

  /// Returns the height of text and text fields with their padding, pt.
  private func headHeight(in width: CGFloat) -> CGFloat {
    guard !labels.isEmpty || !fields.isEmpty else { return 0 }
    return metrics.padding.top + textHeight(in: width)
      + (labels.isEmpty || fields.isEmpty ? 0 : metrics.fieldGap)
      + CGFloat(fields.count) * metrics.fieldRow
      + CGFloat(max(0, fields.count - 1)) * metrics.fieldSpacing + metrics.padding.bottom
  }

  private func textHeight(in width: CGFloat) -> CGFloat {
    let availableSize = CGSize(
      width: max(0, width - metrics.padding.left - metrics.padding.right), height: 0)
    let heights = labels.map { $0.sizeThatFits(availableSize).height }
    return heights.reduce(0, +) + CGFloat(max(0, labels.count - 1)) * metrics.titleGap
  }

  private func isPaired(in width: CGFloat) -> Bool {
    let half = (width - 2 * metrics.buttonPadding - metrics.buttonGap) / 2
    return !pair.isEmpty && pair.allSatisfy { $0.intrinsicContentSize.width <= half }
  }
}
