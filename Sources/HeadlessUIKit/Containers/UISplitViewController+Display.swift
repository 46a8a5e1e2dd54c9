import SegueMotion

/// Columns that come and go while they lie side by side.
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
    if isOther { tellMode(wanted) }
    mode = wanted
    guard isOther, !isOneStack else { return rearrange() }
    let coming = new.filter { !old.contains($0) }
    let going = old.filter { !new.contains($0) }
    for column in coming { tell(column, shows: true) }
    for column in going { tell(column, shows: false) }
    guard animated, viewIfLoaded?.window != nil, appearance.phase == .appeared else {
      return endChanges(
        appearing: coming.compactMap { columns[$0] }, disappearing: going.compactMap { columns[$0] }
      )
    }
    move(coming.compactMap { columns[$0] }, going.compactMap { columns[$0] })
  }

  /// Those that come and go do so over the side where reading begins.
  private func move(_ coming: [UIViewController], _ going: [UIViewController]) {
    changes += 1
    let change = changes
    isHeld = true
    for child in going { child.beginAppearanceInPlace(false, animated: true) }
    for child in coming { child.beginAppearanceInPlace(true, animated: true) }
    leaving = leaving.filter { child in !coming.contains { $0 === child } } + going
    UIView.performWithoutAnimation {
      for (child, frame) in places(in: view.bounds.size)
      where coming.contains(where: { $0 === child })
        && !child.viewsInPlace.contains(where: { $0.superview === view })
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
    for child in coming.flatMap(\.controllersInPlace) { child.tellIsAppearing() }
    UIView.animate(SystemMotion.push) { [self] in
      rearrange()
      for child in going { putAside(child) }
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.changeDidEnd(change)
    }
  }

  private func putAside(_ child: UIViewController) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for part in child.viewsInPlace {
      let half = part.bounds.width / 2
      part.center.x = isMirrored ? view.bounds.maxX + half : -half
    }
  }

  /// A change without animation takes over from those that run, and turns their callbacks round.
  final func endChanges(appearing: [UIViewController], disappearing: [UIViewController]) {
    changes += 1
    for (children, appears) in [(appearing, true), (disappearing, false)] {
      // In a container that disappears nothing comes back.
      if appears, appearance.canBegin(true) { continue }
      for child in children.flatMap(\.allInPlace)
      where child.appearance.isUnderWay && child.appearance.canBegin(appears) {
        child.beginAppearance(appears, animated: false)
      }
    }
    changeDidEnd(changes)
  }

  /// The last of changes that overtake each other ends them all.
  private func changeDidEnd(_ change: Int) {
    guard change == changes else { return }
    let gone = leaving
    leaving = []
    rearrange()
    for child in gone { child.endAppearanceInPlace() }
    // A container that appears or disappears ends the callbacks of its children itself.
    guard !appearance.isUnderWay else { return }
    for child in children { child.endAppearanceInPlace() }
  }

  // MARK: Delegate

  private func tellMode(_ mode: DisplayMode) {
    guard let delegate else { return }
    SimulatedDevice.current?.log(
      .delegate, self, "splitViewController(_:willChangeTo: \(resolved(mode)))")
    delegate.splitViewController(self, willChangeTo: resolved(mode))
  }

  private func tell(_ column: Column, shows: Bool) {
    guard let delegate else { return }
    SimulatedDevice.current?.log(
      .delegate, self, "splitViewController(_:\(shows ? "willShow" : "willHide"): \(column))")
    shows
      ? delegate.splitViewController(self, willShow: column)
      : delegate.splitViewController(self, willHide: column)
  }
}
