/// Registered classes, and views that wait for reuse.
extension UITableView {
  final func reusedCell(_ identifier: String) -> UITableViewCell? {
    if let cell = state.waitingCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = state.cellNibs[identifier] {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      cell?.reuseIdentifier = identifier
      return cell
    }
    guard let type = state.cellClasses[identifier] else { return nil }
    return type.instance(style: .default, reuseIdentifier: identifier)
  }

  final func dequeuedCell(_ identifier: String) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    SimulatedDevice.current?.diagnose(
      .invalidCall,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  final func reusedHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = state.waitingHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = state.headerNibs[identifier] {
      let view = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
      view?.reuseIdentifier = identifier
      return view
    }
    guard let type = state.headerClasses[identifier] else { return nil }
    let view = type.instance(reuseIdentifier: identifier)
    view.isPlain = style == .plain
    return view
  }

  /// Makes a cell without a row wait for reuse.
  final func recycle(_ cell: UITableViewCell) {
    cell.table = nil
    cell.removeFromSuperview()
    guard let identifier = cell.reuseIdentifier else { return }
    state.waitingCells[identifier, default: []].append(cell)
  }

  /// Makes a header or footer wait for reuse.
  final func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    state.waitingHeaders[identifier, default: []].append(view)
  }

  /// Removes the cell of a row that is no longer visible.
  final func endDisplaying(_ cell: UITableViewCell, _ path: IndexPath) {
    recycle(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
