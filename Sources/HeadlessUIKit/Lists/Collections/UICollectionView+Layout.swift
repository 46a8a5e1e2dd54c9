/// The layout pass: recycles views and gives the visible ones their attributes.
extension UICollectionView {
  final func setDelegate(
    _ delegate: (any UICollectionViewDelegate)?,
    _ store: ((any UICollectionViewDelegate)?) -> Void
  ) {
    store(delegate)
    (self as UIScrollView).delegate = delegate
    currentLayout.invalidateLayout()
  }

  /// The numbers of items; the data source is called if it must be.
  final var counts: [Int] {
    loadCounts()
    return state.counts
  }

  final func loadCounts() {
    guard state.needsReload, state.updateDepth == 0 else { return }
    state.needsReload = false
    state.counts = requestCounts()
    let context = currentLayout.makeContext()
    (context.isEverything, context.isDataSourceCounts) = (true, true)
    currentLayout.invalidateLayout(with: context)
  }

  final func requestCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  final var preparedLayout: UICollectionViewLayout {
    loadCounts()
    currentLayout.prepareIfNeeded()
    return currentLayout
  }

  final func reload() {
    state.selection = []
    state.touched = nil
    state.changes = ListChanges()
    state.prefetched = []
    removeAll()
    state.needsReload = true
    setNeedsLayout()
  }

  private func removeAll() {
    let shown = state.shown
    state.replaceShown(by: [])
    for item in shown { endDisplaying(item.view, item.element) }
  }

  /// Called when the layout was invalidated.
  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      setOffset(
        CGPoint(
          x: contentOffset.x + context.contentOffsetAdjustment.x,
          y: contentOffset.y + context.contentOffsetAdjustment.y))
    }
    setNeedsLayout()
  }

  final func layOutElements() {
    guard !state.isLayingOut, state.updateDepth == 0 else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    let isFirst = state.lastBounds.isNull
    loadCounts()
    if !isFirst { noteBoundsChange() }
    state.lastBounds = bounds
    showElements()
    // A content size may have moved the bounds.
    if bounds != state.lastBounds {
      noteBoundsChange()
      state.lastBounds = bounds
      showElements()
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    prefetchItems()
  }

  /// Asks the layout whether new bounds invalidate it.
  private func noteBoundsChange() {
    let new = bounds
    guard new != state.lastBounds else { return }
    state.reportedBounds = state.lastBounds
    let isInvalid = currentLayout.shouldInvalidateLayout(forBoundsChange: new)
    let context = isInvalid ? currentLayout.invalidationContext(forBoundsChange: new) : nil
    state.reportedBounds = nil
    if let context { currentLayout.invalidateLayout(with: context) }
  }

  final func updateContentSize() {
    currentLayout.prepareIfNeeded()
    let size = currentLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Shows the elements that the layout has in the bounds. A cell with an estimated size may change the
  /// layout, so that there are others.
  final func showElements() {
    for _ in 0..<20 {
      updateContentSize()
      let attributes =
        bounds.width > 0 && bounds.height > 0
        ? currentLayout.layoutAttributesForElements(in: bounds) ?? [] : []
      let visible = attributes.filter { $0.frame.intersects(bounds) || $0.isHidden }
      show(visible)
      guard measure(visible) else { return }
    }
  }

  /// Asks cells with estimated sizes for their own; returns whether the layout changed.
  private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    guard currentLayout.measuresCells else { return false }
    var hasChanged = false
    for original in attributes {
      guard let view = state.view(original.element) else { continue }
      let preferred = view.preferredLayoutAttributesFitting(original.duplicate())
      guard
        currentLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let context = currentLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      currentLayout.invalidateLayout(with: context)
      hasChanged = true
    }
    return hasChanged
  }

  private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
    var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    var order: [CollectionElement] = []
    for item in attributes where wanted.updateValue(item, forKey: item.element) == nil {
      order.append(item.element)
    }
    let gone = state.shown.filter { wanted[$0.element] == nil }
    state.replaceShown(by: state.shown.filter { wanted[$0.element] != nil })
    for item in gone { endDisplaying(item.view, item.element) }
    state.pending = wanted
    var shown = state.shown
    for index in shown.indices {
      guard let new = wanted[shown[index].element] else { continue }
      shown[index].view.receive(new)
      if shown[index].zIndex != new.zIndex {
        shown[index].zIndex = new.zIndex
        shown[index].view.removeFromSuperview()
        insert(shown[index].view, new.zIndex, shown)
      }
    }
    for element in order.sorted() where state.view(element) == nil {
      guard let new = wanted[element], let view = makeView(element) else { continue }
      view.owner = self
      UIView.performWithoutAnimation {
        view.receive(new)
        if let cell = view as? UICollectionViewCell {
          let isSelected = state.selection.contains(element.path)
          if cell.isSelected != isSelected { cell.isSelected = isSelected }
        }
        view.layoutIfNeeded()
      }
      willDisplay(view, element)
      insert(view, new.zIndex, shown)
      shown.append(.init(element: element, view: view, zIndex: new.zIndex))
      state.replaceShown(by: shown)
      shown = state.shown
    }
    state.replaceShown(by: shown)
    state.pending = [:]
  }

  /// Adds a view in front of those with the same or a lower index.
  private func insert(
    _ view: UICollectionReusableView, _ zIndex: Int, _ shown: [CollectionState.Shown]
  ) {
    guard view.superview !== self else { return }
    let above = shown.filter { $0.zIndex > zIndex && $0.view.superview === self }.map(\.view)
    if let index = children.firstIndex(where: { child in above.contains { $0 === child } }) {
      insertSubview(view, at: index)
    } else {
      addSubview(view)
    }
  }

  final func showBackground(instead old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  private func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = bounds.insetBy(dx: 0, dy: -bounds.height)
    let near = (currentLayout.layoutAttributesForElements(in: ahead) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
    let nearby = Set(near)
    let known = Set(state.prefetched)
    let canceled = state.prefetched.filter { !nearby.contains($0) }
    let new = near.filter {
      !known.contains($0)
        && state.view(CollectionElement(category: .cell, kind: "", path: $0)) == nil
    }
    state.prefetched = near
    if !canceled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: canceled)
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }
}
