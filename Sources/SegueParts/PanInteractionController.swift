public import SegueCore

/// Drives a transition by a pan, from its start or after interrupting it.
///
/// The drag's travel leads to the end of the transition or, when it reverses an interrupted one, to
/// the start. All distances and velocities are measured along that travel. The controller scrubs
/// the transition's one animator; the animator's completion completes the transition, by
/// `transitionWasCancelled`.
public final class PanInteractionController: NSObject, UIViewControllerInteractiveTransitioning {
  /// The end of the transition to which the drag leads.
  public enum Goal: Sendable {
    /// The end: the drag continues the transition.
    case end
    /// The start: the drag reverses the transition.
    case start
  }

  /// The minimum distance that is animated, pt.
  private static let visibleTravel = 0.01

  private enum Phase {
    /// The transition has not started.
    case waiting
    /// The interrupted spring has overshot its target and runs on until it returns.
    case overshooting
    /// The drag scrubs the transition.
    case scrubbing
    /// The drag has ended.
    case over
  }

  /// The parameters with which the drag began.
  public let parameters: DragParameters
  /// The height of the sheet that the drag dismisses, at the start of the travel, pt: the release is
  /// reported in heights, as one at a detent is; nil, the default, for distances along the travel.
  public var startHeight: Double?
  private weak var animator: TransitionAnimator?
  private var phase = Phase.waiting
  /// Whether the drag interrupted a running transition.
  private var isInterruption = false
  private var goal = Goal.end
  /// The fraction of the travel when the drag began.
  private var origin = 0.0
  /// The distance since the drag began, pt, and the length of the whole travel, pt.
  private var travel = 0.0
  private var length = 1.0
  /// The fraction of the travel to which an interrupted transition led: 1 or 0; nil for one that the
  /// drag began.
  private(set) var heading: Double?
  /// The end of the drag, if it precedes the start of the transition (fault F010).
  private var earlyEnd: (isCancelled: Bool, speed: Double)?

  /// Makes a controller for one drag.
  public init(_ parameters: DragParameters) { self.parameters = parameters }

  /// Whether the drag controls the transition, or has ended before the transition started.
  ///
  /// Meanwhile the style returns this object as the interaction controller. False after other code
  /// has completed the transition.
  public var isActive: Bool {
    switch phase {
    case .waiting: true
    case .overshooting, .scrubbing: animator?.context != nil
    case .over: false
    }
  }

  /// Prepares to drive a transition from its start, which UIKit then begins.
  ///
  /// - Returns: The controller.
  public func driving(_ animator: TransitionAnimator) -> PanInteractionController {
    self.animator = animator
    return self
  }

