/// Batches of updates, and their animations.
extension UITableView {
  /// The duration of the animation of a batch, s; chosen.
  private static let updateDuration = 0.3

  final func change(_ change: (inout ListChanges) -> Void) {
    let isAlone = state.updateDepth == 0
    if isAlone { beginUpdates() }
    change(&state.changes)
    if isAlone { endUpdates() }
  }

  final func update(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endOneUpdate(completion)
  }

  final func endOneUpdate(_ completion: ((Bool) -> Void)? = nil) {
    guard state.updateDepth > 0 else { return }
    state.updateDepth -= 1
    guard state.updateDepth == 0 else { return completion?(true) ?? () }
    let changes = state.changes
    state.changes = ListChanges()
    apply(changes, completion)
  }

  private func apply(_ changes: ListChanges, _ completion: ((Bool) -> Void)?) {
    // Before the first layout there is nothing to animate.
    if state.needsReload {
      loadGeometry()
      setNeedsLayout()
      completion?(true)
      return
    }
    let old = state.geometry
    let counts = requestCounts()
    let mapping: ListMapping
    do throws(ListMapping.Inconsistency) {
      mapping = try ListMapping(changes, from: old.counts, to: counts, names: .table)
    } catch {
      SimulatedDevice.current?.diagnose(.invalidCall, error.message)
      reload()
      completion?(false)
      return
    }
    for path in changes.reconfigured { reconfigure(path) }
    let isAnimated =
      window != nil && UIView.areAnimationsEnabled && changes.isAnimated
    let leaving = renumber(mapping, changes)
    let oldTop = topHeight
    carryHeights(from: old, counts, mapping)
    updateContentSize()
    // Cells that the change brings into view begin where they were, or where rows of their kind appear.
    let starts: (IndexPath) -> CGRect? = { path in
      guard !mapping.isReloaded(path), let before = mapping.before(path),
        let span = old.span(of: .row(before))
      else { return nil }
      return CGRect(
        x: self.sideInset, y: oldTop + span.y, width: self.rowWidth, height: span.length)
    }
    guard isAnimated else {
      for (cell, path, _) in leaving { endDisplaying(cell, path) }
      layOutRows()
      setNeedsLayout()
      completion?(true)
      return
    }
    let known = state.rows.map(\.cell)
    UIView.performWithoutAnimation { showNewRows(known, starts, changes) }
    for (cell, _, _) in leaving { insertSubview(cell, at: 0) }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .curveEaseInOut,
      animations: {
        self.layOutRows()
        for (_, cell) in self.state.rows where !known.has(cell) { cell.alpha = 1 }
        for (cell, _, animation) in leaving { cell.leave(by: animation) }
      },
      completion: { [reference = BoxedReference(self)] finished in
        if let table = reference.object {
          for (cell, path, _) in leaving {
            cell.alpha = 1
            table.endDisplaying(cell, path)
          }
        }
        completion?(finished)
      })
  }

  private func reconfigure(_ path: IndexPath) {
    guard let cell = state.cell(at: path), let identifier = cell.reuseIdentifier else { return }
    // The data source dequeues the row's own cell.
    state.waitingCells[identifier, default: []].append(cell)
    _ = dataSource?.tableView(self, cellForRowAt: path)
    state.waitingCells[identifier]?.removeAll { $0 === cell }
    cell.setSelected(state.selection.contains(path), animated: false)
  }

  /// Gives visible cells and the selection their new index paths, and returns the cells of rows that are
  /// deleted or reloaded.
  private func renumber(
    _ mapping: ListMapping, _ changes: ListChanges
  ) -> [(cell: UITableViewCell, path: IndexPath, animation: RowAnimation)] {
    var leaving: [(UITableViewCell, IndexPath, RowAnimation)] = []
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in state.rows {
      if let new = mapping.after(path), !mapping.isReloaded(new) {
        kept.append((new, cell))
      } else {
        leaving.append((cell, path, changes.animation(deleting: path)))
      }
    }
    state.rows = kept.sorted { $0.path < $1.path }
    state.selection = state.selection.compactMap { path in
      mapping.after(path).flatMap { mapping.isReloaded($0) ? nil : $0 }
    }
    if let touched = state.touched, mapping.after(touched.path) == nil { state.touched = nil }
    state.prefetched = []
    let section: (Int) -> Int? = { old in
      guard mapping.sections.indices.contains(old), let new = mapping.sections[old] else {
        return nil
      }
      return mapping.reloadedSections.contains(new) ? nil : new
    }
    for (_, view) in state.headers.renumber(section) + state.footers.renumber(section) {
      recycle(view)
    }
    return leaving
  }

  /// Makes the new geometry, with the known heights of rows that remain.
  private func carryHeights(from old: TableGeometry, _ counts: [Int], _ mapping: ListMapping) {
    var new = makeGeometry(counts)
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        guard let before = mapping.before(path), !mapping.isReloaded(path),
          let source = old.index(of: .row(before)), old.isResolved[source],
          let target = new.index(of: .row(path))
        else { continue }
        // An empty batch determines the heights again.
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height < 0, let cell = state.cell(at: path) {
          new.resolve(
            target,
            as: cell.systemLayoutSizeFitting(
              CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel
            ).height)
        } else {
          new.resolve(target, as: height < 0 ? old.lengths.lengths[source] : height)
        }
      }
    }
    state.geometry = new
  }

  /// Adds the cells of rows that have become visible, where their animations begin.
  private func showNewRows(
    _ known: [UITableViewCell], _ start: (IndexPath) -> CGRect?, _ changes: ListChanges
  ) {
    let frames = known.map(\.frame)
    layOutRows()
    for (cell, frame) in zip(known, frames) { cell.frame = frame }
    for (path, cell) in state.rows where !known.has(cell) {
      if let frame = start(path) {
        cell.frame = frame
      } else {
        cell.arrive(by: changes.animation(inserting: path))
      }
    }
  }
}

