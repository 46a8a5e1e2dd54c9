/// Positions of rows and sections, and scrolling to them.
extension UITableView {
  /// A part of a section with a frame.
  enum SectionPart { case header, footer }

  final func rowRect(_ path: IndexPath) -> CGRect {
    guard let span = loadedGeometry.span(of: .row(path)) else { return .zero }
    return CGRect(x: sideInset, y: topHeight + span.y, width: rowWidth, height: span.length)
  }

  final func elementRect(_ part: SectionPart, _ section: Int) -> CGRect {
    let element: TableGeometry.Element = part == .header ? .header(section) : .footer(section)
    guard let span = loadedGeometry.span(of: element) else { return .zero }
    return CGRect(x: 0, y: topHeight + span.y, width: bounds.width, height: span.length)
  }

  final func sectionRect(_ section: Int) -> CGRect {
    let geometry = loadedGeometry
    guard let first = geometry.span(of: .gap(section)),
      let last = geometry.span(of: .footer(section))
    else { return .zero }
    return CGRect(
      x: 0, y: topHeight + first.y, width: bounds.width, height: last.y + last.length - first.y)
  }

  final func path(at point: CGPoint) -> IndexPath? {
    let geometry = loadedGeometry
    let y = point.y - topHeight
    guard y >= 0, y < geometry.lengths.total, point.x >= 0, point.x < bounds.width else {
      return nil
    }
    guard case .row(let path) = geometry.element(at: geometry.lengths.index(at: y)) else {
      return nil
    }
    return path
  }

  final func paths(in rect: CGRect) -> [IndexPath] {
    loadGeometry()
    return visiblePaths(in: rect)
  }

  final var shownCells: [UITableViewCell] {
    layoutIfVisible()
    return state.rows.map(\.cell)
  }

  final var shownPaths: [IndexPath]? {
    layoutIfVisible()
    return state.rows.isEmpty ? nil : state.rows.map(\.path)
  }

  /// Performs a pending layout, as the visible rows follow from it.
  private func layoutIfVisible() {
    if needsLayout, !state.isLayingOut, state.updateDepth == 0 { layoutIfNeeded() }
  }

  // MARK: Scrolling

  final func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    // A path without a row, NSNotFound, means the beginning of the section.
    let isRow = loadedGeometry.contains(path)
    let section = path.section
    guard isRow || path.row == NSNotFound && state.geometry.sections.indices.contains(section)
    else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "attempt to scroll to invalid index path: section \(section), row \(path.row)")
      return
    }
    if !animated || window == nil { resolveHeights(around: path) }
    let rect = isRow ? rowRect(path) : sectionRect(section)
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    // A header that stays visible covers the upper edge.
    let covered = style == .plain ? elementRect(.header, section).height : 0
    let y: CGFloat
    switch position {
    case .top: y = rect.minY - covered - inset.top
    case .middle: y = rect.midY - visible / 2 - inset.top
    case .bottom: y = rect.maxY - visible - inset.top
    case .none:
      let top = contentOffset.y + inset.top
      if rect.minY < top + covered {
        y = rect.minY - covered - inset.top
      } else if rect.maxY > top + visible {
        y = rect.maxY - visible - inset.top
      } else {
        return
      }
    }
    let limits = offsetLimits
    setContentOffset(
      CGPoint(x: contentOffset.x, y: limits.y.nearest(to: y)), animated: animated)
  }

  /// Determines the heights of the rows that are visible after scrolling to a row, so that it is where the
  /// estimates put it.
  private func resolveHeights(around path: IndexPath) {
    guard let span = state.geometry.span(of: .row(path)) else { return }
    _ = resolveHeights(from: span.y, to: span.y + bounds.height)
    updateContentSize()
  }

  final func scrollToSelection(_ position: ScrollPosition, _ animated: Bool) {
    let middle = bounds.midY
    let nearest = state.selection.min {
      abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
  }
}
