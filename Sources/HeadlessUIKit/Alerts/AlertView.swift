/// The content of an alert: a block of text and buttons; at the bottom of the screen the cancel
/// button has a separate block.
final class AlertView: UIView {
  enum Form { case card, sheet, bubble }

  private weak var alert: UIAlertController?
  private var blocks: [AlertBlock] = []
  /// The form, which the presentation controller sets.
  var form: Form { didSet { if form != oldValue { contentDidChange() } } }

  init(_ alert: UIAlertController) {
    self.alert = alert
    form = alert.preferredStyle == .alert ? .card : .sheet
    super.init(frame: .zero)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private var metrics: AlertMetrics {
    switch form {
    case .card: .card
    case .sheet: .sheet
    case .bubble: .bubble
    }
  }

  /// Rebuilds the blocks after a change of text, actions or form.
  func contentDidChange() {
    for block in blocks { block.removeFromSuperview() }
    blocks = makeBlocks()
    for block in blocks { addSubview(block) }
    superview?.setNeedsLayout()
  }

  private func makeBlocks() -> [AlertBlock] {
    guard let alert else { return [] }
    let cancel = alert.cancelAction
    let others = alert.actions.filter { $0 !== cancel }
    let text = (title: alert.title, message: alert.message)
    switch form {
    case .card:
      // The cancel button is last in a stack, and first in a row.
      let buttons = (others + [cancel].compactMap(\.self)).map(button)
      let pair = cancel == nil ? buttons : buttons.reversed()
      return [AlertBlock(metrics, text: text, buttons, pair: buttons.count == 2 ? pair : [])]
    case .sheet:
      let isEmpty =
        others.isEmpty && [alert.title, alert.message].allSatisfy { $0?.isEmpty != false }
      return (isEmpty ? [] : [AlertBlock(metrics, text: text, others.map(button))])
        + (cancel.map { [AlertBlock(metrics, [button($0)])] } ?? [])
    case .bubble:
      // A tap outside a popover cancels, so it needs no cancel button.
      return [AlertBlock(metrics, text: text, others.map(button))]
    }
  }

  private func button(_ action: UIAlertAction) -> AlertButton {
    let strong =
      form == .card ? alert?.preferredAction ?? alert?.cancelAction : alert?.cancelAction
    return AlertButton(action, isStrong: action === strong, size: metrics.buttonSize) {
      [weak alert, weak action] in
      if let action { alert?.choose(action) }
    }
  }

  // MARK: Layout

  /// Returns the size that fits an available size, pt; a taller block scrolls.
  func size(in room: CGSize) -> CGSize {
    let width =
      switch form {
      case .card: min(AlertMetrics.cardWidth, room.width)
      case .sheet: room.width
      case .bubble: min(AlertMetrics.bubbleWidth, room.width)
      }
    let heights = blocks.map { $0.height(in: width) }
    return CGSize(width: width, height: min(room.height, heights.reduce(0, +) + gaps))
  }

  private var gaps: CGFloat { CGFloat(max(0, blocks.count - 1)) * metrics.blockGap }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The first of two blocks shrinks; the cancel button keeps its height.
    let last = blocks.dropFirst().reduce(0) { $0 + $1.height(in: bounds.width) }
    var top = bounds.minY
    for (index, block) in blocks.enumerated() {
      let room = index == 0 ? bounds.height - last - gaps : last
      block.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, room))
      top += room + metrics.blockGap
    }
  }
}
