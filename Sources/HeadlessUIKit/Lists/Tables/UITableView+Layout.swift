/// The layout pass: recycles cells and positions those of the visible rows.
extension UITableView {
  /// The height of the table view's header, pt.
  final var topHeight: CGFloat { state.header?.bounds.height ?? 0 }
  /// The inset of rows from the left and right edges, pt.
  final var sideInset: CGFloat { style == .insetGrouped ? TableMetrics.insetGroupedMargin : 0 }
  /// The width of rows, pt.
  final var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  final func dataSourceDidChange() {
    state.selection = []
    removeAllRows()
    dataDidChange()
  }

  final func dataDidChange() {
    state.needsReload = true
    setNeedsLayout()
  }

  final func reload() {
    state.selection = []
    state.touched = nil
    state.changes = ListChanges()
    state.prefetched = []
    removeAllRows()
    state.needsReload = true
    if state.updateDepth == 0 { loadGeometry() }
    setNeedsLayout()
  }

  /// Removes all cells, headers and footers.
  final func removeAllRows() {
    let rows = state.rows
    state.rows = []
    for (path, cell) in rows { endDisplaying(cell, path) }
    for cell in preparedCells { recycle(cell) }
    state.prepared = [:]
    removeSupplements { _ in false }
  }

  private var preparedCells: [UITableViewCell] {
    state.prepared.keys.sorted().compactMap { state.prepared[$0] }
  }

  final func updateContentSize() {
    let height = topHeight + state.geometry.lengths.total + (state.footer?.bounds.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  final func layOutRows() {
    guard !state.isLayingOut, state.updateDepth == 0 else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    loadGeometry()
    if state.geometry.width != bounds.width {
      state.geometry = makeGeometry(state.geometry.counts)
      updateContentSize()
    }
    let moved = resolveHeights(from: bounds.minY - topHeight, to: bounds.maxY - topHeight)
    updateContentSize()
    if moved != 0, glide?.cause != .animation {
      setOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + moved))
    }
    showRows()
    showSupplements(isHeader: true)
    showSupplements(isHeader: false)
    layOutExtras()
    prefetchRows()
  }

  /// The visible rows, from top to bottom.
  final func visiblePaths(in rect: CGRect) -> [IndexPath] {
    let geometry = state.geometry
    guard geometry.lengths.count > 0, rect.height > 0 else { return [] }
    var paths: [IndexPath] = []
    var index = geometry.lengths.index(at: rect.minY - topHeight)
    var y = geometry.lengths.position(of: index)
    while index < geometry.lengths.count, y < rect.maxY - topHeight {
      let length = geometry.lengths.lengths[index]
      if length > 0, case .row(let path) = geometry.element(at: index) { paths.append(path) }
      y += length
      index += 1
    }
    return paths
  }

  private func showRows() {
    let paths = visiblePaths(in: bounds)
    let wanted = Set(paths)
    let gone = state.rows.filter { !wanted.contains($0.path) }
    state.rows.removeAll { !wanted.contains($0.path) }
    for (path, cell) in gone { endDisplaying(cell, path) }
    var shown: [(path: IndexPath, cell: UITableViewCell)] = []
    var known = state.rows[...]
    for path in paths {
      if let first = known.first, first.path == path {
        known = known.dropFirst()
        position(first.cell, path)
        shown.append(first)
      } else if let cell = preparedCell(path) {
        state.prepared[path] = nil
        show(cell, path)
        shown.append((path, cell))
      }
    }
    state.rows = shown
    // A row that was measured and is not visible after all.
    for cell in preparedCells { recycle(cell) }
    state.prepared = [:]
  }

