/// The columns: what is in them, which are on view, and where.
extension UISplitViewController {
  /// How wide a column is at most where nobody says, pt; chosen by eye.
  private static let automaticWidth: CGFloat = 320
  /// How much of the width a column takes at most, whoever says; chosen by eye.
  private static let largestShare: CGFloat = 0.4
  /// The line between columns, pt.
  private static let lineWidth: CGFloat = 0.5

  // MARK: What is in them

  final func put(_ controller: UIViewController?, in column: Column) {
    let top = isOneStack ? topColumn : nil
    if isOneStack { scatter() }
    if let old = columns[column] {
      columns[column] = nil
      old.willMove(toParent: nil)
      // First, because a presentation that ends puts the view of its presenter back.
      old.dismissEverythingAtOnce()
      for view in old.viewsInPlace where old.isViewLoaded { view.removeFromSuperview() }
      old.removeFromParent()
    }
    given[column] = controller
    if let controller {
      let child = column == .compact ? controller : stack(around: controller)
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

  private func stack(around controller: UIViewController) -> UINavigationController {
    controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
  }

  final func replaceColumns(by controllers: [UIViewController]) {
    let wanted: [Column] =
      controllers.count > 2 ? Column.sideBySide : controllers.isEmpty ? [] : [.primary, .secondary]
    for column in Column.sideBySide {
      let place = wanted.firstIndex(of: column)
      put(place.flatMap { $0 < controllers.count ? controllers[$0] : nil }, in: column)
    }
  }

  final func drop(_ child: UIViewController) {
    for column in Column.sideBySide + [.compact] where columns[column] === child {
      columns[column] = nil
      given[column] = nil
      lent[column] = nil
    }
  }

  // MARK: Which are on view

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

  // MARK: Where they are

  final func width(of column: Column, in width: CGFloat) -> CGFloat {
    let wanted =
      column == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    return min(
      wanted < 0 ? Self.automaticWidth : wanted, (width * Self.largestShare).rounded(.down))
  }

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

  /// Puts the columns on view into their places; those that are not leave.
  final func rearrange() {
    guard let view = viewIfLoaded, !isHeld else { return }
    let places = places(in: view.bounds.size)
    for child in children where !leaving.contains(where: { $0 === child }) {
      guard child.isViewLoaded, !places.contains(where: { $0.controller === child }) else {
        continue
      }
      for view in child.viewsInPlace { view.removeFromSuperview() }
      // The end of what its container has begun would find it out of the window.
      if child.appearance.isUnderWay { child.leaveSight() }
    }
    for (child, frame) in places {
      for part in child.viewsInPlace {
        if part.superview !== view { view.addSubview(part) }
        // Where a transform turns the view, its frame is not its size (fault F052).
        part.bounds.size = frame.size
        part.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }
}

extension UISplitViewController: ContainerController {
  final func layoutContainer() { rearrange() }
}
