/// What an alert shows: one block of words and buttons, at the bottom of a screen with the button that
/// cancels in a block of its own.
final class AlertView: UIView {
  enum Form { case card, sheet, bubble }

  private weak var alert: UIAlertController?
  private var blocks: [AlertBlock] = []
  /// How it is shown; the presentation decides.
  var form: Form { didSet { if form != oldValue { contentDidChange() } } }

  init(_ alert: UIAlertController) {
    self.alert = alert
    form = alert.preferredStyle == .alert ? .card : .sheet
    super.init(frame: .zero)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private var look: AlertLook {
    switch form {
    case .card: .card
    case .sheet: .sheet
    case .bubble: .bubble
    }
  }

  /// Words, buttons or the form are other ones.
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
    let words = (title: alert.title, message: alert.message)
    switch form {
    case .card:
      // The one that cancels stands last, but side by side first.
      let buttons = (others + [cancel].compactMap(\.self)).map(button)
      let pair = cancel == nil ? buttons : buttons.reversed()
      return [AlertBlock(look, words: words, buttons, pair: buttons.count == 2 ? pair : [])]
    case .sheet:
      let isEmpty =
        others.isEmpty && [alert.title, alert.message].allSatisfy { $0?.isEmpty != false }
      return (isEmpty ? [] : [AlertBlock(look, words: words, others.map(button))])
        + (cancel.map { [AlertBlock(look, [button($0)])] } ?? [])
    case .bubble:
      // A tap beside a popover cancels, so that it needs no button for that.
      return [AlertBlock(look, words: words, others.map(button))]
    }
  }

  private func button(_ action: UIAlertAction) -> AlertButton {
    let strong =
      form == .card ? alert?.preferredAction ?? alert?.cancelAction : alert?.cancelAction
    return AlertButton(action, isStrong: action === strong, size: look.buttonSize) {
      [weak alert, weak action] in
      if let action { alert?.choose(action) }
    }
  }

  // MARK: Place

  /// The size in some room, pt: as much of its height as there is.
  func size(in room: CGSize) -> CGSize {
    let width =
      switch form {
      case .card: min(AlertLook.cardWidth, room.width)
      case .sheet: room.width
      case .bubble: min(AlertLook.bubbleWidth, room.width)
      }
    let heights = blocks.map { $0.height(in: width) }
    return CGSize(width: width, height: min(room.height, heights.reduce(0, +) + gaps))
  }

  private var gaps: CGFloat { CGFloat(max(0, blocks.count - 1)) * look.blockGap }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Of two blocks the first gives way: the button that cancels stays.
    let last = blocks.dropFirst().reduce(0) { $0 + $1.height(in: bounds.width) }
    var top = bounds.minY
    for (index, block) in blocks.enumerated() {
      let room = index == 0 ? bounds.height - last - gaps : last
      block.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, room))
      top += room + look.blockGap
    }
  }
}