extension ListChanges {
  /// Whether an animation was requested; also for a batch without changes, which animates heights.
  var isAnimated: Bool {
    if isEmpty || !moved.isEmpty || !movedSections.isEmpty { return true }
    return (inserted + deleted + reloaded).contains { $0.animation != .none }
      || sectionAnimations.values.contains { $0 != .none }
  }

  func animation(inserting path: IndexPath) -> UITableView.RowAnimation {
    inserted.first { $0.path == path }?.animation ?? reloaded.first { $0.path == path }?.animation
      ?? sectionAnimations[path.section] ?? .fade
  }

  func animation(deleting path: IndexPath) -> UITableView.RowAnimation {
    deleted.first { $0.path == path }?.animation ?? reloaded.first { $0.path == path }?.animation
      ?? sectionAnimations[path.section] ?? .fade
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    insertedSections += Array(sections)
    for section in sections { sectionAnimations[section] = animation }
  }

  mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    deletedSections += Array(sections)
    for section in sections { sectionAnimations[section] = animation }
  }

  mutating func reload(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    reloadedSections += Array(sections)
    for section in sections { sectionAnimations[section] = animation }
  }
}

extension UITableViewCell {
  /// Moves or hides a deleted row's cell.
  fileprivate func leave(by animation: UITableView.RowAnimation) {
    if animation != .none { alpha = 0 }
    center = displaced(by: animation)
  }

  /// Moves or hides an inserted row's cell, which an animation then shows.
  fileprivate func arrive(by animation: UITableView.RowAnimation) {
    if animation != .none { alpha = 0 }
    center = displaced(by: animation)
  }

  private func displaced(by animation: UITableView.RowAnimation) -> CGPoint {
    switch animation {
    case .left: CGPoint(x: center.x - bounds.width, y: center.y)
    case .right: CGPoint(x: center.x + bounds.width, y: center.y)
    case .top: CGPoint(x: center.x, y: center.y - bounds.height)
    case .bottom: CGPoint(x: center.x, y: center.y + bounds.height)
    case .fade, .none, .middle, .automatic: center
    }
  }
}
