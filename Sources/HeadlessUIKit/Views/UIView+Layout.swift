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

  nonisolated package final var needsLayoutInTree: Bool { needsLayout || subtreeNeedsLayout }

  /// Lays out from the highest view that needs layout, as UIKit does, so that frames that depend on
  /// the superview's layout are correct. Constraints are solved first, because their solution
  /// determines the views that need layout.
  final func layoutNow() {
    let isWaiting = Unmanaged.passUnretained(self).root.needsLayoutInTree
    guard isWaiting else { return }
    guard let device = SimulatedDevice.current else { return layOutToRest() }
    device.conflicts.begin()
    layOutToRest()
    device.tellConflicts()
  }

  private func isSolved(below root: Unmanaged<UIView>) -> Bool {
    root.solvedLayout?.isIdle(in: root) ?? false
  }

  private func layOutToRest() {
    for _ in 0..<20 {
      let root = Unmanaged.passUnretained(self).root
      guard root.needsLayoutInTree else { return }
      if !isSolved(below: root) { solveConstraints(below: root.takeUnretainedValue()) }
      let top = highestWaiting
      guard top.needsLayoutInTree else { return }
      top.layoutPass()
    }
    SimulatedDevice.current?.diagnose(
      .layoutLoop,
      "layout of \(SimulatedDevice.describe(self)) did not come to rest after 20 passes")
  }

  /// The highest ancestor that needs layout, or else this view.
  nonisolated final var highestWaiting: UIView {
    var top = Unmanaged.passUnretained(self)
    var view = top
    while let parent = view.parent {
      if parent.needsLayout { top = parent }
      view = parent
    }
    return top.takeUnretainedValue()
  }

  /// Invalidates the solution of the constraints before the next layout pass; views whose geometry
  /// changes then mark their superviews.
  final func markForSolving() {
    markPath()
    forgetSolvedLayout()
  }

  /// Marks the path to the root for the next layout pass.
  ///
  /// A solution of constraints remains valid: its inputs are compared.
  nonisolated final func markPath() {
    subtreeNeedsLayout = true
    var ancestor = parentReference
    while let present = ancestor {
      present._withUnsafeGuaranteedRef { $0.subtreeNeedsLayout = true }
      ancestor = present.parent
    }
  }

  final func layoutPass() { layoutPass(within: parent?.safeAreaInsets ?? .zero) }

  /// - Parameter outer: The safe area of the superview.
  private func layoutPass(within outer: UIEdgeInsets) {
    guard needsLayoutInTree else { return }
    var inner = safeArea(within: outer)
    var isInnerKnown = inner == lastSafeArea
    if !isInnerKnown { changeSafeArea(to: inner) }
    if needsLayout || hasStaleGuide {
      needsLayout = true
      solveConstraintsIfResized()
      needsLayout = false
      SimulatedDevice.active?.countLayout()
      if let controller {
        controller.appearBeforeLayout()
        controller.viewWillLayoutSubviews()
      }
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      isInnerKnown = false
    }
    subtreeNeedsLayout = false
    guard !childList.references.isEmpty else { return }
    // Evaluated again where layout or a callback may have changed it.
    if !isInnerKnown { inner = safeArea(within: outer) }
    let list = childList
    for child in list.references where child.needsLayoutInTree {
      child.takeUnretainedValue().layoutPass(within: inner)
    }
    extendLifetime(list)
    subtreeNeedsLayout = childList.needsLayout
  }

  private func changeSafeArea(to area: UIEdgeInsets) {
    lastSafeArea = area
    for child in children { child.markForLayout() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}
