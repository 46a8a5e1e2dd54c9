/// Layout: who waits for it, and the pass from the root down.
extension UIView {
  final func markForLayout() {
    needsLayout = true
    markForSolving()
  }

  /// Marks the view and everything in it.
  package final func setNeedsLayoutInTree() {
    setNeedsLayout()
    for child in children { child.setNeedsLayoutInTree() }
  }

  package final var needsLayoutInTree: Bool { needsLayout || subtreeNeedsLayout }

  /// Lays out from the highest view that waits, as UIKit does, so that a frame that depends on the
  /// superview's layout is right. Solving comes first, as it tells who waits.
  final func layoutNow() {
    let device = SimulatedDevice.current
    device?.conflicts.begin()
    defer { device?.tellConflicts() }
    for _ in 0..<20 {
      guard root.needsLayoutInTree else { return }
      solveConstraints(below: root)
      let top = highestWaiting
      guard top.needsLayoutInTree else { return }
      top.layoutPass()
    }
    SimulatedDevice.current?.diagnose(
      .layoutLoop,
      "layout of \(SimulatedDevice.describe(self)) did not come to rest after 20 passes")
  }

  /// The highest view above this one that waits for layout itself, or else this one.
  final var highestWaiting: UIView {
    var top = self
    var view = self
    while let parent = view.superview {
      if parent.needsLayout { top = parent }
      view = parent
    }
    return top
  }

  /// Sees to it that constraints are solved before the next layout; views whose place changes then
  /// make their superviews wait.
  final func markForSolving() {
    var view = self
    view.subtreeNeedsLayout = true
    while let parent = view.superview {
      parent.subtreeNeedsLayout = true
      view = parent
    }
    view.solvedLayout = nil
  }

  final func layoutPass() {
    guard needsLayoutInTree else { return }
    tellSafeArea()
    if needsLayout || hasStaleGuide {
      needsLayout = true
      solveConstraintsIfResized()
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    subtreeNeedsLayout = false
    for child in children { child.layoutPass() }
    var isWaiting = false
    for child in children where child.needsLayoutInTree { isWaiting = true }
    subtreeNeedsLayout = isWaiting
  }

  private func tellSafeArea() {
    let area = safeAreaInsets
    guard area != lastSafeArea else { return }
    lastSafeArea = area
    for child in children { child.markForLayout() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}
