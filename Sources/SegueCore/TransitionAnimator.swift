package import SegueMotion

/// Runs a movement as a UIKit animation controller.
///
/// It implements the rules of every transition: the appearing view is added to the container
/// (UIKit row 54), a transition without animation has no duration (row 15), and
/// `completeTransition(!transitionWasCancelled)` is called exactly once at the end (rows 84-86).
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the transition presents or dismisses.
  public let direction: TransitionDirection
  /// The object that drives the transition interactively; nil by default: it is not interactive.
  ///
  /// A gesture sets it when the animator is about to run, and only for a transition that it has
  /// begun: a programmatic one must never wait for a gesture (UIKit row 20, fault F012). The
  /// animator releases it when the transition ends.
  public var interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// Called with the appearing or disappearing controller when a gesture that drives the transition
  /// is released; nil, the default, for none. A style's animators call the host's `didRelease`.
  package var onRelease: ((_ controller: UIViewController, _ release: GestureRelease) -> Void)?
  private var movement: any TransitionMovement
  private var animator: UIViewPropertyAnimator?
  /// Retargets a movement whose ends move: no callback announces that a view scrolls, or that code
  /// moves it.
  private var frames: FrameCallback?
  /// Whether the transition completed; nil until it ends.
  private var outcome: Bool?
  /// The context of the running transition; nil before and after it.
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  /// Whether the transition is animated and not driven by a gesture.
  public var isInterruptible: Bool {
    guard let context else { return false }
    return context.isAnimated && !context.isInteractive
  }

  /// Reports the release of the gesture that drives the running transition.
  package func didRelease(_ release: GestureRelease) {
    guard let onRelease,
      let controller = context?.viewController(forKey: direction == .forward ? .to : .from)
    else { return }
    onRelease(controller, release)
  }

  /// Makes the animator of one transition.
  public init(_ direction: TransitionDirection, _ movement: any TransitionMovement) {
    self.direction = direction
    self.movement = movement
  }

  /// The duration of the movement, s; 0 for a transition without animation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext?.isAnimated == false ? 0 : movement.timing.settlingDuration
  }

  /// Animates the views and completes the transition.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // A transition without views still has to be completed (UIKit row 84).
    guard MovementContext(context, direction) != nil else {
      putBack(context.view(forKey: .to), context)
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let animator = interruptibleAnimator(using: context)
    if outcome == nil { animator.startAnimation() }
  }

  /// Returns the animator of the transition, the same one at every call (UIKit row 123). Before it
  /// starts, the views are at the start of the movement.
  public func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  { propertyAnimator(using: context) }

  /// Returns the animator with its concrete type.
  package func propertyAnimator(using context: any UIViewControllerContextTransitioning)
    -> UIViewPropertyAnimator
  {
    if let animator { return animator }
    // A view that follows a gesture is moved by the user.
    if UIAccessibility.isReduceMotionEnabled, !context.isInteractive {
      movement = movement.reducedMotion
    }
    let animator = makeAnimator(context)
    self.animator = animator
    self.context = context
    let movementContext = MovementContext(context, direction)
    if let movementContext {
      arrange(movementContext, context)
      movement.prepare(movementContext)
      // A callback of the appearing controller may have ended the transition.
      if let outcome {
        movement.finish(movementContext, completed: outcome)
        return animator
      }
    }
    if movementContext == nil { putBack(context.view(forKey: .to), context) }
    animator.addAnimations { [movement] in
      if let movementContext { movement.animate(movementContext) }
    }
    if let movementContext, context.isAnimated, movement.hasMovingEnds {
      frames = FrameCallback { [weak self] in self?.retarget(movementContext) }
    }
    animator.addCompletion { [weak self] _ in self?.end(movementContext, context) }
    return animator
  }

  /// Releases the animator, and finishes it if other code completed the transition.
  public func animationEnded(_ transitionCompleted: Bool) {
    let remaining = animator
    animator = nil
    stopRetargeting()
    context = nil
    interactionController = nil
    outcome = transitionCompleted
    // Releasing a paused animator raises an exception (fault F075).
    guard let remaining, remaining.state == .active else { return }
    remaining.stopAnimation(false)
    remaining.finishAnimation(at: transitionCompleted ? .end : .start)
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    guard context.isAnimated else { return UIViewPropertyAnimator(duration: 0, curve: .linear) }
    // Scrubbing requires a duration, also where the movement has none; its value does not matter.
    if context.isInteractive, movement.timing.settlingDuration == 0 {
      return UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
    return movement.timing.makeAnimator()
  }

  /// Adds the view that stays or reappears to the container, behind all others.
  ///
  /// Required even without animation: a presentation may have removed the presenting view.
  private func putBack(_ view: UIView?, _ context: any UIViewControllerContextTransitioning) {
    guard let view, view.superview !== context.containerView else { return }
    context.containerView.insertSubview(view, at: 0)
    // The context may define the final frame of the view that reappears (UIKit row 57).
    let finalFrame = context.viewController(forKey: .to).map(context.finalFrame) ?? .zero
    guard direction == .reverse, finalFrame != .zero else { return }
    view.layOut(in: finalFrame)
    view.layoutIfNeeded()
  }

  /// Adds the views to the container, the appearing one at its final frame.
  private func arrange(
    _ movementContext: MovementContext, _ context: any UIViewControllerContextTransitioning
  ) {
    putBack(movementContext.presentingView, context)
    if movementContext.direction == .forward {
      movementContext.container.addSubview(movementContext.view)
      movementContext.view.frame = movementContext.presentedFrame
      movementContext.view.layoutIfNeeded()
    }
  }

  /// Animates to an end that has moved; a reversed transition returns to its start.
  private func retarget(_ movementContext: MovementContext) {
    guard let animator, animator.state == .active else { return }
    let fraction = animator.fractionComplete
    movement.updateStart(movementContext, at: animator.isReversed ? 1 - fraction : fraction)
    guard !animator.isReversed, let change = movement.retarget(movementContext) else { return }
    animator.addAnimations(change)
  }

  private func stopRetargeting() {
    frames?.stop()
    frames = nil
  }

  private func end(
    _ movementContext: MovementContext?, _ context: any UIViewControllerContextTransitioning
  ) {
    stopRetargeting()
    let completed = outcome ?? !context.transitionWasCancelled
    if let movementContext { movement.finish(movementContext, completed: completed) }
    if outcome == nil { context.completeTransition(completed) }
  }

  nonisolated deinit {}
}
