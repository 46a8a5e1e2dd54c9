package import HeadlessUIKit

/// A slide up from the bottom edge, and its reverse.
package struct Slide {
  private let context: any UIViewControllerContextTransitioning
  /// Whether the appearing view slides up; otherwise, also in a container, the other one slides down.
  private let isPresenting: Bool

  /// Adds the appearing view to the container, the presenter's behind the presented view.
  ///
  /// - Parameter arranges: Whether the appearing view is added.
  package init(_ context: any UIViewControllerContextTransitioning, arranges: Bool = true) {
    self.context = context
    let from = context.viewController(forKey: .from)
    isPresenting =
      from == nil || context.viewController(forKey: .to)?.presentingViewController === from
    if arranges { arrange() }
  }

  private func arrange() {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    let frame = context.finalFrame(for: controller)
    if isPresenting {
      context.containerView.addSubview(view)
      view.frame = frame.offsetBy(dx: 0, dy: frame.height)
    } else {
      context.containerView.insertSubview(view, at: 0)
      view.frame = frame
    }
  }

  /// Moves the view to its end position; called in an animation block.
  package func move() {
    if isPresenting {
      guard let controller = context.viewController(forKey: .to) else { return }
      context.view(forKey: .to)?.frame = context.finalFrame(for: controller)
    } else if let view = context.view(forKey: .from) {
      view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height)
    }
  }

  /// Completes the transition.
  package func end() { context.completeTransition(!context.transitionWasCancelled) }
}
