/// Runs a movement as UIKit wants a transition run.
///
/// It carries the laws that nobody should have to remember: the coming view goes into the container
/// (UIKit row 54), a transition without animation takes no time (row 15), and
/// `completeTransition(!transitionWasCancelled)` is called exactly once at the end (rows 84-86).
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the controller comes or goes.
  let direction: TransitionDirection
  private let movement: any TransitionMovement
  private var animator: UIViewPropertyAnimator?

  /// Makes the animator of one transition.
  public init(_ direction: TransitionDirection, _ movement: any TransitionMovement) {
    self.direction = direction
    self.movement = movement
  }

  /// The duration of the movement, s; 0 when it is not to be seen.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : movement.timing.settlingDuration
  }

  /// Moves the views and reports the end.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // Nothing to move is still a transition that somebody waits for (UIKit row 84).
    guard let stage = TransitionStage(context, direction) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    arrange(stage, context)
    movement.prepare(stage)
    guard context.isAnimated else {
      // Not reported before this returns: what runs alongside is started after that.
      return UIView.animate(withDuration: 0) { [movement] in
        movement.animate(stage)
      } completion: { [self] _ in
        end(stage, context)
      }
    }
    let animator = movement.timing.makeAnimator()
    self.animator = animator
    animator.addAnimations { [movement] in movement.animate(stage) }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      self?.end(stage, context)
    }
    animator.startAnimation()
  }

  private func arrange(
    _ stage: TransitionStage, _ context: any UIViewControllerContextTransitioning
  ) {
    if let presenters = stage.presentersView, presenters.superview !== stage.container {
      stage.container.insertSubview(presenters, at: 0)
      // Who comes back has a place where the context gives one (UIKit row 57).
      let place = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
      if stage.direction == .dismiss, place != .zero, presenters.transform.isIdentity {
        presenters.frame = place
        presenters.layoutIfNeeded()
      }
    }
    if stage.direction == .present {
      stage.container.addSubview(stage.view)
      stage.view.frame = stage.shownFrame
      stage.view.layoutIfNeeded()
    }
  }

  private func end(_ stage: TransitionStage, _ context: any UIViewControllerContextTransitioning) {
    let completed = !context.transitionWasCancelled
    movement.finish(stage, completed: completed)
    context.completeTransition(completed)
  }
}
