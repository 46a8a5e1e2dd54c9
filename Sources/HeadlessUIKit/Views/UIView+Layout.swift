/// Layout: who waits for it, and the pass from the root down.
extension UIView {
  final func markForLayout() {
    needsLayout = true
    markWay()
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

  /// Sees to it that constraints are solved anew before the next layout; views whose place changes
  /// then make their superviews wait.
  final func markForSolving() { markWay().solvedLayout = nil }

  /// Sees to it that the next layout comes by this view, and returns the root that it starts from.
  ///
  /// An answer of constraints stays: what it was worked out from is compared.
  @discardableResult
  final func markWay() -> UIView {
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
    tell(safeArea(within: outer))
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
    // Anew, as layout may have changed it.
    let inner = safeArea(within: outer)
    for child in children where child.needsLayoutInTree { child.layoutPass(within: inner) }
    subtreeNeedsLayout = false
    for child in children where child.needsLayoutInTree { return subtreeNeedsLayout = true }
  }

  private func tell(_ area: UIEdgeInsets) {
    guard area != lastSafeArea else { return }
    lastSafeArea = area
    for child in children { child.markForLayout() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}
