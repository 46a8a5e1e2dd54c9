/// Views that the start of a transition adds outside of the container.
extension Transition {
  /// The views next to which an app can add some that the transition does not remove: those in the
  /// from view and in the window.
  final func outerViews(_ context: TransitionContext) -> (from: [UIView]?, window: [UIView]?) {
    let from = context.scene.from.existingView
    return (from?.children, from?.window?.children)
  }

  /// Marks the views that were added there.
  final func markAddedViews(
    besides former: (from: [UIView]?, window: [UIView]?), _ context: TransitionContext
  ) {
    let from = context.scene.from.existingView
    for (owner, former) in [(from, former.from), (from?.window, former.window)] {
      guard let owner, let former, owner.children.count > former.count else { continue }
      let known = former.identities
      for child in owner.children where !known.contains(ObjectIdentifier(child)) {
        guard child !== context.containerView, child.controller == nil else { continue }
        child.isFromTransition = true
        hasAddedViews = true
      }
    }
  }
}
