import SegueCore

/// A view tree as text, a line a view, exact to the bit: what two runs are compared by.
enum TreeText {
  /// The tree below a view as it is shown at a time, parents before children.
  static func lines(of view: UIView, at time: Double, depth: Int = 0) -> [String] {
    let state = view.layer.presentationState(at: time)
    var parts = ["\(name(of: view)) at \(text(state.position)) \(text(state.bounds))"]
    if state.opacity != 1 { parts.append("alpha \(state.opacity)") }
    if !CATransform3DIsIdentity(state.transform) { parts.append("\(state.transform)") }
    if state.cornerRadius != 0 { parts.append("corner radius \(state.cornerRadius)") }
    if state.isHidden { parts.append("hidden") }
    if let count = view.gestureRecognizers?.count { parts.append("\(count) recognisers") }
    let line = String(repeating: "  ", count: depth) + parts.joined(separator: ", ")
    return [line] + view.subviews.flatMap { lines(of: $0, at: time, depth: depth + 1) }
  }

  /// A rectangle as messages show it: its size, and its origin where that is not zero.
  static func text(_ rect: CGRect) -> String {
    let size = "\(rect.width) x \(rect.height)"
    return rect.origin == .zero ? size : "\(size) from \(text(rect.origin))"
  }

  /// A point as messages show it.
  static func text(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }

  private static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    let controller = (view.next as? UIViewController)?.restorationIdentifier
    return controller.map { "the view of \($0)" } ?? "\(type(of: view))"
  }
}