  /// Returns the cell of a row that has none yet; the data source is called once.
  final func preparedCell(_ path: IndexPath) -> UITableViewCell? {
    if let cell = state.prepared[path] { return cell }
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // An app that keeps its cells may return one that another row shows.
    if let index = state.rows.firstIndex(where: { $0.cell === cell }) {
      let old = state.rows.remove(at: index)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: old.path)
    }
    cell.table = self
    configure(cell, path)
    state.prepared[path] = cell
    return cell
  }

  /// Sets what the table view determines: editing, indentation, selection, separators.
  final func configure(_ cell: UITableViewCell, _ path: IndexPath) {
    let isEditable = state.isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
    cell.editingStyle =
      isEditable ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if cell.isEditing != state.isEditing { cell.setEditing(state.isEditing, animated: false) }
    if let delegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if level != 0 { cell.indentationLevel = level }
    }
    let isSelected = state.selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    configureSeparator(of: cell, path)
  }

  private func configureSeparator(of cell: UITableViewCell, _ path: IndexPath) {
    let count = state.geometry.rowCount(in: path.section)
    let isLast = path.row == count - 1
    let shows = separatorStyle != .none && (style == .plain || !isLast)
    if cell.parts.showsSeparator != shows {
      cell.parts.showsSeparator = shows
      cell.setNeedsLayout()
    }
    guard style == .insetGrouped else { return }
    if cell.parts.hasSystemBackground { cell.backgroundColor = .secondarySystemGroupedBackground }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cornerRadius
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = !corners.isEmpty
  }

  /// Adds a cell to the view, without animation.
  final func show(_ cell: UITableViewCell, _ path: IndexPath) {
    UIView.performWithoutAnimation {
      position(cell, path)
      cell.layoutIfNeeded()
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self {
      insertSubview(cell, at: state.background?.superview === self ? 1 : 0)
    }
  }

  private func position(_ cell: UITableViewCell, _ path: IndexPath) {
    let frame = rowRect(path)
    if cell.frame != frame { cell.frame = frame }
  }

  // MARK: Headers and footers

  private func showSupplements(isHeader: Bool) {
    let sections = visibleSections(isHeader: isHeader)
    let (first, last) = (sections.first ?? 0, sections.last ?? -1)
    let removed =
      isHeader
      ? state.headers.remove { first <= $0 && $0 <= last }
      : state.footers.remove { first <= $0 && $0 <= last }
    for (section, view) in removed { endDisplaying(view, section, isHeader: isHeader) }
    for section in sections {
      guard let view = supplement(section, isHeader: isHeader) else { continue }
      let frame = pinnedRect(section, isHeader: isHeader)
      let isShown = (isHeader ? state.headers : state.footers).view(section) != nil
      if isShown {
        if view.frame != frame { view.frame = frame }
        continue
      }
      UIView.performWithoutAnimation { view.frame = frame }
      if isHeader {
        state.headers.add(view, section)
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        state.footers.add(view, section)
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      if view.superview !== self { addSubview(view) }
    }
    if isHeader { state.headers.prepared = [:] } else { state.footers.prepared = [:] }
  }

  private func endDisplaying(_ view: UIView, _ section: Int, isHeader: Bool) {
    recycle(view)
    if isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  final func removeSupplements(unless isKept: (Int) -> Bool) {
    for (section, view) in state.headers.remove(unless: isKept) {
      endDisplaying(view, section, isHeader: true)
    }
    for (section, view) in state.footers.remove(unless: isKept) {
      endDisplaying(view, section, isHeader: false)
    }
  }

  /// The sections whose headers or footers are visible, from top to bottom.
  private func visibleSections(isHeader: Bool) -> [Int] {
    let geometry = state.geometry
    guard !geometry.sections.isEmpty, bounds.height > 0 else { return [] }
    let index = geometry.lengths.index(at: bounds.minY - topHeight)
    guard index < geometry.lengths.count else { return [] }
    var sections: [Int] = []
    var section =
      switch geometry.element(at: index) {
      case .gap(let section), .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    while section < geometry.sections.count {
      let span = geometry.span(of: .gap(section))
      if let span, span.y + topHeight >= bounds.maxY { break }
      let rect = pinnedRect(section, isHeader: isHeader)
      if rect.height > 0, rect.maxY > bounds.minY, rect.minY < bounds.maxY {
        sections.append(section)
      }
      section += 1
    }
    return sections
  }

  /// The frame of a header or footer, which stays visible in a plain table view.
  private func pinnedRect(_ section: Int, isHeader: Bool) -> CGRect {
    var rect = elementRect(isHeader ? .header : .footer, section)
    guard style == .plain, rect.height > 0 else { return rect }
    let whole = sectionRect(section)
    let inset = adjustedContentInset
    if isHeader {
      let top = bounds.minY + inset.top
      rect.origin.y = max(rect.minY, min(top, whole.maxY - rect.height))
    } else {
      let bottom = bounds.maxY - inset.bottom
      rect.origin.y = min(rect.minY, max(bottom - rect.height, whole.minY))
    }
    return rect
  }

  // MARK: Other views

  private func layOutExtras() {
    if let header = state.header {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = state.footer {
      let y = topHeight + state.geometry.lengths.total
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
      if footer.frame != frame { footer.frame = frame }
    }
    if let background = state.background, background.frame != bounds { background.frame = bounds }
  }

  final func replaceHeader(by view: UIView?) {
    if state.header !== view { state.header?.removeFromSuperview() }
    state.header = view
    if let view {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
      addSubview(view)
    }
    heightsDidChange()
    updateContentSize()
    setNeedsLayout()
  }

  final func replaceFooter(by view: UIView?) {
    if state.footer !== view { state.footer?.removeFromSuperview() }
    state.footer = view
    if let view { addSubview(view) }
    updateContentSize()
    setNeedsLayout()
  }

  final func replaceBackground(by view: UIView?) {
    guard state.background !== view else { return }
    state.background?.removeFromSuperview()
    state.background = view
    if let view {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  final func separatorsDidChange() {
    for (path, cell) in state.rows {
      configure(cell, path)
      cell.setNeedsLayout()
    }
  }

  private func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let ahead = bounds.insetBy(dx: 0, dy: -bounds.height)
    let near = visiblePaths(in: ahead)
    let nearby = Set(near)
    let visible = Set(state.rows.map(\.path))
    let canceled = state.prefetched.filter { !nearby.contains($0) }
    let known = Set(state.prefetched)
    let new = near.filter { !known.contains($0) && !visible.contains($0) }
    state.prefetched = near
    if !canceled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: canceled)
    }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
  }
}
