package import HeadlessUIKit

/// Returns the first view with an accessibility identifier, among a view and all below it.
package func findView(_ identifier: String, in root: UIView) -> UIView? {
  if root.accessibilityIdentifier == identifier { return root }
  return root.subviews.lazy.compactMap { findView(identifier, in: $0) }.first
}

/// Returns a view's presentation frame, in its superview.
package func presentationFrame(of view: UIView) -> CGRect {
  view.layer.presentation()?.frame ?? view.frame
}

/// Returns a view's own presentation opacity; -1 outside all windows.
package func presentationOpacity(of view: UIView) -> CGFloat {
  CGFloat(view.layer.presentation()?.opacity ?? -1)
}

/// Returns the state that a canceled transition must restore: a line for each view, in order,
/// with its model and presentation values.
package func treeLines(of view: UIView, depth: Int = 0) -> [String] {
  let layer = view.layer
  let name = view.accessibilityIdentifier ?? "\(type(of: view))"
  let model =
    "\(name) \(view.bounds) \(view.center) \(view.transform) \(view.alpha) \(view.isHidden) "
    + "\(view.clipsToBounds) \(view.isUserInteractionEnabled) \(layer.cornerRadius)"
  let shadow =
    "\(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset) \(layer.shadowPath == nil)"
  let shown =
    "shown \(rounded(presentationFrame(of: view))) \(rounded(presentationOpacity(of: view)))"
  return [String(repeating: " ", count: depth) + "\(model) \(shadow) \(shown)"]
    + view.subviews.flatMap { treeLines(of: $0, depth: depth + 1) }
}
