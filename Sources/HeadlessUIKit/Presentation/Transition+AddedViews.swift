/// Views that the start of a transition adds outside of the container view. UIKit removes none of them;
/// if each presentation adds one, and none removes it, the diagnostic `viewsLeftBehind` reports it.
extension Transition {
  /// A view, and the subviews that it had at one time.
  typealias Owner = (view: UIView, children: [UIView])

  /// Returns the from view and the window, with their subviews before the app's code runs; `nil` if the
  /// from view is not loaded.
  final func outerViews(_ context: TransitionContext) -> (from: Owner, window: Owner?)? {
    guard let from = context.scene.from.existingView else { return nil }
    return ((from, from.children), from.window.map { ($0, $0.children) })
  }

  /// Marks the views that were added to the from view or the window since `outerViews(_:)`.
  final func markAddedViews(
    besides former: (from: Owner, window: Owner?)?, _ context: TransitionContext
  ) {
    guard let former else { return }
    markAddedViews(besides: former.from, context)
    if let window = former.window { markAddedViews(besides: window, context) }
  }

  private func markAddedViews(besides former: Owner, _ context: TransitionContext) {
    guard former.view.children.count > former.children.count else { return }
    let known = former.children.identities
    for child in former.view.children where !known.contains(ObjectIdentifier(child)) {
      guard child !== context.containerView, child.controller == nil else { continue }
      child.isFromTransition = true
      hasAddedViews = true
    }
  }
}
