public import SegueCore

/// Drives a transition by a finger: from its start, or taken hold of in mid-flight.
///
/// The finger has a way of its own, which leads to the end of the transition, or, where it takes
/// hold of something that it wants back, to the start. All that the driver is told counts along that
/// way. It scrubs the transition's one animator, and completes nothing itself: the animator's end
/// does, from `transitionWasCancelled`.
public final class PanInteractionController: NSObject, UIViewControllerInteractiveTransitioning {
  /// Where the finger wants to bring the transition.
  public enum Goal: Sendable {
    /// To its end: the finger began it.
    case end
    /// Back to its start: the finger undoes what runs.
    case start
  }

  /// The least distance that is worth an animation, pt.
  private static let visibleTravel = 0.01

  private enum Phase {
    /// Nothing runs yet.
    case waiting
    /// What it takes hold of swings beyond where it goes, and is free until it is back.
    case swinging
    /// The transition follows the finger.
    case holding
    /// The finger has let go.
    case over
  }

  /// The parameters with which the drag began.
  public let parameters: DragParameters
  private weak var animator: TransitionAnimator?
  private var phase = Phase.waiting
  /// Whether the finger took hold of what ran already.
  private var isCaught = false
  private var goal = Goal.end
  /// How much of the finger's way was done when it took hold.
  private var origin = 0.0
  private var travel = 0.0
  private var length = 1.0
  /// What the finger did before the transition started (fault F010).
  private var early: (isCancelled: Bool, speed: Double)?

  /// Makes a driver for one drag.
  public init(_ parameters: DragParameters) { self.parameters = parameters }

  /// Whether the finger holds the transition, or has yet to tell it what it did before it started.
  ///
  /// As long as this is so, whoever asks who drives the transition is given the driver; a transition
  /// that somebody else ended is in nobody's hand.
  public var isActive: Bool {
    switch phase {
    case .waiting: true
    case .swinging, .holding: animator?.context != nil
    case .over: false
    }
  }

  /// Says which transition it will drive from the start; UIKit then begins it.
  ///
  /// - Returns: Itself, or nil for an animator that is none of Segue's.
  public func driving(_ animator: any UIViewControllerAnimatedTransitioning)
    -> PanInteractionController?
  {
    self.animator = animator as? TransitionAnimator
    return self.animator == nil ? nil : self
  }

