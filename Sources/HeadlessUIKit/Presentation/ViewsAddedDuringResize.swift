/// The views that are added to a window while its size changes.
///
/// Such a view is laid out for the new size while its superview still shows the old one. It starts
/// at its final frame scaled to the superview's old bounds, and animates with the superview.
struct ViewsAddedDuringResize {
  private var recorded: [ObjectIdentifier: (view: UIView, bounds: CGRect)] = [:]

  /// Records the views of a window before the change.
  init(before window: UIWindow) { record(window) }

  private mutating func record(_ view: UIView) {
    recorded[ObjectIdentifier(view)] = (view, view.bounds)
    for child in view.children { record(child) }
  }

  /// Sets the initial frames of the views added since `init(before:)`. Call it in the block that
  /// animates the change.
  func begin(in view: UIView) {
    guard let old = recorded[ObjectIdentifier(view)]?.bounds else { return }
    for child in view.children {
      if recorded[ObjectIdentifier(child)] != nil {
        begin(in: child)
      } else if old.size != view.bounds.size, child.transform.isIdentity {
        let (size, final) = (view.bounds.size, child.untransformedFrame)
        let x = size.width > 0 ? old.width / size.width : 1
        let y = size.height > 0 ? old.height / size.height : 1
        UIView.performWithoutAnimation {
          child.setUntransformedFrame(
            CGRect(
              x: final.minX * x, y: final.minY * y, width: final.width * x, height: final.height * y
            ))
          // Lays out this subtree only; the animation lays out the superview.
          child.solveConstraints(below: child)
          child.layoutPass()
        }
        // The layout may have set a transform: a sheet in front scales the view down.
        child.setUntransformedFrame(final)
        // The superview's own layout overrides this frame.
        view.setNeedsLayout()
      }
    }
  }
}
