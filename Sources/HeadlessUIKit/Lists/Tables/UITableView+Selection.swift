/// Highlight and selection, by touches and in code.
extension UITableView {
  final var selectsWhileEditing: Bool { allowsMultipleSelectionDuringEditing }
  private var selectsRows: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Touches

  /// Highlights the row of a touch; returns whether there is one.
  final func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard touches.count == 1, let touch = touches.first, state.touched == nil,
      let cell = cell(containing: touch.view), let path = state.path(of: cell), selectsRows,
      !cell.isEditing || cell.editingStyle == .none || allowsSelectionDuringEditing
        || allowsMultipleSelectionDuringEditing
    else { return false }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
    state.touched = (path, touch)
    // The selected row loses its appearance while another one is touched.
    if !selectsSeveral {
      for other in state.selection where other != path {
        state.cell(at: other)?.setSelected(false, animated: false)
      }
    }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  final func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let (path, touch) = state.touched, touches.contains(touch) else { return false }
    state.touched = nil
    guard let device = SimulatedDevice.current else { return true }
    // Selection follows the commit, so that the highlight is visible.
    device.schedule(after: 0) { [reference = BoxedReference(self)] in
      reference.object?.finishTap(path)
    }
    return true
  }

  final func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard let (path, touch) = state.touched, touches.contains(touch) else { return false }
    state.touched = nil
    unhighlight(path)
    for selected in state.selection {
      state.cell(at: selected)?.setSelected(true, animated: false)
    }
    return true
  }

  private func cell(containing view: UIView?) -> UITableViewCell? {
    for (_, cell) in state.rows where view?.isBelow(cell) == true { return cell }
    return nil
  }

  private func unhighlight(_ path: IndexPath) {
    state.cell(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func finishTap(_ path: IndexPath) {
    unhighlight(path)
    guard loadedGeometry.contains(path) else { return }
    if selectsSeveral, state.selection.contains(path) {
      if deselectByTap(path) { notifySelection() }
    } else {
      selectByTap(path)
    }
  }

  private func selectByTap(_ path: IndexPath) {
    guard
      let chosen = delegate?.tableView(self, willSelectRowAt: path)
        ?? (delegate == nil ? path : nil)
    else {
      for selected in state.selection {
        state.cell(at: selected)?.setSelected(true, animated: false)
      }
      return
    }
    let wasSelected = state.selection.contains(chosen)
    if !selectsSeveral {
      for other in state.selection where other != chosen {
        if !deselectByTap(other) { state.cell(at: other)?.setSelected(true, animated: false) }
      }
    }
    if !wasSelected { state.selection.append(chosen) }
    state.cell(at: chosen)?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: chosen) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
    }
    if !wasSelected { notifySelection() }
  }

  private func deselectByTap(_ path: IndexPath) -> Bool {
    guard
      let chosen = delegate?.tableView(self, willDeselectRowAt: path)
        ?? (delegate == nil ? path : nil)
    else { return false }
    state.selection.removeAll { $0 == chosen }
    state.cell(at: chosen)?.setSelected(false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
    return true
  }

  private func notifySelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  final func accessoryButtonTapped(of cell: UITableViewCell) {
    guard let path = state.path(of: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: In code

  final func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in state.selection { deselect(old, animated) }
      return
    }
    guard selectsRows, loadedGeometry.contains(path) else { return }
    if !selectsSeveral { for old in state.selection where old != path { deselect(old, animated) } }
    if !state.selection.contains(path) { state.selection.append(path) }
    state.cell(at: path)?.setSelected(true, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  final func deselect(_ path: IndexPath, _ animated: Bool) {
    guard state.selection.contains(path) else { return }
    state.selection.removeAll { $0 == path }
    state.cell(at: path)?.setSelected(false, animated: animated)
  }

  /// Keeps one selected row where several may no longer be selected.
  final func reduceSelection() {
    guard !selectsSeveral, state.selection.count > 1 else { return }
    for path in state.selection.dropFirst() { deselect(path, false) }
  }

  // MARK: Editing

  final func edit(_ editing: Bool, _ animated: Bool) {
    guard state.isEditing != editing else { return }
    state.isEditing = editing
    if !allowsMultipleSelection || !allowsMultipleSelectionDuringEditing {
      for path in state.selection { deselect(path, animated) }
    }
    for (path, cell) in state.rows {
      let isEditable = editing && dataSource?.tableView(self, canEditRowAt: path) ?? true
      cell.editingStyle =
        isEditable ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.setEditing(editing, animated: animated)
    }
  }

  /// Performs the action of an editing control at once, without the button that confirms a deletion.
  final func editControlTapped(in cell: UITableViewCell) {
    guard let path = state.path(of: cell) else { return }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
  }
}
