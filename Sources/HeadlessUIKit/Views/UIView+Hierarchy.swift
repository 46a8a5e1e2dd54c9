/// View hierarchy: changes, and the resulting callbacks.
extension UIView {
  nonisolated package final var children: [UIView] { childList.views }

  nonisolated package final var parent: UIView? { parentReference?.object }

  /// The view controller whose view this is.
  nonisolated final var controller: UIViewController? {
    get { controllerReference?.object }
    set { controllerReference = newValue.map { .passUnretained($0) } }
  }

  /// Returns whether the view is another one or its descendant.
  final func isBelow(_ view: UIView) -> Bool {
    let target = Unmanaged.passUnretained(view).toOpaque()
    var ancestor: Unmanaged<UIView>? = .passUnretained(self)
    while let present = ancestor {
      if present.toOpaque() == target { return true }
      ancestor = present.parent
    }
    return false
  }

  final func changeVisibility(isHidden: Bool) {
    hidingGroup = nil
    ownLayer.isHidden = isHidden
    if !isHidden, subtreeNeedsDrawing { parent?.markDrawingPath() }
    parent?.subviewVisibilityDidChange(self)
  }

  final func moveToFront(_ view: UIView) {
    guard view.parent === self else { return }
    move(view, to: children.count - 1)
  }
  final func moveToBack(_ view: UIView) {
    guard view.parent === self else { return }
    move(view, to: 0)
  }
  final func swap(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    guard index1 != index2 else { return }
    let low = min(index1, index2)
    let high = max(index1, index2)
    let (lower, upper) = (children[low], children[high])
    move(upper, to: low)
    move(lower, to: high)
  }
  final func find(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    // The sibling's index without the view itself.
    let others = children.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    insert(view, at: index + offset)
  }

  final func insert(_ view: UIView, at index: Int) {
    if isInside(view) {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "can't add \(SimulatedDevice.describe(view)) as a subview of itself or of its own subview")
      return
    }
    reportForeignParent(of: view)
    if view.parent === self {
      move(view, to: index)
      return
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.notifyWillMove(to: newWindow) }
    if let old = view.parent {
      old.willRemoveSubview(view)
      old.detach(view)
    }
    view.needsLayout = true
    attach(view, at: index)
    view.parentReference = .passUnretained(self)
    if view.usesAutoLayout || type(of: view).requiresConstraintBasedLayout {
      view.usesAutoLayout = true
      markAutoLayout()
    }
    view.inheritTraits(traitCollection, isInWindow: newWindow != nil)
    if changesWindow { view.notifyDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  final func leaveSuperview() {
    guard let parent else { return }
    let leavesWindow = window != nil
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if leavesWindow { notifyWillMove(to: nil) }
    parent.detach(self)
    if leavesWindow { notifyDidMove() }
    didMoveToSuperview()
  }

  private func detach(_ view: UIView) {
    if view.usesAutoLayout {
      view.dropCrossingConstraints()
      forgetSolvedLayout()
    }
    childList.remove(view)
    view.parentReference = nil
    view.ownLayer.removeFromSuperlayer()
    setNeedsLayout()
  }

  private func move(_ view: UIView, to index: Int) {
    // Nothing changes for a view that layoutSubviews adds again where it is.
    if children[max(0, min(index, children.count - 1))] === view { return }
    childList.remove(view)
    attach(view, at: index)
  }

  /// Inserts a view among its siblings, and its layer just below that of the next sibling, so that
  /// layers without views keep their order; schedules layout.
  private func attach(_ view: UIView, at index: Int) {
    // A view without Auto Layout does not change the solution.
    if view.usesAutoLayout || type(of: view).requiresConstraintBasedLayout { forgetSolvedLayout() }
    view.solvedLayout = nil
    let index = max(0, min(index, children.count))
    if index < children.count {
      ownLayer.insertSublayer(view.ownLayer, below: children[index].ownLayer)
    } else {
      ownLayer.addSublayer(view.ownLayer)
    }
    childList.insert(view, at: index)
    if view.subtreeNeedsConstraintUpdate { markUpdatePath() }
    if view.subtreeNeedsDrawing { markDrawingPath() }
    setNeedsLayout()
  }

  private func notifyWillMove(to window: UIWindow?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.notifyWillMove(to: window) }
  }

  private func notifyDidMove() {
    if window != nil {
      enterDrawing()
    } else if let device = SimulatedDevice.current {
      device.touches.viewLeft(self)
      if isFirstResponder { dropFirstPlace() }
      for animation in ownLayer.animations { device.recorder.doubt(animation.group) }
    }
    if window != nil, SimulatedDevice.active?.hasAppearances == true { applyAppearance() }
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for child in children { child.notifyDidMove() }
  }

  /// Reports a controller's view in the hierarchy of a controller that is not its parent
  /// (UIKit row 289).
  private func reportForeignParent(of view: UIView) {
    guard let child = view.controller, let expected = child.parent,
      let nearest = nearestController, nearest !== expected, nearest !== child,
      let device = SimulatedDevice.current
    else { return }
    device.diagnose(
      .hierarchyInconsistency,
      "child view controller \(device.name(of: child)) should have parent view controller "
        + "\(device.name(of: nearest)) but actual parent is \(device.name(of: expected))")
  }

  /// The controller whose view this is or is a descendant of.
  final var nearestController: UIViewController? {
    var view: UIView? = self
    while let present = view {
      if let controller = present.controller { return controller }
      view = present.parent
    }
    return nil
  }
}
