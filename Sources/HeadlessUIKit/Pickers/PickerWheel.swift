/// The wheel of a component of a picker, with the views of the rows near the selected one.
final class PickerWheel: UIView {
  private let component: Int
  @BoxedReference private var picker: UIPickerView?
  private(set) var rowCount = 0
  private(set) var rowHeight = UIPickerView.rowHeight
  var selected = 0
  /// The views of the rows that are visible.
  private(set) var rows: [Int: UIView] = [:]
  /// The visible rows, in order.
  private var shown: [Int] = []
  /// The distance of the drag, pt.
  private var drag: CGFloat = 0

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    clipsToBounds = true
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PickerWheel.panned(_:))))
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(PickerWheel.tapped(_:))))
  }

  required init?(coder: NSCoder) { nil }

  func load(_ count: Int, _ height: CGFloat) {
    rowCount = max(0, count)
    rowHeight = height > 0 ? height : UIPickerView.rowHeight
    for row in shown { rows[row]?.removeFromSuperview() }
    rows = [:]
    shown = []
    select(selected, animated: false)
  }

  func select(_ row: Int, animated: Bool) {
    selected = max(0, min(row, rowCount - 1))
    showRows()
    guard animated, window != nil else { return layOutRows() }
    UIView.animate(withDuration: 0.25) { self.layOutRows() }
  }

  /// Asks for the views of the rows within five of the selected one, and removes others.
  private func showRows() {
    guard rowCount > 0, let picker, let delegate = picker.delegate else { return }
    let wanted = Array(max(0, selected - 5)...min(rowCount - 1, selected + 5))
    for row in shown where !wanted.contains(row) {
      rows.removeValue(forKey: row)?.removeFromSuperview()
    }
    for row in wanted where rows[row] == nil {
      let view = delegate.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: nil)
      addSubview(view)
      rows[row] = view
    }
    shown = wanted
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  private func layOutRows() {
    for row in shown {
      let offset = CGFloat(row - selected) * rowHeight + drag
      let view = rows[row]
      view?.frame = CGRect(
        x: 0, y: bounds.midY - rowHeight / 2 + offset, width: bounds.width, height: rowHeight)
      view?.alpha = max(0.2, 1 - abs(offset) / (3 * rowHeight))
    }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      drag = pan.translation(in: self).y
      layOutRows()
    case .ended: finish(at: selected - Int((drag / rowHeight).rounded()))
    default: finish(at: selected)
    }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let distance = tap.location(in: self).y - bounds.midY
    finish(at: selected + Int((distance / rowHeight).rounded()))
  }

  private func finish(at row: Int) {
    let old = selected
    drag = 0
    select(row, animated: true)
    guard selected != old, let picker else { return }
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }
}
