import HeadlessUIKit

/// An animator that returns one property animator for the whole transition, as UIKit requires.
final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: CallLog
  private let timing: any UITimingCurveProvider
  private var animator: UIViewPropertyAnimator?
  /// Whether each call returns a new property animator, which is an error.
  var makesAnotherEachTime = false
  /// Called with the context before the property animator is requested.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?
  /// Called with the context after the appearing view is added to the container, before the
  /// property animator is made.
  var onArrange: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  /// - Parameter timing: The timing of the slide, which lasts 1 s; linear by default.
  init(
    _ log: CallLog,
    timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
  ) {
    self.log = log
    self.timing = timing
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animator.animateTransition")
    self.context = context
    onStart?(context)
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    log.add("animator.interruptibleAnimator")
    if let animator {
      guard makesAnotherEachTime else { return animator }
      return UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    }
    let slide = Slide(context)
    onArrange?(context)
    let made = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    made.addAnimations { slide.move() }
    made.addCompletion { [log] position in
      log.add(
        "animator.completion at \(position == .end ? "end" : "start") "
          + "canceled \(context.transitionWasCancelled)")
      context.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  /// Stops the property animator without calling its completion.
  func stop() { animator?.stopAnimation(true) }

  /// Finishes the property animator immediately.
  func finishImmediately() {
    animator?.stopAnimation(false)
    animator?.finishAnimation(at: .end)
  }

  func animationEnded(_ completed: Bool) {
    log.add("animator.animationEnded(\(completed))")
    animator = nil
  }
}

/// A `UIViewImplicitlyAnimating` object that forwards to a property animator.
final class WrappedAnimator: NSObject, @MainActor UIViewImplicitlyAnimating {
  private let inner: UIViewPropertyAnimator
  private let log: CallLog

  init(_ inner: UIViewPropertyAnimator, _ log: CallLog) {
    self.inner = inner
    self.log = log
    super.init()
  }

  var state: UIViewAnimatingState { inner.state }
  var isRunning: Bool { inner.isRunning }
  var isReversed: Bool {
    get { inner.isReversed }
    set {
      log.add("wrapped.isReversed = \(newValue)")
      inner.isReversed = newValue
    }
  }
  var fractionComplete: CGFloat {
    get { inner.fractionComplete }
    set {
      log.add("wrapped.fractionComplete = \(newValue)")
      inner.fractionComplete = newValue
    }
  }
  func startAnimation() {
    log.add("wrapped.startAnimation")
    inner.startAnimation()
  }
  func startAnimation(afterDelay delay: TimeInterval) { inner.startAnimation(afterDelay: delay) }
  func pauseAnimation() {
    log.add("wrapped.pauseAnimation")
    inner.pauseAnimation()
  }
  func stopAnimation(_ withoutFinishing: Bool) { inner.stopAnimation(withoutFinishing) }
  func finishAnimation(at position: UIViewAnimatingPosition) { inner.finishAnimation(at: position) }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    inner.addAnimations(animation, delayFactor: delayFactor)
  }
  func addAnimations(_ animation: @escaping () -> Void) { inner.addAnimations(animation) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    inner.addCompletion(completion)
  }
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    log.add("wrapped.continueAnimation factor \(durationFactor)")
    inner.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
