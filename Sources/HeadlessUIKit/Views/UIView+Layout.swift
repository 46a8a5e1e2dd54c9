/// Layout: invalidation, and the pass from the root down.
extension UIView {
  final func markForLayout() {
    needsLayout = true
    markPath()
  }

  /// Marks the view and its descendants as needing layout.
  package final func setNeedsLayoutInTree() {
    setNeedsLayout()
    for child in children { child.setNeedsLayoutInTree() }
  }

  package final var needsLayoutInTree: Bool { needsLayout || subtreeNeedsLayout }

  /// Lays out from the highest view that needs layout, as UIKit does, so that frames that depend on
  /// the superview's layout are correct. Constraints are solved first, because their solution
  /// determines the views that need layout.
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

  /// The highest ancestor that needs layout, or else this view.
  final var highestWaiting: UIView {
    var top = self
    var view = self
    while let parent = view.superview {
      if parent.needsLayout { top = parent }
      view = parent
    }
    return top
  }

  /// Invalidates the solution of the constraints before the next layout pass; views whose geometry
  /// changes then mark their superviews.
  final func markForSolving() { markPath().solvedLayout = nil }

  /// Marks the path to the root for the next layout pass, and returns the root.
  ///
  /// A solution of constraints remains valid: its inputs are compared.
  @discardableResult
  final func markPath() -> UIView {
    var view = self
    view.subtreeNeedsLayout = true
    while let parent = view.superview {
      parent.subtreeNeedsLayout = true
      view = parent
    }
    return view
  }

  final func layoutPass() { layoutPass(within: parent?.safeAreaInsets ?? .zero) }

  /// - Parameter outer: The safe area of the superview.
  private func layoutPass(within outer: UIEdgeInsets) {
    guard needsLayoutInTree else { return }
    updateSafeArea(safeArea(within: outer))
    if needsLayout || hasStaleGuide {
      needsLayout = true
      solveConstraintsIfResized()
      needsLayout = false
      controller?.appearBeforeLayout()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    subtreeNeedsLayout = false
    // Evaluated again, because layout may have changed it.
    let inner = safeArea(within: outer)
    for child in children where child.needsLayoutInTree { child.layoutPass(within: inner) }
    subtreeNeedsLayout = false
    for child in children where child.needsLayoutInTree { return subtreeNeedsLayout = true }
  }

  private func updateSafeArea(_ area: UIEdgeInsets) {
    guard area != lastSafeArea else { return }
    lastSafeArea = area
    for child in children { child.markForLayout() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}
