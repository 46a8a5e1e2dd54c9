/// Runs a movement as UIKit wants a transition run.
///
/// It carries the laws that nobody should have to remember: the coming view goes into the container
/// (UIKit row 54), a transition without animation takes no time (row 15), and
/// `completeTransition(!transitionWasCancelled)` is called exactly once at the end (rows 84-86).
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the controller comes or goes.
  public let direction: TransitionDirection
  private let movement: any TransitionMovement
  private var animator: UIViewPropertyAnimator?
  /// How the transition ended, once it has.
  private var outcome: Bool?
  /// The transition that runs; nil before and after it.
  package private(set) weak var context: (any UIViewControllerContextTransitioning)?

  /// Whether it runs to be seen and no finger holds it.
  public var isInterruptible: Bool {
    guard let context else { return false }
    return context.isAnimated && !context.isInteractive
  }

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
    guard MovementContext(context, direction, self) != nil else {
      putBack(context.view(forKey: .to), context)
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let animator = interruptibleAnimator(using: context)
    if outcome == nil { animator.startAnimation() }
  }

  /// What moves the views, made once for the whole transition (UIKit row 123): whoever asks before
  /// it has been started finds the views where the movement begins.
  public func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { propertyAnimator(using: context) }

  /// The same, as what it is.
  package func propertyAnimator(using context: any UIViewControllerContextTransitioning)
    -> UIViewPropertyAnimator
  {
    if let animator { return animator }
    let animator = makeAnimator(context)
    self.animator = animator
    self.context = context
    let stage = MovementContext(context, direction, self)
    if let stage {
      arrange(stage, context)
      movement.prepare(stage)
      // A callback of the coming view may have ended the transition: there is nothing to move.
      if let outcome {
        movement.finish(stage, completed: outcome)
        return animator
      }
    }
    if stage == nil { putBack(context.view(forKey: .to), context) }
    animator.addAnimations { [movement] in
      if let stage { movement.animate(stage) }
    }
    animator.addCompletion { [weak self] _ in self?.end(stage, context) }
    return animator
  }

  /// Lets go of what moved the views, and cleans up where somebody else ended the transition.
  public func animationEnded(_ transitionCompleted: Bool) {
    let left = animator
    animator = nil
    context = nil
    outcome = transitionCompleted
    // One that is held must not be let go of as it is (fault F075).
    guard let left, left.state == .active else { return }
    left.stopAnimation(false)
    left.finishAnimation(at: transitionCompleted ? .end : .start)
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    guard context.isAnimated else { return UIViewPropertyAnimator(duration: 0, curve: .linear) }
    // A finger needs time to move in, also where code takes none; how much does not matter.
    if context.isInteractive, movement.timing.settlingDuration == 0 {
      return UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
    return movement.timing.makeAnimator()
  }

  /// Puts the view of who stays or comes back into the container, behind everything.
  ///
  /// It belongs there even where nothing moves: a presentation may have taken out the view of who goes.
  private func putBack(_ view: UIView?, _ context: any UIViewControllerContextTransitioning) {
    guard let view, view.superview !== context.containerView else { return }
    context.containerView.insertSubview(view, at: 0)
    // Who comes back has a place where the context gives one (UIKit row 57).
    let place = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
    guard direction == .reverse, place != .zero else { return }
    view.place(at: place)
    view.layoutIfNeeded()
  }

  private func arrange(
    _ stage: MovementContext, _ context: any UIViewControllerContextTransitioning
  ) {
    putBack(stage.presentingView, context)
    if stage.direction == .forward {
      stage.container.addSubview(stage.view)
      stage.view.frame = stage.presentedFrame
      stage.view.layoutIfNeeded()
    }
  }

  private func end(_ stage: MovementContext?, _ context: any UIViewControllerContextTransitioning) {
    let completed = outcome ?? !context.transitionWasCancelled
    if let stage { movement.finish(stage, completed: completed) }
    if outcome == nil { context.completeTransition(completed) }
  }
}