  /// Starts the interactive transition.
  public func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let animator else { return context.completeTransition(false) }
    _ = animator.propertyAnimator(using: context)
    // A callback during preparation may have ended the transition.
    guard animator.context != nil else { return phase = .over }
    phase = .scrubbing
    scrub()
    guard let earlyEnd else { return }
    // In the next run-loop turn, when the alongside animations have begun.
    DispatchQueue.main.async { [weak self] in
      self?.release(speed: earlyEnd.speed, isCancelled: earlyEnd.isCancelled)
    }
  }

  /// Interrupts a running transition at its current progress: the drag continues a dismissal and
  /// reverses a presentation.
  ///
  /// - Parameters:
  ///   - animator: The animator of the transition.
  ///   - length: The length of the drag's travel, pt, above 0.
  /// - Returns: False if no interruptible transition runs, or another drag controls it.
  public func interrupt(_ animator: TransitionAnimator, over length: Double) -> Bool {
    interrupt(animator, toward: animator.direction == .reverse ? .end : .start, over: length)
  }

  /// Interrupts a running transition at its current progress.
  ///
  /// A drag cannot control views beyond their target: an overshooting spring runs on, and follows
  /// the drag from the first change after its return (fault F023).
  ///
  /// - Parameters:
  ///   - animator: The animator of the transition.
  ///   - goal: The end of the transition to which the drag leads.
  ///   - length: The length of the drag's travel, pt, above 0.
  /// - Returns: False if no interruptible transition runs, or another drag controls it.
  package func interrupt(
    _ animator: TransitionAnimator, toward goal: Goal, over length: Double
  ) -> Bool {
    guard phase == .waiting, animator.isInterruptible, length > 0, let context = animator.context
    else { return false }
    self.length = length
    let propertyAnimator = animator.propertyAnimator(using: context)
    guard propertyAnimator.state == .active else { return false }
    (self.animator, self.goal, isInterruption) = (animator, goal, true)
    heading = dragFraction(at: propertyAnimator.isReversed ? 0 : 1)
    guard pause(propertyAnimator, of: context) else {
      phase = .waiting
      return false
    }
    return true
  }

  /// Pauses an interrupted transition, or lets an overshooting spring run on.
  ///
  /// - Returns: False if the transition is not interruptible.
  private func pause(
    _ propertyAnimator: UIViewPropertyAnimator, of context: any UIViewControllerContextTransitioning
  ) -> Bool {
    propertyAnimator.pauseAnimation()
    let fraction = propertyAnimator.fractionComplete
    if fraction >= 1 {
      propertyAnimator.startAnimation()
      (origin, phase) = (dragFraction(at: propertyAnimator.isReversed ? 0 : 1), .overshooting)
      return true
    }
    context.pauseInteractiveTransition()
    guard context.isInteractive else {
      propertyAnimator.startAnimation()
      return false
    }
    let progress = propertyAnimator.isReversed ? 1 - fraction : fraction
    // The touch may have moved during the overshoot.
    (origin, phase) = (dragFraction(at: max(0, progress)) - travel / length, .scrubbing)
    scrub()
    return true
  }

  /// Returns the fraction of the drag's travel at a progress of the transition.
  private func dragFraction(at progress: Double) -> Double {
    goal == .end ? progress : 1 - progress
  }

  /// Updates the drag's position.
  ///
  /// - Parameters:
  ///   - travel: The distance since the drag began, pt; negative backward.
  ///   - length: The length of the drag's travel, pt, above 0.
  public func move(by travel: Double, of length: Double) {
    guard phase != .over, earlyEnd == nil, travel.isFinite, length > 0 else { return }
    self.travel = travel
    self.length = length
    if phase == .overshooting { pauseAfterOvershoot() }
    scrub()
  }

  /// Ends the drag: the transition completes or cancels by the parameters.
  ///
  /// - Parameter speed: The velocity along the drag's travel, pt/s.
  public func release(speed: Double) {
    release(speed: speed.isFinite ? speed : 0, isCancelled: false)
  }

  /// Ends the drag as completed, wherever it is.
  ///
  /// - Returns: Whether the drag scrubbed a transition to its end.
  public func finish() -> Bool {
    guard context != nil, goal == .end else { return false }
    phase = .over
    animateRest(completesTravel: true, speed: 0)
    return true
  }

  /// Cancels the drag: the transition continues as it would have without it.
  public func cancel() { release(speed: 0, isCancelled: true) }

  /// Handles an event of a pan whose distances are measured along the drag's travel.
  ///
  /// - Parameters:
  ///   - event: The event; at `began` the style begins the transition.
  ///   - length: The length of the travel, pt, above 0.
  package func track(_ event: DirectionalPan.Event, over length: Double) {
    switch event {
    case .began: break
    case .changed(let distance): move(by: distance, of: length)
    case .ended(let velocity): release(speed: velocity)
    case .cancelled: cancel()
    }
  }

  // MARK: Moving

  /// The fraction of the travel at the drag's position, also beyond 0...1; nil unless the drag
  /// scrubs the transition.
  var position: Double? {
    context == nil ? nil : origin + travel / length
  }

  /// The context of the transition that the drag scrubs; nil if it does not.
  var context: (any UIViewControllerContextTransitioning)? {
    phase == .scrubbing ? animator?.context : nil
  }

  /// Ends the drag and the transition immediately, at the end of the travel that the drag has passed.
  ///
  /// - Returns: The controller that is shown then.
  func endPassed() -> UIViewController? {
    guard let position, let context else { return nil }
    phase = .over
    let (isDone, finishes) = (position >= 1, (position >= 1) == (goal == .end))
    let shown = context.viewController(forKey: finishes ? .to : .from)
    animateRest(completesTravel: isDone, speed: 0)
    return shown
  }

  /// The fraction of the drag's travel, 0...1.
  private var dragFraction: Double { max(0, min(1, origin + travel / length)) }

  private func scrub() {
    guard phase == .scrubbing, let animator, let context = animator.context else { return }
    let progress = goal == .end ? dragFraction : 1 - dragFraction
    let propertyAnimator = animator.propertyAnimator(using: context)
    propertyAnimator.fractionComplete = propertyAnimator.isReversed ? 1 - progress : progress
    context.updateInteractiveTransition(progress)
  }

  /// Scrubs a spring that overshot, once it has returned.
  private func pauseAfterOvershoot() {
    guard let animator, animator.isInterruptible, let context = animator.context else { return }
    let propertyAnimator = animator.propertyAnimator(using: context)
    if propertyAnimator.isRunning { _ = pause(propertyAnimator, of: context) }
  }

  /// Ends the drag. An end before the start of the transition takes effect then.
  private func release(speed: Double, isCancelled: Bool) {
    switch phase {
    case .waiting: earlyEnd = earlyEnd ?? (isCancelled, speed)
    case .over: break
    case .overshooting, .scrubbing:
      let overshoots = phase == .overshooting
      phase = .over
      // A canceled drag lets an interrupted transition go on, and cancels one that it began.
      let isDone = isCancelled ? isInterruption && goal == .end : decide(speed)
      guard !overshoots || redirects(toEnd: isDone == (goal == .end)) else { return }
      animateRest(completesTravel: isDone, speed: isDone ? speed : -speed)
    }
  }

  /// Returns whether the drag completes its travel, and reports the values that decide.
  private func decide(_ speed: Double) -> Bool {
    let start = max(0, min(1, origin))
    let decision = parameters.decision(
      at: dragFraction, from: start, velocity: speed, over: length, below: startHeight)
    let finishes = decision.completes == (goal == .end)
    animator?.didRelease(
      parameters.release(
        at: dragFraction, from: start, velocity: speed, over: length, below: startHeight,
        "\(finishes ? "completes" : "is canceled"), because \(decision.reason)"))
    return decision.completes
  }

  /// Pauses an overshooting spring if the drag changes its target: the end of the transition if `toEnd`, or
  /// else the start. Returns whether it did.
  private func redirects(toEnd finishes: Bool) -> Bool {
    guard let animator, animator.isInterruptible, let context = animator.context else {
      return false
    }
    let propertyAnimator = animator.propertyAnimator(using: context)
    guard propertyAnimator.isRunning, propertyAnimator.isReversed == finishes else { return false }
    propertyAnimator.pauseAnimation()
    context.pauseInteractiveTransition()
    return true
  }

  /// Animates the remaining distance: to the end of the travel if `completesTravel`, or else to its start.
  private func animateRest(completesTravel isDone: Bool, speed: Double) {
    guard let animator, let context = animator.context else { return }
    let finishes = isDone == (goal == .end)
    let propertyAnimator = animator.propertyAnimator(using: context)
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    // A callback may have ended the transition.
    guard propertyAnimator.state == .active else { return }
    let remaining = (isDone ? 1 - dragFraction : dragFraction) * length
    guard remaining >= Self.visibleTravel else {
      propertyAnimator.stopAnimation(false)
      return propertyAnimator.finishAnimation(at: finishes ? .end : .start)
    }
    // UIKit row 183; below its target a spring's velocity is in remaining distances per second.
    let timing = parameters.settleTiming(initialVelocity: speed / remaining)
    propertyAnimator.isReversed = !finishes
    let originalDuration = propertyAnimator.duration
    propertyAnimator.continueAnimation(
      withTimingParameters: timing.timingParameters,
      durationFactor: originalDuration > 0 ? timing.settlingDuration / originalDuration : 0)
  }
}
