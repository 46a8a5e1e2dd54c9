import HeadlessUIKit

/// An animator whose transition a test can interrupt.
final class PausableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: CallLog
  private var animator: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animator.animateTransition")
    self.context = context
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let slide = Slide(context)
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { slide.move() }
    made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator = made
    return made
  }

  /// Pauses the animation and makes the transition interactive, as a gesture does.
  func interrupt() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  /// Ends the gesture.
  ///
  /// - Parameter seconds: The duration of the rest; by default the remaining time.
  func release(canceling: Bool, lasting seconds: Double = 0) {
    if canceling {
      context?.cancelInteractiveTransition()
    } else {
      context?.finishInteractiveTransition()
    }
    animator?.isReversed = canceling
    // The factor is a time, because the duration is 1 s; 0 means the remaining time.
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: seconds)
  }

  func animationEnded(_ completed: Bool) {
    log.add("animator.animationEnded(\(completed))")
    context = nil
    animator = nil
  }
}
