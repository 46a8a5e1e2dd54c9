/// The content of an alert: a section of text and buttons; at the bottom of the screen the cancel
/// button has a separate section.
final class AlertView: UIView {
  enum Form { case card, sheet, popover }

  @BoxedReference private var alert: UIAlertController?
  private var sections: [AlertSection] = []
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
    case .popover: .popover
    }
  }

  /// Rebuilds the sections after a change of text, actions or form.
  func contentDidChange() {
    let old = sections
    sections = makeSections()
    for section in sections { addSubview(section) }
    // Afterward, so that text fields move without leaving the window.
    for section in old { section.removeFromSuperview() }
    parent?.setNeedsLayout()
  }

  private func makeSections() -> [AlertSection] {
    guard let alert else { return [] }
    let cancel = alert.cancelAction
    let others = alert.actions.filter { $0 !== cancel }
    let text = (title: alert.title, message: alert.message)
    switch form {
    case .card:
      // The cancel button is last in a stack, and first in a row.
      let buttons = (others + [cancel].compactMap(\.self)).map(button)
      let pair = cancel == nil ? buttons : buttons.reversed()
      return [
        AlertSection(
          metrics, text: text, fields: alert.textFields ?? [], buttons,
          pair: buttons.count == 2 ? pair : [])
      ]
    case .sheet:
      let isEmpty =
        others.isEmpty && [alert.title, alert.message].allSatisfy { $0?.isEmpty != false }
      return (isEmpty ? [] : [AlertSection(metrics, text: text, others.map(button))])
        + (cancel.map { [AlertSection(metrics, [button($0)])] } ?? [])
    case .popover:
      // A tap outside a popover cancels, so it needs no cancel button.
      return [AlertSection(metrics, text: text, others.map(button))]
    }
  }

  private func button(_ action: UIAlertAction) -> AlertButton {
    let strong =
      form == .card ? alert?.preferredAction ?? alert?.cancelAction : alert?.cancelAction
    return AlertButton(action, isEmphasized: action === strong, metrics) {
      [alert = BoxedReference(alert), weak action] in
      if let action { alert.object?.choose(action) }
    }
  }

  // MARK: Layout

  /// Returns the size that fits an available size, pt; a taller section scrolls.
  func size(in availableSize: CGSize) -> CGSize {
    let width =
      switch form {
      case .card: min(AlertMetrics.cardWidth, availableSize.width)
      case .sheet: availableSize.width
      case .popover: min(AlertMetrics.popoverWidth, availableSize.width)
      }
    let heights = sections.map { $0.height(in: width) }
    return CGSize(width: width, height: min(availableSize.height, heights.reduce(0, +) + gaps))
  }

  private var gaps: CGFloat { CGFloat(max(0, sections.count - 1)) * metrics.sectionGap }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The first of two sections shrinks; the cancel button keeps its height.
    let last = sections.dropFirst().reduce(0) { $0 + $1.height(in: bounds.width) }
    var top = bounds.minY
    for (index, section) in sections.enumerated() {
      let height = index == 0 ? bounds.height - last - gaps : last
      section.frame = CGRect(
        x: bounds.minX, y: top, width: bounds.width, height: max(0, height))
      top += height + metrics.sectionGap
    }
  }
}
