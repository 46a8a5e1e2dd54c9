/// The content, visibility and layout of the columns.
extension UISplitViewController {
  /// The automatic maximum width of a column, pt; chosen by eye.
  private static let automaticWidth: CGFloat = 320
  /// The maximum width of a column as a fraction of the total; chosen by eye.
  private static let maximumFraction: CGFloat = 0.4
  /// The width of the separator between columns, pt.
  private static let lineWidth: CGFloat = 0.5

  // MARK: Content

  /// Replaces the controller of a column; a collapsed stack is expanded meanwhile.
  final func put(_ controller: UIViewController?, in column: Column) {
    let top = isOneStack ? topColumn : nil
    if isOneStack { scatter() }
    if let old = columns[column] {
      (columns[column], stacks[column]) = (nil, nil)
      old.willMove(toParent: nil)
      // First, because the end of a presentation restores the presenting view.
      old.dismissEverythingAtOnce()
      for view in old.viewsInPlace where old.isViewLoaded { view.removeFromSuperview() }
      old.removeFromParent()
    }
    suppliedControllers[column] = controller
    if let controller {
      if column != .compact { stacks[column] = controller.makeColumn() }
      let child = stacks[column] ?? controller
      columns[column] = child
      addChild(child)
      if column == .primary || column == .supplementary {
        setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      }
      child.didMove(toParent: self)
    }
    if let top { gather(upTo: columns[top] == nil ? .primary : top, animated: false) }
    rearrange()
  }

  final func replaceColumns(by controllers: [UIViewController]) {
    let wanted: [Column] =
      controllers.count > 2 ? Column.sideBySide : controllers.isEmpty ? [] : [.primary, .secondary]
    for column in Column.sideBySide {
      let index = wanted.firstIndex(of: column)
      put(index.flatMap { $0 < controllers.count ? controllers[$0] : nil }, in: column)
    }
  }

  final func drop(_ child: UIViewController) {
    for column in Column.sideBySide + [.compact] where columns[column] === child {
      (columns[column], stacks[column]) = (nil, nil)
      suppliedControllers[column] = nil
      lent[column] = nil
    }
  }

  // MARK: Visibility

  /// Returns the mode as which a display mode is treated: none that is automatic or overlays columns.
  final func resolved(_ mode: DisplayMode) -> DisplayMode {
    switch mode {
    case .secondaryOnly: .secondaryOnly
    case .twoBesideSecondary where style == .tripleColumn: .twoBesideSecondary
    default: .oneBesideSecondary
    }
  }

  final var shownColumns: [Column] {
    isOneStack
      ? [.compact, .primary, .supplementary, .secondary].filter { columns[$0] != nil }
        .prefix(1).map { $0 } : shownColumns(in: mode)
  }

  final func shownColumns(in mode: DisplayMode) -> [Column] {
    let wanted: [Column] =
      switch resolved(mode) {
      case .secondaryOnly: [.secondary]
      case .twoBesideSecondary: Column.sideBySide
      default: [style == .tripleColumn ? .supplementary : .primary, .secondary]
      }
    return wanted.filter { columns[$0] != nil }
  }

  // MARK: Layout

  final func width(of column: Column, in width: CGFloat) -> CGFloat {
    let wanted =
      column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    return min(
      wanted < 0 ? Self.automaticWidth : wanted, (width * Self.maximumFraction).rounded(.down))
  }

  /// Returns the controllers of the visible columns, and their frames in a container of a size.
  final func places(in size: CGSize) -> [(controller: UIViewController, frame: CGRect)] {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let shown = shownColumns
    var x: CGFloat = 0
    return shown.compactMap { column in
      guard let controller = columns[column] else { return nil }
      let left = max(0, size.width - x)
      let width = column == shown.last ? left : min(left, self.width(of: column, in: size.width))
      defer { x += width + Self.lineWidth }
      return (
        controller,
        CGRect(
          x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
      )
    }
  }

  /// Lays out the visible columns and removes the others.
  final func rearrange() {
    guard let view = existingView, !isHeld else { return }
    let places = places(in: view.bounds.size)
    for child in children where !leaving.contains(where: { $0 === child }) {
      guard child.isViewLoaded, !places.contains(where: { $0.controller === child }) else {
        continue
      }
      for view in child.viewsInPlace { view.removeFromSuperview() }
      // Now, because the view is no longer in the window when the container's transition ends.
      if child.appearance.isUnderWay { child.leaveSight() }
    }
    for (child, frame) in places {
      let parts = child.viewsInPlace
      // During a presentation in the child's context, the container of that may contain its view.
      for part in parts where !parts.contains(where: { $0 !== part && part.isInside($0) }) {
        if part.parent !== view { view.addSubview(part) }
        // If the view has a transform, its frame is not its size (fault F052).
        part.bounds.size = frame.size
        part.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }
}

extension UISplitViewController: ContainerController {
  final func layoutContainer() { rearrange() }
}
