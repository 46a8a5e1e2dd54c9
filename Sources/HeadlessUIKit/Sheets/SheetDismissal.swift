/// A dismissal under the finger that began it.
final class SheetDismissal: UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var share: CGFloat = 0
  private var release: (finishes: Bool, move: (@escaping () -> Void) -> Void)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to), let presenter = context.viewController(forKey: .to) {
      // A rotation has made the sheet cover the screen, which took the presenter's view out.
      UIView.performWithoutAnimation {
        context.containerView.insertSubview(view, at: 0)
        view.place(in: context.finalFrame(for: presenter))
      }
    }
    context.updateInteractiveTransition(share)
    if let release { end(finishes: release.finishes, by: release.move) }
  }

  /// The sheet is a share of its height below its place, 0...1.
  func update(_ share: CGFloat) {
    self.share = share
    context?.updateInteractiveTransition(share)
  }

  /// The finger lets go.
  ///
  /// - Parameter move: Moves the sheet, and calls when it is there.
  func end(finishes: Bool, by move: @escaping (@escaping () -> Void) -> Void) {
    // The dismissal may still wait for its turn.
    guard let context else { return release = (finishes, move) }
    self.context = nil
    release = nil
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    move { context.completeTransition(!context.transitionWasCancelled) }
  }
}
