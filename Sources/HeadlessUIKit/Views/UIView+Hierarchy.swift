/// Hierarchy: who holds whom, and who hears of it.
extension UIView {
  /// Whether the view is another one or lies in it.
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let present = ancestor {
      if present === view { return true }
      ancestor = present.superview
    }
    return false
  }
  /// Puts a subview on top of its siblings.
  public final func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: children.count - 1)
  }
  /// Puts a subview below its siblings.
  public final func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }
  /// Swaps the places of two subviews.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    reorderLayers()
  }
  /// The view with a tag: this one, or the first in depth.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view.parent === self { detach(view) }
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: children.count)
    }
    insert(view, at: index + offset)
  }

  final func insert(_ view: UIView, at index: Int) {
    if isDescendant(of: view) {
      SimulatedDevice.current?.diagnose(
        .misuse,
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
    if view.parent != nil { view.leaveSuperview(movingTo: newWindow) }
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWillMove(to: newWindow) }
    children.insert(view, at: max(0, min(index, children.count)))
    view.parent = self
    reorderLayers()
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.tellDidMove() }
    view.inheritTraits()
    setNeedsLayout()
    view.markForLayout()
  }

  final func leaveSuperview(movingTo newWindow: UIWindow? = nil) {
    guard let parent else { return }
    let leavesWindow = window != nil && newWindow == nil
    parent.willRemoveSubview(self)
    if newWindow == nil { willMove(toSuperview: nil) }
    if leavesWindow { tellWillMove(to: nil) }
    dropCrossingConstraints()
    parent.detach(self)
    if newWindow == nil { didMoveToSuperview() }
    if leavesWindow { tellDidMove() }
    parent.setNeedsLayout()
  }

  private func detach(_ view: UIView) {
    children.removeAll { $0 === view }
    view.parent = nil
    view.layer.removeFromSuperlayer()
  }

  private func move(_ view: UIView, to index: Int) {
    children.removeAll { $0 === view }
    children.insert(view, at: max(0, min(index, children.count)))
    reorderLayers()
    setNeedsLayout()
  }

  private func reorderLayers() {
    for child in children { layer.addSublayer(child.layer) }
  }

  private func tellWillMove(to window: UIWindow?) {
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    if window == nil, let device = SimulatedDevice.current { device.touches.viewLeft(self) }
    didMoveToWindow()
    controller?.viewDidMoveToWindow()
    for child in children { child.tellDidMove() }
  }

  /// A controller's view under a controller that is not its parent (UIKit row 289).
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

  /// The controller whose view this is or lies in.
  final var nearestController: UIViewController? {
    var view: UIView? = self
    while let present = view {
      if let controller = present.controller { return controller }
      view = present.superview
    }
    return nil
  }
}
