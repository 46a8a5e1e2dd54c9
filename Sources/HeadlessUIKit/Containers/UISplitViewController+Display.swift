import SegueMotion

/// Shows and hides columns while they are side by side.
extension UISplitViewController {
  final func reveal(_ column: Column) {
    guard columns[column] != nil else { return }
    if isOneStack { return gather(upTo: column, animated: true) }
    guard !shownColumns.contains(column) else { return }
    switch column {
    case .primary where style == .tripleColumn: change(to: .twoBesideSecondary, animated: true)
    case .primary, .supplementary: change(to: .oneBesideSecondary, animated: true)
    case .secondary, .compact: break
    }
  }

  final func conceal(_ column: Column) {
    if isOneStack {
      guard
        let before = Column.sideBySide.last(where: {
          $0.rawValue < column.rawValue && columns[$0] != nil
        }), topColumn.rawValue >= column.rawValue
      else { return }
      return gather(upTo: before, animated: true)
    }
    guard shownColumns.contains(column) else { return }
    switch column {
    case .primary where style == .tripleColumn: change(to: .oneBesideSecondary, animated: true)
    case .primary, .supplementary: change(to: .secondaryOnly, animated: true)
    case .secondary, .compact: break
    }
  }

  final func change(to wanted: DisplayMode, animated: Bool) {
    let (old, new) = (shownColumns(in: mode), shownColumns(in: wanted))
    let isOther = resolved(wanted) != resolved(mode)
    if isOther { notifyMode(wanted) }
    mode = wanted
    guard isOther, !isOneStack else { return rearrange() }
    let appearing = new.filter { !old.contains($0) }
    let disappearing = old.filter { !new.contains($0) }
    for column in appearing { notify(column, shows: true) }
    for column in disappearing { notify(column, shows: false) }
    guard animated, existingView?.window != nil, appearance.phase == .appeared else {
      return endChanges(
        appearing: appearing.compactMap { columns[$0] },
        disappearing: disappearing.compactMap { columns[$0] })
    }
    move(appearing.compactMap { columns[$0] }, disappearing.compactMap { columns[$0] })
  }

  /// Animates columns in and out across the leading edge.
  private func move(_ appearing: [UIViewController], _ disappearing: [UIViewController]) {
    changes += 1
    let change = changes
    isHeld = true
    for child in disappearing { child.beginAppearanceInPlace(false, animated: true) }
    for child in appearing { child.beginAppearanceInPlace(true, animated: true) }
    leaving = leaving.filter { child in !appearing.contains { $0 === child } } + disappearing
    UIView.performWithoutAnimation {
      for (child, frame) in places(in: view.bounds.size)
      where appearing.contains(where: { $0 === child })
        && !child.viewsInPlace.contains(where: { $0.parent === view })
      {
        for part in child.viewsInPlace {
          part.bounds.size = frame.size
          part.center.y = frame.midY
        }
        putAside(child)
        for part in child.viewsInPlace { view.addSubview(part) }
        for part in child.viewsInPlace { part.layoutIfNeeded() }
      }
    }
    isHeld = false
    for child in appearing.flatMap(\.controllersInPlace) { child.sendIsAppearing() }
    UIView.animate(SystemMotion.push) { [self] in
      rearrange()
      for child in disappearing { putAside(child) }
      view.layoutIfNeeded()
    } completion: { [reference = BoxedReference(self)] _ in
      reference.object?.changeDidEnd(change)
    }
  }

  /// Positions a column past the leading edge.
  private func putAside(_ child: UIViewController) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for part in child.viewsInPlace {
      let half = part.bounds.width / 2
      part.center.x = isMirrored ? view.bounds.maxX + half : -half
    }
  }

  /// Supersedes running changes without animation, and reverses their appearance transitions.
  final func endChanges(appearing: [UIViewController], disappearing: [UIViewController]) {
    changes += 1
    for (children, appears) in [(appearing, true), (disappearing, false)] {
      // In a disappearing container no child appears.
      if appears, appearance.canBegin(true) { continue }
      for child in children.flatMap(\.allInPlace)
      where child.appearance.isUnderWay && child.appearance.canBegin(appears) {
        child.beginAppearance(appears, animated: false)
      }
    }
    changeDidEnd(changes)
  }

  /// Ends all overlapping changes when the last of them ends.
  private func changeDidEnd(_ change: Int) {
    guard change == changes else { return }
    let gone = leaving
    leaving = []
    rearrange()
    for child in gone { child.endAppearanceInPlace() }
    // A container that appears or disappears ends its children's appearance transitions itself.
    guard !appearance.isUnderWay else { return }
    for child in children { child.endAppearanceInPlace() }
  }

  // MARK: Delegate

  private func notifyMode(_ mode: DisplayMode) {
    guard let delegate else { return }
    SimulatedDevice.current?.log(
      .delegate, self, "splitViewController(_:willChangeTo: \(resolved(mode)))")
    delegate.splitViewController(self, willChangeTo: resolved(mode))
  }

  private func notify(_ column: Column, shows: Bool) {
    guard let delegate else { return }
    SimulatedDevice.current?.log(
      .delegate, self, "splitViewController(_:\(shows ? "willShow" : "willHide"): \(column))")
    shows
      ? delegate.splitViewController(self, willShow: column)
      : delegate.splitViewController(self, willHide: column)
  }
}
