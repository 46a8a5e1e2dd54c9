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
    SimulatedDevice.active?.beginLayout()
    layOutToRest()
    if SimulatedDevice.active?.endLayout() == true, let device = SimulatedDevice.current {
      for message in device.conflicts.removeMessages() {
        device.diagnose(.unsatisfiableConstraints, message)
      }
    }
  }

  private func isSolved(below root: Unmanaged<UIView>) -> Bool {
    !root.needsConstraintUpdateInTree && root.solvedLayout?.isIdle(in: root) ?? false
  }

  private func layOutToRest() {
    for _ in 0..<20 {
      let root = Unmanaged.passUnretained(self).root
      guard root.needsLayoutInTree else { return }
      if !isSolved(below: root) { solveConstraints(below: root.object) }
      let top = Unmanaged.passUnretained(self).highestWaiting
      guard top.needsLayoutInTree else { return }
      let view = top.object
      view.layoutPass()
      view.unmarkPath()
    }
    SimulatedDevice.current?.diagnose(
      .layoutLoop,
      "layout of \(SimulatedDevice.describe(self)) did not come to rest after 20 passes")
  }

  /// The highest ancestor that needs layout, or else this view.
  nonisolated final var highestWaiting: UIView {
    Unmanaged.passUnretained(self).highestWaiting.object
  }

  /// Invalidates the solution of the constraints before the next layout pass; views whose geometry
  /// changes then mark their superviews.
  final func markForSolving() {
    markForVisit()
    forgetSolvedLayout()
  }

  /// Marks the view for a visit by the next layout pass.
  ///
  /// A solution of constraints remains valid: its inputs are compared.
  final func markForVisit() {
    needsVisit = true
    markPath()
  }

  /// Marks the path to the root for the next layout pass; the path of a marked view is marked already.
  @inline(__always)
  nonisolated private func markPath() {
    if subtreeNeedsLayout { return }
    subtreeNeedsLayout = true
    var view = Unmanaged.passUnretained(self)
    while let parent = view.markParentForLayout() { view = parent }
  }

  /// Marks the path to the root for the next update of constraints.
  nonisolated final func markUpdatePath() {
    subtreeNeedsConstraintUpdate = true
    var view = Unmanaged.passUnretained(self)
    while let parent = view.markParentForConstraintUpdate() { view = parent }
  }

  /// Ends the marks of the ancestors that led only to this view, which was laid out: the commit need
  /// not visit them.
  nonisolated private func unmarkPath() {
    guard !needsLayoutInTree else { return }
    var ancestor = parentReference
    while let present = ancestor, present._withUnsafeGuaranteedRef({ $0.unmark() }) {
      ancestor = present.parent
    }
  }

  /// Ends the mark unless the view itself or a subview needs layout; returns whether it did.
  nonisolated private func unmark() -> Bool {
    guard !needsLayout, !needsVisit, !childList.needsLayout else { return false }
    subtreeNeedsLayout = false
    return true
  }

  final func layoutPass() { layoutPass(within: parent?.safeAreaInsets ?? .zero) }

  /// Lays out the view if it needs layout, and then the descendants that need it.
  ///
  /// - Parameter outer: The safe area of the superview.
  private func layoutPass(within outer: UIEdgeInsets) {
    guard needsLayoutInTree else { return }
    // A change that affects the safe area marks the view, so an unmarked one keeps its safe area.
    var inner = lastSafeArea
    if needsVisit || needsLayout {
      needsVisit = false
      inner = safeAreaInsets(inPassWithin: outer)
      if inner != lastSafeArea { changeSafeArea(to: inner) }
    }
    if needsLayout || hasStaleGuide {
      needsLayout = true
      solveConstraintsIfResized()
      needsLayout = false
      SimulatedDevice.active?.countLayout()
      layOutSubviews()
    }
    // The mark of the path stays until then: a callback may call `layoutIfNeeded` on a view in it.
    if let first = childList.firstNeedingLayout() {
      // Evaluated again where layout or a callback changed it.
      if needsVisit || needsLayout { inner = safeAreaInsets(inPassWithin: outer) }
      layOutChildren(from: first, within: inner)
    }
    subtreeNeedsLayout = childList.needsLayout
    if subtreeNeedsLayout { _ = Unmanaged.passUnretained(self).markParentForLayout() }
  }

  /// Lays out the subviews that need it. The list is not copied, although a layout may change it: a
  /// subview that is missed therefore still needs layout, and the next pass reaches it.
  @inline(__always)
  private func layOutChildren(from first: Int, within inner: UIEdgeInsets) {
    var next = Optional(first)
    while let index = next, index < childList.references.count {
      childList.references[index].object.layoutPass(within: inner)
      next = childList.firstNeedingLayout(from: index + 1)
    }
  }

  @inline(__always)
  private func layOutSubviews() {
    guard controllerReference != nil, let controller else { return layOutSublayers() }
    controller.appearBeforeLayout()
    controller.viewWillLayoutSubviews()
    layOutSublayers()
    // A callback may have given the view another controller.
    self.controller?.viewDidLayoutSubviews()
  }

  /// Lays out by the layer, whose delegate is the view; a plain layer overrides nothing.
  @inline(__always)
  private func layOutSublayers() {
    ownLayer.isPlainClass ? layoutSublayers(of: ownLayer) : ownLayer.layoutSublayers()
  }

  private func changeSafeArea(to area: UIEdgeInsets) {
    lastSafeArea = area
    for child in children { child.markForLayout() }
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    controller?.viewSafeAreaInsetsDidChange()
  }
}
