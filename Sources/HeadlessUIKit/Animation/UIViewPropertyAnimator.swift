import SegueMotion

/// An animation of blocks that can be paused, scrubbed, turned round and stopped (UIKit rows
/// 129-147).
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let wantedDuration: TimeInterval
  var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var groups: [AnimatorGroup] = []
  /// Where everything was and would have been, kept while stopped.
  var ends: [TrackedEnds] = []
  var endEvent: Int?
  var reversed = false
  var pausedFraction: CGFloat = 0
  /// Keeps a started animator alive until it ends, as UIKit does.
  var keepAlive: UIViewPropertyAnimator?
  /// Where it is in its life.
  public internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves.
  public internal(set) var isRunning = false

  /// The timing, as it was given.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Waited before the start, s.
  open internal(set) var delay: TimeInterval = 0
  /// Whether moving views take touches; true by default.
  open var isUserInteractionEnabled = true
  /// Stored; false by default.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused; true by default.
  open var isInterruptible = true
  /// Whether a paused animator's fraction counts without the curve; true by default.
  open var scrubsLinearly = true
  /// Whether it stays active at its end; false by default.
  open var pausesOnCompletion = false

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: s; not used by a spring of mass, stiffness and damping (UIKit row 147).
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    wantedDuration = duration.isFinite ? max(0, duration) : 0
    timingParameters = parameters
    super.init()
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
  /// Makes an animator and starts it; direction and transition options do not count.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = options.curve
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
      controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
  /// How long it takes, s: the settling time for a spring that takes its own.
  open var duration: TimeInterval { motion.duration }
  var motion: Motion {
    timingParameters?.motion(lasting: wantedDuration) ?? .curve(.easeInOut, duration: wantedDuration)
  }

  /// Whether it runs backwards.
  open var isReversed: Bool {
    get { reversed }
    set { turn(newValue) }
  }
  /// How far it is, 0...1; writing pauses it, and does nothing while it runs (UIKit row 141).
  open var fractionComplete: CGFloat {
    get { presentFraction }
    set { scrub(to: newValue) }
  }
  /// Starts it, or goes on after a pause.
  open func startAnimation() { start() }
  /// Starts it later, s.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive, delay.isFinite, delay > 0 else { return start() }
    self.delay = delay
    start()
  }
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
  /// Adds a block that starts after a share of the duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, max(0, min(1, delayFactor)))
  }
  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }
  /// Adds a block for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
