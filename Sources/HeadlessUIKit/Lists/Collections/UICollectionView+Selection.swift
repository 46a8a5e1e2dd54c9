/// Highlight and selection, by touches and in code.
extension UICollectionView {
  private var selectsItems: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Touches

  final func beginTouch(_ touches: Set<UITouch>) -> Bool {
    guard touches.count == 1, let touch = touches.first, state.touched == nil, selectsItems,
      let path = touchedPath(touch.view), let cell = shownCell(path)
    else { return false }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    state.touched = (path, touch)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  private func touchedPath(_ view: UIView?) -> IndexPath? {
    for item in state.shown
    where item.element.category == .cell && view?.isBelow(item.view) == true {
      return item.element.path
    }
    return nil
  }

  final func endTouch(_ touches: Set<UITouch>) -> Bool {
    guard let (path, touch) = state.touched, touches.contains(touch) else { return false }
    state.touched = nil
    // Selection follows the commit, so that the highlight is visible.
    SimulatedDevice.current?.schedule(after: 0) { [reference = BoxedReference(self)] in
      reference.object?.finishTap(path)
    }
    return true
  }

  final func cancelTouch(_ touches: Set<UITouch>) -> Bool {
    guard let (path, touch) = state.touched, touches.contains(touch) else { return false }
    state.touched = nil
    unhighlight(path)
    return true
  }

  private func unhighlight(_ path: IndexPath) {
    shownCell(path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func finishTap(_ path: IndexPath) {
    if path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) {
      if selectsSeveral, state.selection.contains(path) {
        deselectByTap(path)
      } else {
        selectByTap(path)
      }
    }
    unhighlight(path)
  }

  private func selectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for other in state.selection where other != path {
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    if !state.selection.contains(path) { state.selection.append(path) }
    shownCell(path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func deselectByTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: In code

  final func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in state.selection { deselect(old) }
      return
    }
    guard selectsItems, path.section < numberOfSections,
      path.item < numberOfItems(inSection: path.section)
    else { return }
    if !selectsSeveral { for old in state.selection where old != path { deselect(old) } }
    if !state.selection.contains(path) { state.selection.append(path) }
    shownCell(path)?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  final func deselect(_ path: IndexPath) {
    state.selection.removeAll { $0 == path }
    shownCell(path)?.isSelected = false
  }

  final func reduceSelection() {
    guard !selectsSeveral, state.selection.count > 1 else { return }
    for path in state.selection.dropFirst() { deselect(path) }
  }

  final func editingDidChange() {
    for path in state.selection { deselect(path) }
    for (_, cell) in shownCells { cell.setNeedsUpdateConfiguration() }
  }

  // MARK: Moving items

  final func beginMovement(_ path: IndexPath) -> Bool {
    guard shownCell(path) != nil, dataSource?.collectionView(self, canMoveItemAt: path) == true
    else { return false }
    state.movement = (path, path)
    return true
  }

  final func updateMovement(_ position: CGPoint) {
    guard let movement = state.movement else { return }
    let proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.to, withPosition: position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.from,
        atCurrentIndexPath: movement.to, toProposedIndexPath: proposed) ?? proposed
    state.movement = (movement.from, target)
    shownCell(movement.from)?.center = position
  }

  final func endMovement(isCanceled: Bool) {
    guard let movement = state.movement else { return }
    state.movement = nil
    guard !isCanceled, movement.from != movement.to else {
      UIView.animate(withDuration: Self.animationDuration) {
        self.currentLayout.invalidateLayout()
        self.layoutIfNeeded()
      }
      return
    }
    dataSource?.collectionView(self, moveItemAt: movement.from, to: movement.to)
    moveItem(at: movement.from, to: movement.to)
  }
}
