/// Collapses the columns into one navigation stack in compact width, and expands them again.
extension UISplitViewController {
  /// Collapses or expands the columns to match the horizontal size class.
  final func adapt(to traits: UITraitCollection) {
    let isNarrow = traits.horizontalSizeClass == .compact
    guard isNarrow != isOneStack, !columns.isEmpty else { return rearrange() }
    isNarrow ? collapse() : expand()
  }

  private func collapse() {
    let proposed: Column =
      columns[.compact] != nil
      ? .compact : Column.sideBySide.last { columns[$0] != nil } ?? .primary
    var top = proposed
    if let delegate {
      SimulatedDevice.current?.log(
        .delegate, self, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
      let answer = delegate.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed)
      if columns[answer] != nil { top = answer }
    }
    endChanges(appearing: [], disappearing: [])
    isOneStack = true
    // Presentations of a hidden column are dismissed with the column.
    let shown = shownColumns.compactMap { columns[$0] }
    for child in children where !shown.contains(where: { $0 === child }) {
      child.dismissEverythingAtOnce()
    }
    rearrange()
    gather(upTo: top, animated: false)
    // Controllers that join the stack start with its current width.
    existingView?.layoutIfNeeded()
    guard let delegate else { return }
    SimulatedDevice.current?.log(.delegate, self, "splitViewControllerDidCollapse(_:)")
    delegate.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    // Set first, so that calls from callbacks find columns; layout waits until all are filled.
    isOneStack = false
    isHeld = true
    scatter()
    isHeld = false
    if let delegate {
      SimulatedDevice.current?.log(
        .delegate, self, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)")
      let proposed = resolved(preferredDisplayMode)
      mode = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
    }
    rearrange()
    guard let delegate else { return }
    SimulatedDevice.current?.log(.delegate, self, "splitViewControllerDidExpand(_:)")
    delegate.splitViewControllerDidExpand(self)
  }

  // MARK: The collapsed stack

  /// The column whose stack contains the others when collapsed; `nil` if there is a compact column,
  /// which replaces them.
  private var host: (column: Column, stack: UINavigationController)? {
    guard columns[.compact] == nil,
      let column = Column.sideBySide.first(where: { columns[$0] != nil }),
      let stack = stacks[column]
    else { return nil }
    return (column, stack)
  }

  /// Returns the controllers of the collapsed stack by the column that they came from; a controller
  /// pushed later belongs to the column of the one below it.
  private func parts(of host: (column: Column, stack: UINavigationController)) -> [Column:
    [UIViewController]]
  {
    var parts: [Column: [UIViewController]] = [:]
    var column = host.column
    for controller in host.stack.stack.controllers {
      let owner = Column.sideBySide.first { owner in
        lent[owner]?.contains { $0 === controller } == true
      }
      column = owner ?? column
      parts[column, default: []].append(controller)
    }
    return parts
  }

  /// The column at the top of the collapsed stack.
  final var topColumn: Column {
    guard let host else { return .compact }
    let parts = parts(of: host)
    return Column.sideBySide.last { parts[$0] != nil } ?? host.column
  }

  /// Collapses the columns up to `top` into one stack.
  final func gather(upTo top: Column, animated: Bool) {
    guard let host else { return }
    for column in Column.sideBySide where column != host.column && lent[column] == nil {
      guard let stack = stacks[column] else { continue }
      lent[column] = stack.stack.controllers
      stack.viewControllers = []
    }
    let present = parts(of: host)
    var wanted: [UIViewController] = []
    for column in Column.sideBySide where column.rawValue <= max(top.rawValue, host.column.rawValue)
    {
      wanted += present[column] ?? lent[column] ?? []
    }
    // Empty if the app has replaced the controllers of these columns in the stack.
    if !wanted.isEmpty { host.stack.setViewControllers(wanted, animated: animated) }
  }

  /// Returns the collapsed stack's controllers to their columns.
  final func scatter() {
    guard let host else { return }
    host.stack.area.ownerWillDisappear()
    let present = parts(of: host)
    host.stack.viewControllers = present[host.column] ?? []
    // Controllers that move to another column must first be removed from this view hierarchy.
    host.stack.existingView?.layoutIfNeeded()
    for column in Column.sideBySide where column != host.column {
      guard let stack = stacks[column] else { continue }
      stack.viewControllers = present[column] ?? lent[column] ?? []
    }
    lent = [:]
  }
}
