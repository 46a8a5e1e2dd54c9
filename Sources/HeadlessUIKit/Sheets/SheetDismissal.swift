/// The interaction controller of a dismissal by the sheet's pan gesture.
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var fraction: CGFloat = 0
  /// The end of the pan, if it came before the dismissal began.
  private var release: (finishes: Bool, move: (@escaping () -> Void) -> Void)?

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to), let presenter = context.viewController(forKey: .to) {
      // A rotation made the sheet cover the screen, which removed the presenter's view.
      UIView.performWithoutAnimation {
        context.containerView.insertSubview(view, at: 0)
        view.setUntransformedFrame(context.finalFrame(for: presenter))
      }
    }
    context.updateInteractiveTransition(fraction)
    if let release { end(finishes: release.finishes, by: release.move) }
  }

  /// Updates the progress, 0...1: the sheet's travel below its smallest height.
  func update(_ fraction: CGFloat) {
    self.fraction = fraction
    context?.updateInteractiveTransition(fraction)
  }

  /// Ends the interaction.
  ///
  /// - Parameter move: Animates the sheet, and calls its argument at the end.
  func end(finishes: Bool, by move: @escaping (@escaping () -> Void) -> Void) {
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
