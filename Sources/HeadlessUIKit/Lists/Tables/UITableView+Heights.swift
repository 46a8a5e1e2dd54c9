/// Heights: estimates, and those of visible rows.
extension UITableView {
  final func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  final func setScrollDelegate(_ delegate: (any UITableViewDelegate)?) {
    (self as UIScrollView).delegate = delegate
  }

  /// The geometry; the data source is called if it must be.
  final var loadedGeometry: TableGeometry {
    loadGeometry()
    return state.geometry
  }

  final func loadGeometry() {
    guard state.needsReload, state.updateDepth == 0 else { return }
    state.needsReload = false
    state.geometry = makeGeometry(requestCounts())
    updateContentSize()
  }

  final func requestCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
  }

  final func makeGeometry(_ counts: [Int]) -> TableGeometry {
    TableGeometry(rows: counts, width: bounds.width) { estimate($0) }
  }

  final func heightsDidChange() {
    guard !state.needsReload else { return }
    state.geometry = makeGeometry(state.geometry.counts)
    updateContentSize()
    setNeedsLayout()
  }

  private func estimate(
    _ element: TableGeometry.Element
  ) -> (length: CGFloat, isResolved: Bool) {
    switch element {
    case .gap(let section): return (gap(above: section), true)
    case .row(let path):
      let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
      if estimate > 0 { return (estimate, false) }
      if estimate < 0 { return (rowHeight > 0 ? rowHeight : TableMetrics.rowHeight, false) }
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return (height < 0 ? TableMetrics.rowHeight : height, true)
    case .header(let section): return estimateSupplement(section, isHeader: true)
    case .footer(let section): return estimateSupplement(section, isHeader: false)
    }
  }

  private func estimateSupplement(
    _ section: Int, isHeader: Bool
  ) -> (length: CGFloat, isResolved: Bool) {
    let estimate =
      isHeader
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
      : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
    if estimate > 0 { return (estimate, false) }
    let height = supplementHeight(section, isHeader: isHeader)
    if height >= 0 {
      return (height, height != (isHeader ? sectionHeaderHeight : sectionFooterHeight))
    }
    return (standardHeight(section, isHeader: isHeader), false)
  }

  private func supplementHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
  }

  private func title(_ section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// The height of a header or footer without a view, pt.
  private func standardHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let hasTitle = title(section, isHeader: isHeader) != nil
    if style == .plain { return hasTitle ? TableMetrics.headerHeight : 0 }
    if hasTitle { return isHeader ? TableMetrics.groupedHeaderHeight : TableMetrics.headerHeight }
    if isHeader, section == 0, tableHeaderView == nil { return TableMetrics.firstGroupedGap }
    return TableMetrics.groupedGap
  }

  /// The gap above the header of a section of a plain table view, pt.
  private func gap(above section: Int) -> CGFloat {
    guard style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0 {
      return hasHeader(section) ? sectionHeaderTopPadding : 0
    }
    return hasHeader(section) ? TableMetrics.topPadding : 0
  }

  /// Whether a section has a header, as far as that is known without its view.
  private func hasHeader(_ section: Int) -> Bool {
    if title(section, isHeader: true) != nil { return true }
    let height = supplementHeight(section, isHeader: true)
    return height > 0 && height != sectionHeaderHeight
  }

  // MARK: Resolving

  /// Replaces the estimates of the elements in a range of the content, and returns the distance by which
  /// elements that were visible moved.
  final func resolveHeights(from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    let anchor = state.rows.first.flatMap { state.geometry.index(of: .row($0.path)) } ?? 0
    var moved: CGFloat = 0
    var index = state.geometry.lengths.index(at: top)
    var y = state.geometry.lengths.position(of: index)
    // A header of unknown height before the first visible row has no length yet.
    while index > 0, state.geometry.lengths.lengths[index - 1] == 0,
      !state.geometry.isResolved[index - 1]
    { index -= 1 }
    while index < state.geometry.lengths.count, y < bottom + moved {
      if !state.geometry.isResolved[index] {
        let old = state.geometry.lengths.lengths[index]
        let new = height(of: state.geometry.element(at: index))
        state.geometry.resolve(index, as: new)
        if index < anchor { moved += new - old }
      }
      y += state.geometry.lengths.lengths[index]
      index += 1
    }
    return moved
  }

  private func height(of element: TableGeometry.Element) -> CGFloat {
    switch element {
    case .gap(let section): return gap(above: section)
    case .row(let path):
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return height < 0 ? automaticHeight(of: path) : height
    case .header(let section): return resolvedHeight(section, isHeader: true)
    case .footer(let section): return resolvedHeight(section, isHeader: false)
    }
  }

  private func automaticHeight(of path: IndexPath) -> CGFloat {
    guard let cell = state.cell(at: path) ?? preparedCell(path) else { return 0 }
    let width = rowWidth
    if cell.bounds.width != width { cell.bounds.size.width = width }
    return cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func resolvedHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let height = supplementHeight(section, isHeader: isHeader)
    if height == 0 { return 0 }
    let standard = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let view = supplement(section, isHeader: isHeader)
    if height > 0 {
      // A plain table view shows no empty header of the standard height.
      return style == .plain && height == standard && view == nil ? 0 : height
    }
    guard let view else { return standardHeight(section, isHeader: isHeader) }
    if title(section, isHeader: isHeader) != nil, (view as? TitleView) != nil {
      return standardHeight(section, isHeader: isHeader)
    }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitted > 0 { return fitted }
    return view.bounds.height > 0 ? view.bounds.height : TableMetrics.headerHeight
  }

  /// The header or footer of a section: the delegate's, or one with the title.
  final func supplement(_ section: Int, isHeader: Bool) -> UIView? {
    let known = isHeader ? state.headers : state.footers
    if let view = known.view(section) ?? known.prepared[section] { return view }
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let shown = view ?? titleView(section, isHeader: isHeader)
    if isHeader {
      state.headers.prepared[section] = shown
    } else {
      state.footers.prepared[section] = shown
    }
    return shown
  }

  private func titleView(_ section: Int, isHeader: Bool) -> UIView? {
    guard let title = title(section, isHeader: isHeader) else { return nil }
    let view = reusedTitleView
    view.isPlain = style == .plain
    view.textLabel?.text = style == .plain || !isHeader ? title : title.uppercased()
    return view
  }

  private var reusedTitleView: TitleView {
    if let view = state.waitingHeaders[TitleView.identifier]?.popLast() as? TitleView {
      view.prepareForReuse()
      return view
    }
    let view = TitleView(reuseIdentifier: TitleView.identifier)
    view.isPlain = style == .plain
    if view.isPlain { view.backgroundColor = .systemBackground }
    return view
  }
}

/// The header or footer with the title of a section.
final class TitleView: UITableViewHeaderFooterView {
  static let identifier = "title of a section"
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}
