import SegueMotion

/// An animation of blocks that can be paused, scrubbed, reversed and stopped (UIKit rows 129-151,
/// 273-275).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying, BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?
  private let givenDuration: TimeInterval
  /// The motion of the timing parameters and the duration given.
  let wanted: AnimatorMotion
  /// The motion in use: the original one, or that with the duration of an enclosing block.
  var motion: AnimatorMotion
  /// The blocks to run when the animator becomes active.
  var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var parts: [AnimatorPart] = []
  var clock: AnimatorClock?
  /// The start and end values, kept while stopped.
  var ends: [TrackedEnds] = []
  var endEvent: Int?
  var reversed = false
  /// The fraction while it does not run, counted from the start.
  var pausedFraction: CGFloat = 0
  /// Whether it was started without blocks and runs once it receives one (UIKit row 142).
  var waitsForBlocks = false
  /// Retains a running animator until it ends, as UIKit does.
  var keepAlive: UIViewPropertyAnimator?
  /// The current state.
  open var state: UIViewAnimatingState { currentState }
  // The engine reads what no subclass overrides.
  final var currentState = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation is running.
  open var isRunning: Bool { runs }
  @exclusivity(unchecked) final var runs = false

  /// The timing parameters passed to the initializer.
  open var timingParameters: (any UITimingCurveProvider)? { ownTimingParameters }
  private let ownTimingParameters: any UITimingCurveProvider
  /// The delay before the start, s.
  open internal(set) var delay: TimeInterval = 0
  /// Whether animating views receive touches; true by default; read-only while active (UIKit row
  /// 135).
  open var isUserInteractionEnabled: Bool {
    get { receivesTouches }
    set { if mayConfigure("isUserInteractionEnabled") { receivesTouches = newValue } }
  }
  var receivesTouches = true
  /// Whether hit testing uses the model values; false by default.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped; true by default; read-only while active (UIKit row 135).
  open var isInterruptible: Bool {
    get { canBeInterrupted }
    set { if mayConfigure("isInterruptible") { canBeInterrupted = newValue } }
  }
  var canBeInterrupted = true
  /// Whether scrubbing ignores the timing curve; true by default.
  open var scrubsLinearly = true
  /// Whether it remains active at its end; false by default.
  open var pausesOnCompletion = false

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration, s, 0 or more; unused by a spring of mass, stiffness and damping
  ///     (UIKit row 147).
  ///   - parameters: The timing parameters.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = duration
    wanted = AnimatorMotion(
      parameters, duration: max(0, UIView.usable(duration, "duration", otherwise: 0)))
    motion = wanted
    ownTimingParameters = parameters
    super.init()
  }
  /// Creates an animator of zero duration, as the initial value of a stored property.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }
  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a spring that has a damping ratio.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Creates and starts an animator; ignores direction and transition options. Within another
  /// animation it is not interruptible (UIKit row 144).
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.namedCurve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.canBeInterrupted = SimulatedDevice.current?.recorder.current?.timing == nil
    animator.start(after: delay, options: options)
    return animator
  }

  /// Returns an inactive animator with the same duration, timing and settings, without animations
  /// and completions: UIKit documents no more of a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }
  private func makeCopy() -> UIViewPropertyAnimator {
    let copy = UIViewPropertyAnimator(
      duration: givenDuration, timingParameters: ownTimingParameters)
    copy.receivesTouches = receivesTouches
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.canBeInterrupted = canBeInterrupted
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  /// Reports the release of a paused or stopped animator (UIKit row 146, fault F075).
  isolated deinit {
    referenceBox?.end()
    endReleased()
  }

  /// The duration, s: the settling time for a spring of mass, stiffness and damping (UIKit row
  /// 275).
  open var duration: TimeInterval { motion.duration }
  /// A Boolean value that indicates whether the animation runs in reverse.
  open var isReversed: Bool {
    get { reversed }
    set { setReversed(newValue) }
  }
  /// The completed fraction, 0...1, counted from the end while reversed (UIKit row 139), zero while
  /// inactive, and the fraction of the stop while stopped. Setting it pauses the animator, and has
  /// no effect while it runs (row 141).
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : reversed ? 1 - presentFraction : presentFraction }
    set { scrub(to: newValue) }
  }
  /// Starts or resumes the animation.
  open func startAnimation() { start(after: 0) }
  /// Starts or resumes the animation after a delay, s.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  /// Pauses the animation at its current position.
  open func pauseAnimation() { pause() }
  /// Stops the animation at its current position, permanently or until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  /// Finishes a stopped animator at a position and runs its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
  /// Continues a paused animation with another timing; a factor of 0 means the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { resume(parameters, durationFactor) }
  /// Adds a block that starts after a fraction of the duration, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, max(0, min(1, UIView.usable(delayFactor, "delay factor", otherwise: 0))))
  }
  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }
  /// Adds a completion block.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
