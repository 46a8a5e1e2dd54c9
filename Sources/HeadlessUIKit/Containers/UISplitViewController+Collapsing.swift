/// Columns that become one stack in compact width, and columns again.
extension UISplitViewController {
  /// Takes the form for an environment.
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
    // What is presented in the place of a column goes with the column.
    let shown = shownColumns.compactMap { columns[$0] }
    for child in children where !shown.contains(where: { $0 === child }) {
      child.dismissEverythingAtOnce()
    }
    rearrange()
    gather(upTo: top, animated: false)
    // What comes into the one stack begins as wide as that is now.
    viewIfLoaded?.layoutIfNeeded()
    guard let delegate else { return }
    SimulatedDevice.current?.log(.delegate, self, "splitViewControllerDidCollapse(_:)")
    delegate.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    // First, so that a call in a callback finds columns; they take their places when all are there.
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

  // MARK: One stack

  /// The column whose stack stands for all; nil where the compact column does.
  private var host: (column: Column, stack: UINavigationController)? {
    guard columns[.compact] == nil,
      let column = Column.sideBySide.first(where: { columns[$0] != nil }),
      let stack = columns[column] as? UINavigationController
    else { return nil }
    return (column, stack)
  }

  /// The parts of the one stack, each with the column that it came from; what was pushed since then
  /// belongs to what it was pushed upon.
  private func parts(of host: (column: Column, stack: UINavigationController)) -> [Column:
    [UIViewController]]
  {
    var parts: [Column: [UIViewController]] = [:]
    var column = host.column
    for controller in host.stack.viewControllers {
      let owner = Column.sideBySide.first { owner in
        lent[owner]?.contains { $0 === controller } == true
      }
      column = owner ?? column
      parts[column, default: []].append(controller)
    }
    return parts
  }

  /// The column that is on top of the one stack.
  final var topColumn: Column {
    guard let host else { return .compact }
    let parts = parts(of: host)
    return Column.sideBySide.last { parts[$0] != nil } ?? host.column
  }

  /// Makes one stack of the columns up to one of them.
  final func gather(upTo top: Column, animated: Bool) {
    guard let host else { return }
    for column in Column.sideBySide where column != host.column && lent[column] == nil {
      guard let stack = columns[column] as? UINavigationController else { continue }
      lent[column] = stack.viewControllers
      stack.viewControllers = []
    }
    let present = parts(of: host)
    var wanted: [UIViewController] = []
    for column in Column.sideBySide where column.rawValue <= max(top.rawValue, host.column.rawValue)
    {
      wanted += present[column] ?? lent[column] ?? []
    }
    // An app may have given the stack other view controllers than those of the columns.
    if !wanted.isEmpty { host.stack.setViewControllers(wanted, animated: animated) }
  }

  /// Gives every column what it lent.
  final func scatter() {
    guard let host else { return }
    host.stack.area.ownerWillDisappear()
    let present = parts(of: host)
    host.stack.viewControllers = present[host.column] ?? []
    // What is moved on must be gone from there before it comes elsewhere.
    host.stack.viewIfLoaded?.layoutIfNeeded()
    for column in Column.sideBySide where column != host.column {
      guard let stack = columns[column] as? UINavigationController else { continue }
      stack.viewControllers = present[column] ?? lent[column] ?? []
    }
    lent = [:]
  }
}
