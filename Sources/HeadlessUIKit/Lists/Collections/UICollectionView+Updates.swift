/// Batches of updates, and their animations.
extension UICollectionView {
  final func change(_ change: (inout ListChanges) -> Void) {
    let isAlone = state.updateDepth == 0
    if isAlone { beginUpdates() }
    change(&state.changes)
    if isAlone { endUpdates(nil) }
  }

  final func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  private func beginUpdates() {
    // The numbers from before the updates.
    if state.updateDepth == 0 { loadCounts() }
    state.updateDepth += 1
  }

  private func endUpdates(_ completion: ((Bool) -> Void)?) {
    state.updateDepth -= 1
    guard state.updateDepth == 0 else { return completion?(true) ?? () }
    let changes = state.changes
    state.changes = ListChanges()
    apply(changes, completion)
  }

  private func apply(_ changes: ListChanges, _ completion: ((Bool) -> Void)?) {
    guard !state.needsReload else {
      setNeedsLayout()
      completion?(true)
      return
    }
    let old = state.counts
    let new = requestCounts()
    let mapping: ListMapping
    do throws(ListMapping.Inconsistency) {
      mapping = try ListMapping(changes, from: old, to: new, names: .collection)
    } catch {
      SimulatedDevice.current?.diagnose(.invalidCall, error.message)
      reload()
      completion?(false)
      return
    }
    for path in changes.reconfigured { reconfigure(path) }
    let items = changes.updateItems(mapping)
    let leaving = renumber(mapping)
    state.counts = new
    let context = currentLayout.makeContext()
    context.isDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    updateContentSize()
    currentLayout.prepare(forCollectionViewUpdates: items)
    adoptProposedOffset()
    guard window != nil, UIView.areAnimationsEnabled else {
      for item in leaving { endDisplaying(item.view, item.element) }
      layOutElements()
      currentLayout.finalizeCollectionViewUpdates()
      completion?(true)
      return
    }
    animate(leaving, mapping, completion)
  }

  private func adoptProposedOffset() {
    let proposed = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let offset =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    if offset != contentOffset { setOffset(offset) }
  }

  private func reconfigure(_ path: IndexPath) {
    guard let cell = shownCell(path) else { return }
    state.reconfigured = cell
    _ = dataSource?.collectionView(self, cellForItemAt: path)
    state.reconfigured = nil
    cell.isSelected = state.selection.contains(path)
  }

  /// Gives visible views and the selection their new index paths, and returns the views of items that are
  /// deleted or reloaded.
  private func renumber(_ mapping: ListMapping) -> [CollectionState.Shown] {
    var leaving: [CollectionState.Shown] = []
    var kept: [CollectionState.Shown] = []
    for item in state.shown {
      var item = item
      if let path = after(item.element, mapping) {
        item.element.path = path
        kept.append(item)
      } else {
        leaving.append(item)
      }
    }
    state.replaceShown(by: kept)
    state.selection = state.selection.compactMap { path in
      mapping.after(path).flatMap { mapping.isReloaded($0) ? nil : $0 }
    }
    if let touched = state.touched, mapping.after(touched.path) == nil { state.touched = nil }
    state.prefetched = []
    return leaving
  }

  private func after(_ element: CollectionElement, _ mapping: ListMapping) -> IndexPath? {
    if element.category == .cell {
      guard let path = mapping.after(element.path), !mapping.isReloaded(path) else { return nil }
      return path
    }
    guard mapping.sections.indices.contains(element.path.section),
      let section = mapping.sections[element.path.section],
      !mapping.reloadedSections.contains(section)
    else { return nil }
    return IndexPath(item: element.path.item, section: section)
  }

  private func animate(
    _ leaving: [CollectionState.Shown], _ mapping: ListMapping, _ completion: ((Bool) -> Void)?
  ) {
    let known = state.shown.map { ($0.view, $0.view.center, $0.view.bounds, $0.view.alpha) }
    let ends = leaving.map { item in
      item.element.category == .cell
        ? currentLayout.finalLayoutAttributesForDisappearingItem(at: item.element.path)
        : currentLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: item.element.kind, at: item.element.path)
    }
    UIView.performWithoutAnimation {
      layOutElements()
      for (view, center, bounds, alpha) in known {
        (view.center, view.bounds, view.alpha) = (center, bounds, alpha)
      }
      for item in state.shown where !known.contains(where: { $0.0 === item.view }) {
        beginAppearing(item)
      }
    }
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0, options: .curveEaseInOut,
      animations: {
        self.currentLayout.finalizeCollectionViewUpdates()
        self.showElements()
        for (item, end) in zip(leaving, ends) {
          if let end { item.view.receive(end) } else { item.view.alpha = 0 }
        }
      },
      completion: { [reference = BoxedReference(self)] finished in
        if let view = reference.object {
          for item in leaving {
            item.view.alpha = 1
            view.endDisplaying(item.view, item.element)
          }
        }
        completion?(finished)
      })
  }

  /// Gives a new view the attributes at which its animation begins.
  private func beginAppearing(_ item: CollectionState.Shown) {
    let start =
      switch item.element.category {
      case .cell: currentLayout.initialLayoutAttributesForAppearingItem(at: item.element.path)
      case .supplementaryView:
        currentLayout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: item.element.kind, at: item.element.path)
      case .decorationView:
        currentLayout.initialLayoutAttributesForAppearingDecorationElement(
          ofKind: item.element.kind, at: item.element.path)
      }
    if let start { item.view.receive(start) }
  }
}

extension ListChanges {
  /// The changes as a layout receives them.
  func updateItems(_ mapping: ListMapping) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
      + deleted.map { UICollectionViewUpdateItem(.delete, from: $0.path, to: nil) }
      + reloadedSections.map {
        UICollectionViewUpdateItem(
          .reload, from: whole($0),
          to: mapping.sections.indices.contains($0) ? mapping.sections[$0].map(whole) : nil)
      }
      + reloaded.map {
        UICollectionViewUpdateItem(.reload, from: $0.path, to: mapping.after($0.path))
      }
      + movedSections.map {
        UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to))
      }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
      + insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0.path) }
  }
}
