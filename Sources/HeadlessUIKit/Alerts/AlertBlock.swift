/// A rounded block of an alert: words above, buttons below, hairlines between; it scrolls where it is
/// higher than its room.
final class AlertBlock: UIScrollView {
  private let look: AlertLook
  private var labels: [UILabel] = []
  private let buttons: [AlertButton]
  private var lines: [UIView] = []
  /// The buttons as they stand side by side; none where they do not.
  private let pair: [AlertButton]

  /// Makes a block.
  ///
  /// - Parameters:
  ///   - words: The title and the message.
  ///   - pair: Two buttons in their order side by side, which they take where their words have room.
  init(
    _ look: AlertLook, words: (title: String?, message: String?) = (nil, nil),
    _ buttons: [AlertButton], pair: [AlertButton] = []
  ) {
    self.look = look
    self.buttons = buttons
    self.pair = pair
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    backgroundColor = look.radius > 0 ? .tertiarySystemBackground : nil
    layer.cornerRadius = look.radius
    add(words.title, .systemFont(ofSize: look.titleSize, weight: .semibold))
    add(words.message, .systemFont(ofSize: look.messageSize))
    for button in buttons { addSubview(button) }
    let count = labels.isEmpty ? buttons.count - 1 : buttons.count
    lines = (0..<max(0, count)).map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      return line
    }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ words: String?, _ font: UIFont) {
    guard let words, !words.isEmpty else { return }
    let label = UILabel(frame: .zero)
    label.text = words
    label.font = font
    label.textColor = look.isQuiet ? .secondaryLabel : .label
    label.textAlignment = .center
    label.numberOfLines = 0
    labels += [label]
    addSubview(label)
  }

  /// How high it is in a width with all that is in it, pt.
  func height(in width: CGFloat) -> CGFloat {
    let rows = isPaired(in: width) ? 1 : buttons.count
    return wordsHeight(in: width) + CGFloat(rows) * look.row
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, whole) = (bounds.width, height(in: bounds.width))
    contentSize = CGSize(width: width, height: whole)
    isScrollEnabled = whole > bounds.height
    let room = max(0, width - look.padding.left - look.padding.right)
    var top = look.padding.top
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
      label.frame = CGRect(x: look.padding.left, y: top, width: room, height: height)
      top += height + look.titleGap
    }
    layOutButtons(from: wordsHeight(in: width), in: width)
  }

  private func layOutButtons(from start: CGFloat, in width: CGFloat) {
    var free = lines[...]
    func line(_ frame: CGRect) { free.popFirst()?.frame = frame }
    let isPaired = isPaired(in: width)
    if isPaired, start > 0 {
      line(CGRect(x: 0, y: start, width: width, height: look.hairline))
    }
    for (index, button) in (isPaired ? pair : buttons).enumerated() {
      if isPaired {
        let isFirst = (index == 0) != (traitCollection.layoutDirection == .rightToLeft)
        button.frame = CGRect(
          x: isFirst ? 0 : width / 2, y: start, width: width / 2, height: look.row)
      } else {
        let top = start + CGFloat(index) * look.row
        button.frame = CGRect(x: 0, y: top, width: width, height: look.row)
        if top > 0 { line(CGRect(x: 0, y: top, width: width, height: look.hairline)) }
      }
    }
    if isPaired {
      line(
        CGRect(
          x: (width - look.hairline) / 2, y: start, width: look.hairline, height: look.row))
    }
  }

  private func wordsHeight(in width: CGFloat) -> CGFloat {
    guard !labels.isEmpty else { return 0 }
    let room = CGSize(width: max(0, width - look.padding.left - look.padding.right), height: 0)
    let heights = labels.map { $0.sizeThatFits(room).height }
    return look.padding.top + heights.reduce(0, +)
      + CGFloat(labels.count - 1) * look.titleGap + look.padding.bottom
  }

  private func isPaired(in width: CGFloat) -> Bool {
    !pair.isEmpty && pair.allSatisfy { $0.intrinsicContentSize.width <= width / 2 }
  }
}
