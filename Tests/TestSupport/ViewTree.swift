package import HeadlessUIKit

/// The frame that a view is shown with now, in its superview: that of its presentation layer.
package func presentationFrame(of view: UIView) -> CGRect {
  view.layer.presentation()?.frame ?? view.frame
}

/// The opacity that a view is shown with now, by itself; -1 outside all windows.
package func presentationOpacity(of view: UIView) -> CGFloat {
  CGFloat(view.layer.presentation()?.opacity ?? -1)
}

/// All that a canceled transition must leave as it was: the views in order, a line each, with what
/// they are and what is shown of them.
package func treeLines(of view: UIView, depth: Int = 0) -> [String] {
  let layer = view.layer
  let name = view.accessibilityIdentifier ?? "\(type(of: view))"
  let place =
    "\(name) \(view.bounds) \(view.center) \(view.transform) \(view.alpha) \(view.isHidden) "
    + "\(view.clipsToBounds) \(view.isUserInteractionEnabled) \(layer.cornerRadius)"
  let shadow =
    "\(layer.shadowOpacity) \(layer.shadowRadius) \(layer.shadowOffset) \(layer.shadowPath == nil)"
  let shown =
    "shown \(rounded(presentationFrame(of: view))) \(rounded(presentationOpacity(of: view)))"
  return [String(repeating: " ", count: depth) + "\(place) \(shadow) \(shown)"]
    + view.subviews.flatMap { treeLines(of: $0, depth: depth + 1) }
}
