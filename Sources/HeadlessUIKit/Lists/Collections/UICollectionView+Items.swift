/// Visible items, and scrolling to items.
extension UICollectionView {
  private func layoutIfVisible() {
    if needsLayout, !state.isLayingOut, state.updateDepth == 0 { layoutIfNeeded() }
  }

  final func shownCell(_ path: IndexPath) -> UICollectionViewCell? {
    state.view(CollectionElement(category: .cell, kind: "", path: path)) as? UICollectionViewCell
  }

  final var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
    layoutIfVisible()
    return state.shown.compactMap { item in
      guard item.element.category == .cell else { return nil }
      return (item.view as? UICollectionViewCell).map { (item.element.path, $0) }
    }
  }

  final func shownSupplements(
    _ kind: String
  ) -> [(path: IndexPath, view: UICollectionReusableView)] {
    layoutIfVisible()
    return state.shown.compactMap { item in
      guard item.element.category == .supplementaryView, item.element.kind == kind else {
        return nil
      }
      return (item.element.path, item.view)
    }
  }

  final func path(at point: CGPoint) -> IndexPath? {
    let area = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    let attributes = preparedLayout.layoutAttributesForElements(in: area) ?? []
    return attributes.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  final func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard path.section >= 0, path.section < numberOfSections, path.item >= 0,
      path.item < numberOfItems(inSection: path.section)
    else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "attempt to scroll the UICollectionView to an out-of-bounds item "
          + "(section \(path.section), item \(path.item))")
      return
    }
    updateContentSize()
    guard let frame = preparedLayout.layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    let size = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - size.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - size.height - inset.top
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - size.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - size.width - inset.left
    }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let limits = offsetLimits
    setContentOffset(
      CGPoint(x: limits.x.nearest(to: offset.x), y: limits.y.nearest(to: offset.y)),
      animated: animated)
  }
}