  /// Begins the transition under the finger.
  public func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let animator else { return context.completeTransition(false) }
    _ = animator.propertyAnimator(using: context)
    // Whoever heard that the views come may have ended the transition.
    guard animator.context != nil else { return phase = .over }
    phase = .holding
    scrub()
    if let early { release(speed: early.speed, isCancelled: early.isCancelled) }
  }

  /// Takes hold of a transition that runs, where it is: the finger goes on with a dismissal, and
  /// undoes a presentation.
  ///
  /// - Parameters:
  ///   - animator: What runs the transition.
  ///   - length: The finger's whole way, pt, above 0.
  /// - Returns: False where nothing runs that can be held, or a finger holds it already.
  public func interrupt(_ animator: TransitionAnimator, over length: Double) -> Bool {
    interrupt(animator, toward: animator.direction == .reverse ? .end : .start, over: length)
  }

  /// Takes hold of a transition that runs, where it is.
  ///
  /// No finger can hold views beyond where they go: one that swings there swings back by itself, and
  /// follows the finger from the first move on that finds it on its way (fault F023).
  ///
  /// - Parameters:
  ///   - animator: What runs the transition.
  ///   - goal: Where the finger wants to bring it.
  ///   - length: The finger's whole way, pt, above 0.
  /// - Returns: False where nothing runs that can be held, or a finger holds it already.
  public func interrupt(
    _ animator: TransitionAnimator, toward goal: Goal, over length: Double
  ) -> Bool {
    guard phase == .waiting, animator.isInterruptible, length > 0, let context = animator.context
    else { return false }
    self.length = length
    let moving = animator.propertyAnimator(using: context)
    guard moving.state == .active else { return false }
    (self.animator, self.goal, isCaught) = (animator, goal, true)
    guard pause(moving, of: context) else {
      phase = .waiting
      return false
    }
    return true
  }

  /// - Returns: False where the transition lets nobody hold it.
  private func pause(
    _ moving: UIViewPropertyAnimator, of context: any UIViewControllerContextTransitioning
  ) -> Bool {
    moving.pauseAnimation()
    let fraction = moving.fractionComplete
    if fraction >= 1 {
      moving.startAnimation()
      (origin, phase) = (share(of: moving.isReversed ? 0 : 1), .swinging)
      return true
    }
    context.pauseInteractiveTransition()
    guard context.isInteractive else {
      moving.startAnimation()
      return false
    }
    let progress = moving.isReversed ? 1 - fraction : fraction
    // The finger may have moved while this was out of its reach.
    (origin, phase) = (share(of: max(0, progress)) - travel / length, .holding)
    scrub()
    return true
  }

  /// The share of the finger's way at which the transition has got so far.
  private func share(of progress: Double) -> Double { goal == .end ? progress : 1 - progress }

  /// The finger is somewhere else.
  ///
  /// - Parameters:
  ///   - travel: How far it has gone along its way since it took hold, pt; below 0 back.
  ///   - length: The whole way, pt, above 0.
  public func move(by travel: Double, of length: Double) {
    guard phase != .over, early == nil, travel.isFinite, length > 0 else { return }
    self.travel = travel
    self.length = length
    if phase == .swinging { catchUp() }
    scrub()
  }

  /// The finger lifts: the transition goes where the parameters say.
  ///
  /// - Parameter speed: How fast the finger goes on along its way, pt/s.
  public func release(speed: Double) {
    release(speed: speed.isFinite ? speed : 0, isCancelled: false)
  }

  /// The finger is taken away: the transition goes where it would without the drag.
  public func cancel() { release(speed: 0, isCancelled: true) }

  /// Follows a pan whose distances count along the finger's way.
  ///
  /// - Parameters:
  ///   - event: What the pan does; that it began is for the style, which then begins a transition.
  ///   - length: The whole way, pt, above 0.
  public func follow(_ event: DirectionalPan.Event, over length: Double) {
    switch event {
    case .began: break
    case .changed(let distance): move(by: distance, of: length)
    case .ended(let velocity): release(speed: velocity)
    case .cancelled: cancel()
    }
  }

  // MARK: Moving

  /// How much of the finger's way is done, 0...1.
  private var share: Double { max(0, min(1, origin + travel / length)) }

  private func scrub() {
    guard phase == .holding, let animator, let context = animator.context else { return }
    let progress = goal == .end ? share : 1 - share
    let moving = animator.propertyAnimator(using: context)
    moving.fractionComplete = moving.isReversed ? 1 - progress : progress
    context.updateInteractiveTransition(progress)
  }

  /// Has what swung, once it is back.
  private func catchUp() {
    guard let animator, animator.isInterruptible, let context = animator.context else { return }
    let moving = animator.propertyAnimator(using: context)
    if moving.isRunning { _ = pause(moving, of: context) }
  }

  private func release(speed: Double, isCancelled: Bool) {
    switch phase {
    case .waiting: early = early ?? (isCancelled, speed)
    case .over: break
    case .swinging, .holding:
      let swings = phase == .swinging
      phase = .over
      let isDone =
        isCancelled
        ? isCaught && goal == .end : parameters.isDone(at: share, speed: speed, over: length)
      guard !swings || turns(isDone == (goal == .end)) else { return }
      settle(isDone, speed: isDone ? speed : -speed)
    }
  }

  /// Whether what swings has to be taken elsewhere than it goes, and can be.
  private func turns(_ finishes: Bool) -> Bool {
    guard let animator, animator.isInterruptible, let context = animator.context else {
      return false
    }
    let moving = animator.propertyAnimator(using: context)
    guard moving.isRunning, moving.isReversed == finishes else { return false }
    moving.pauseAnimation()
    context.pauseInteractiveTransition()
    return true
  }

  /// What is left goes on by itself.
  private func settle(_ isDone: Bool, speed: Double) {
    guard let animator, let context = animator.context else { return }
    let finishes = isDone == (goal == .end)
    let moving = animator.propertyAnimator(using: context)
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    // Who heard of it may have ended the transition.
    guard moving.state == .active else { return }
    let left = (isDone ? 1 - share : share) * length
    guard left >= Self.visibleTravel else {
      moving.stopAnimation(false)
      return moving.finishAnimation(at: finishes ? .end : .start)
    }
    // UIKit row 183; a spring that is not yet where it goes takes the speed in ways per second.
    let timing = parameters.settling(velocity: speed / left)
    moving.isReversed = !finishes
    let own = moving.duration
    moving.continueAnimation(
      withTimingParameters: timing.timingParameters,
      durationFactor: own > 0 ? timing.settlingDuration / own : 0)
  }
}
