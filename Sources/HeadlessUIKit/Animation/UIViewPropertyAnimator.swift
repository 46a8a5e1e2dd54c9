import SegueMotion

/// An animation of blocks that can be paused, scrubbed, turned round and stopped (UIKit rows
/// 129-151, 273-275).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let wanted: AnimatorMotion
  /// The motion in use: the wanted one, or over the time of a block around the start.
  var motion: AnimatorMotion
  var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var parts: [AnimatorPart] = []
  var clock: AnimatorClock?
  /// Where everything was and would have been, kept while stopped.
  var ends: [TrackedEnds] = []
  var endEvent: Int?
  var reversed = false
  /// How far it stands while it does not run, counted from the start.
  var pausedFraction: CGFloat = 0
  /// Whether it was started without blocks and runs as soon as it gets one (UIKit row 142).
  var waitsForBlocks = false
  /// Keeps a running animator alive until it ends, as UIKit does.
  var keepAlive: UIViewPropertyAnimator?
  /// Where it is in its life.
  public internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves.
  public internal(set) var isRunning = false

  /// The timing, as it was given.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Waited before the start, s.
  open internal(set) var delay: TimeInterval = 0
  /// Whether moving views take touches; true by default; fixed while it is active (UIKit row 135).
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set { if mayConfigure("isUserInteractionEnabled") { takesTouches = newValue } }
  }
  var takesTouches = true
  /// Stored; false by default.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped; true by default; fixed while it is active (UIKit row 135).
  open var isInterruptible: Bool {
    get { canBeInterrupted }
    set { if mayConfigure("isInterruptible") { canBeInterrupted = newValue } }
  }
  var canBeInterrupted = true
  /// Whether a paused animator's fraction counts without the curve; true by default.
  open var scrubsLinearly = true
  /// Whether it stays active at its end; false by default.
  open var pausesOnCompletion = false

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: s, from 0 up; not used by a spring of mass, stiffness and damping (UIKit row
  ///     147).
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    wanted = AnimatorMotion(
      parameters, duration: max(0, UIView.usable(duration, "duration", otherwise: 0)))
    motion = wanted
    timingParameters = parameters
    super.init()
  }
  /// Makes an animator of no duration, which a stored property may keep until the one in use
  /// replaces it.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }
  /// Makes an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animator with a spring of a damping ratio.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Makes an animator and starts it; direction and transition options do not count, and within
  /// another animation it cannot be interrupted (UIKit row 144).
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

  /// One that is released while it is paused or stopped is reported (UIKit row 146, fault F075).
  isolated deinit { endReleased() }

  /// How long it takes, s: the settling time for a spring that takes its own (UIKit row 275).
  open var duration: TimeInterval { motion.duration }
  /// Whether it runs backwards.
  open var isReversed: Bool {
    get { reversed }
    set { turn(newValue) }
  }
  /// How far it is, 0...1, counted from the end while it is reversed (UIKit row 139); where it was
  /// stopped once it is; 0 while it is inactive. Writing pauses it, and does nothing while it runs
  /// (row 141).
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : reversed ? 1 - presentFraction : presentFraction }
    set { scrub(to: newValue) }
  }
  /// Starts it, or goes on after a pause.
  open func startAnimation() { start(after: 0) }
  /// Starts it later, or goes on later after a pause, s.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  /// Holds it where it is.
  open func pauseAnimation() { pause() }
  /// Ends it where it is: for good, or waiting for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  /// Ends a stopped animator at a place and runs its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
  /// Goes on after a pause with another timing; a factor of 0 means the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { goOn(parameters, durationFactor) }
  /// Adds a block that starts after a share of the duration, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, max(0, min(1, UIView.usable(delayFactor, "delay factor", otherwise: 0))))
  }
  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }
  /// Adds a block for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
