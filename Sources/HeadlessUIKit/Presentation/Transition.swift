/// A transition from one view controller to another: waiting, beginning, running, over.
///
/// The engine of all transitions. The subclasses for presentations, pushes and tabs supply the
/// participants, and the work at the beginning and the end.
package class Transition: BoxedObject {
  /// The box of references that do not retain the object.
  nonisolated(unsafe) package final var referenceBox: ReferenceBox?
  enum Stage { case waiting, beginning, running, over }

  final let animated: Bool
  final var stage = Stage.waiting
  final private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The animator, if it is the system's.
  final private(set) var systemAnimator: (any SystemAnimator)?
  final private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  final private(set) var context: TransitionContext?
  final private(set) var coordinator: TransitionCoordinator?
  /// The interruptible animator, once the animator has created it.
  final private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  final private(set) var driver: TransitionDriver?
  /// Whether the animator or the interaction controller is being started.
  final private(set) var isStarting = false
  /// Whether the start has added a view to the from view or the window.
  final var hasAddedViews = false
  /// The animations that the animator has started.
  private var animations = BegunAnimations()
  /// The index of the first of them in the recorder's lists, while the animator starts.
  private var firstAnimation: (made: Int, added: Int)?
  /// The scheduled event of the deadline.
  private var deadline: Int?
  /// The time from an interruption, update or release to the deadline, s.
  private var timeLimit = 0.0
  /// Whether a callback at the beginning requested the end.
  final var endsWhenTold = false
  /// Whether the deadline has passed without a later touch: on a device the app is unresponsive.
  final private(set) var isAbandoned = false

  /// Defers the completions of the transactions around the call that started the transition.
  private let transactionHold: TransactionHold?

  init(animated: Bool) {
    self.animated = animated
    transactionHold = SimulatedDevice.current?.recorder.transactions.hold()
  }

  nonisolated deinit { referenceBox?.end() }

  final var hasBegun: Bool { stage != .waiting }
  final var isOver: Bool { stage == .over }

  /// Whether the transition shows a controller.
  final func brings(_ controller: UIViewController) -> Bool { context?.scene.to === controller }

  /// Whether the views are left to the animator after a cancellation: to the app's, or to one of the
  /// system whose `restoresViews` is `false`. Not once HeadlessUIKit has ended the transition itself.
  final var isMovedByApp: Bool {
    animator != nil && context?.isEndedByHost == false && systemAnimator?.restoresViews != true
  }

  /// Whether touches are disabled: the transition is neither interactive nor interruptible (UIKit
  /// row 126), or its completion deadline has passed (row 84).
  final var isHoldingInput: Bool {
    guard stage == .running, let context else { return false }
    return isAbandoned || !(context.isInteractive || context.isInterruptible)
  }

  /// Returns whether a touch in a view is delivered although the transition disables touches.
  func delivers(touchIn view: UIView) -> Bool { false }

  // MARK: Overridable: participants

  /// The disappearing and the appearing controller; `nil` before the transition begins.
  var controllers: (from: UIViewController, to: UIViewController)? {
    context.map { ($0.scene.from, $0.scene.to) }
  }
  /// Whether a controller takes part, so that its `transitionCoordinator` is this one's.
  func concerns(_ controller: UIViewController) -> Bool { false }
  /// Returns the app's animator; `nil` selects the system's.
  func supplyAnimator(on device: SimulatedDevice) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
  /// Returns the system's animator; `nil` sets the final frames without animation.
  func makeSystemAnimator() -> (any SystemAnimator)? { nil }
  /// Returns the interaction controller for an animator.
  func supplyInteractor(
    using animator: any UIViewControllerAnimatedTransitioning, on device: SimulatedDevice
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns the recognizer that receives a touch, in the window's coordinates, although the
  /// transition disables touches; `nil` by default.
  func interruptingRecognizer(at point: CGPoint) -> UIGestureRecognizer? { nil }

  // MARK: Overridable: course

  /// Sends the callbacks of the beginning.
  func sendBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {}
  /// Prepares the views for the animator.
  func prepareViews() {}
  /// Sets the final frames without an animator.
  func setFinalFrames() {}
  /// Calls the appearing controller's `viewIsAppearing` (UIKit rows 35, 37).
  func sendIsAppearing(on device: SimulatedDevice) {}
  /// Reverses the appearance callbacks when a gesture of the system cancels the transition, and
  /// again when it finishes after an interruption (UIKit rows 41, 270). A repeated call with the same
  /// value has no effect.
  func turnAppearance(back: Bool) {}
  /// Removes the transition from its owner, before the views and callbacks.
  func willEnd() {}
  /// Updates views and links, sends the callbacks of the end, calls the caller's completion.
  func end(_ completed: Bool, on device: SimulatedDevice) {}
  /// Called after the last callback.
  func didEnd() {}

  /// Releases the deferred completions of transactions.
  final func releaseTransactions() { transactionHold?.release() }

  // MARK: Begin

  /// Returns the coordinator, which may be requested before the transition begins (UIKit row 282).
  @discardableResult
  final func makeCoordinator(in container: UIView) -> TransitionCoordinator {
    if let coordinator { return coordinator }
    let made = TransitionCoordinator(duration: 0, isAnimated: animated, container: container)
    coordinator = made
    return made
  }

  /// Runs the transition up to the start of its animator.
  ///
  /// - Parameters:
  ///   - asks: Whether an animator is requested.
  ///   - isAnimated: The context's `isAnimated`.
  final func run(
    in scene: any TransitionScene, asking asks: Bool, isAnimated: Bool, on device: SimulatedDevice
  ) {
    stage = .beginning
    let context = TransitionContext(of: self, in: scene, isAnimated: isAnimated)
    self.context = context
    if asks {
      animator = supplyAnimator(on: device)
      if animator == nil {
        systemAnimator = makeSystemAnimator()
        animator = systemAnimator
      }
      if let animator, animated { interactor = supplyInteractor(using: animator, on: device) }
    }
    guard !isOver else { return }
    let duration = animator?.transitionDuration(using: context) ?? 0
    let coordinator = makeCoordinator(in: scene.container)
    coordinator.track(context, lasting: duration)
    let isInteractive = interactor?.wantsInteractiveStart ?? false
    if isInteractive { context.startInteractively() }
    let former = outerViews(context)
    defer { markAddedViews(besides: former, context) }
    sendBeginning(coordinator, on: device)
    guard !isOver else { return }
    if !isInteractive { resignResponder() }
    guard let animator, !endsWhenTold else { return endWithoutAnimator(coordinator) }
    prepareViews()
    context.keepInitialState()
    stage = .running
    timeLimit = 10 * max(duration.isFinite ? duration : 0, 0.5)
    watch(on: device)
    device.recorder.forgetMade()
    // UIKit requests the duration again at the start (UIKit row 346).
    let startDuration = animator.transitionDuration(using: context)
    let driver = TransitionDriver(duration: startDuration, begin: device.now) {
      [coordinator = BoxedReference(coordinator)] in
      coordinator.object?.roots ?? []
    }
    self.driver = driver
    percentDriver?.adopt(context, lasting: startDuration)
    isStarting = true
    if let interactor {
      device.log(.transition, scene.subject, "startInteractiveTransition")
      interactor.startInteractiveTransition(context)
    } else {
      start(animator, context, on: device)
    }
    findInterruptible()
    let (made, added) = (device.recorder.made.count, device.recorder.added.count)
    if !isOver {
      coordinator.runAlongside(
        with: interruptible, like: device.recorder.made.first, recorder: device.recorder)
    }
    // The animations alongside follow the interaction as well.
    if isInteractive, interruptible == nil {
      driver.track(Array(device.recorder.made.dropFirst(made)), on: device)
    }
    if isInteractive {
      driver.track(Array(device.recorder.added.dropFirst(added)), on: device)
    }
    if !isInteractive, interruptible == nil, context.isInterruptible {
      driver.expectInterruption(of: device.recorder.made)
    }
    device.recorder.forgetMade()
    isStarting = false
    guard !isOver else { return }
    if endsWhenTold { return endAtOnce() }
    sendIsAppearing(on: device)
    guard !isOver else { return }
    // A driver that does not call super may add the view later (UIKit row 304).
    if percentDriver?.hasStarted != false { context.reportMissingView(on: device) }
    percentDriver?.catchUp(with: self, on: device)
  }

  // MARK: Interaction

  /// Starts the animator for a percent-driven interaction controller.
  ///
  /// Without an interactive start the animator runs (UIKit row 300); otherwise its animations are
  /// paused at the beginning.
  final func startDriven(on device: SimulatedDevice) {
    guard stage == .running, let animator, let context, let driver else { return }
    let former = outerViews(context)
    defer { markAddedViews(besides: former, context) }
    guard context.isInteractive else { return start(animator, context, on: device) }
    if device.configuration.choices.percentDriverStartsInterruptibleAnimator {
      recordAnimations(on: device) {
        findInterruptible()
        interruptible.map(driver.track)
      }
    }
    if interruptible == nil, !isOver {
      start(animator, context, on: device)
      findInterruptible()
    }
    guard !isOver else { return }
    if let interruptible {
      driver.track(interruptible)
    } else if driver.hasAnimator(among: device.recorder.made) {
      context.reportAnimatorNotDriven(on: device)
    }
    driver.track(device.recorder.made, on: device)
    driver.track(device.recorder.added, on: device)
    driver.scrub(to: 0)
  }

  /// Starts the animator, and records its animations.
  private func start(
    _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext,
    on device: SimulatedDevice
  ) {
    device.log(.transition, context.scene.subject, "animateTransition")
    recordAnimations(on: device) { animator.animateTransition(using: context) }
  }

  private func recordAnimations(on device: SimulatedDevice, _ start: () -> Void) {
    firstAnimation = (device.recorder.made.count, device.recorder.added.count)
    start()
    if !isOver { animations = begun(on: device) }
    firstAnimation = nil
  }

  /// Returns the animations that the animator has started until now.
  private func begun(on device: SimulatedDevice) -> BegunAnimations {
    firstAnimation.map { BegunAnimations(since: $0, device.recorder) } ?? animations
  }

  /// Requests the interruptible animator, which is created at the start (UIKit row 125) or on the
  /// first request (row 302).
  private func findInterruptible() {
    guard !isOver, interruptible == nil, let animator, let context else { return }
    // The driver interrupts the animations of the system, without an animator object.
    if systemAnimator?.isInterruptible == true { return context.isInterruptible = true }
    let found = animator.interruptibleAnimator(using: context)
    // Creating it may have ended the transition.
    guard !isOver, found !== NoInterruptibleAnimator.shared else { return }
    interruptible = found
    context.isInterruptible = true
  }

  /// Begins and ends the transition off screen, in one call.
  final func runUnseen(in container: UIView, on device: SimulatedDevice) {
    stage = .beginning
    let coordinator = makeCoordinator(in: container)
    sendBeginning(coordinator, on: device)
    guard !isOver else { return }
    resignResponder()
    endWithoutAnimator(coordinator)
  }

  private func endWithoutAnimator(_ coordinator: TransitionCoordinator) {
    let isCanceled = context?.transitionWasCancelled == true
    if !isCanceled {
      UIView.performWithoutAnimation {
        setFinalFrames()
        coordinator.runAlongside()
      }
    }
    complete(!isCanceled)
  }

  // MARK: Deadline

  /// Starts the deadline, in virtual time, at which a transition that is not completed is reported;
  /// it continues, as on a device (UIKit row 84, fault F001).
  ///
  /// An interactive transition has no deadline during a touch. Each interruption, update and
  /// release restarts it.
  final func watch(on device: SimulatedDevice) {
    if let deadline { device.cancel(deadline) }
    deadline = nil
    isAbandoned = false
    guard stage == .running, let context else { return }
    if context.isInteractive, device.isTouched { return }
    let timeLimit = max(timeLimit, 10 * (driver?.timeLeft ?? 0))
    // Animations may last longer than announced: then the deadline counts from their end.
    deadline = device.schedule(after: timeLimit) {
      [reference = BoxedReference(self), unowned device] in
      guard let transition = reference.object else { return }
      let timeLeft = transition.animationTimeLeft(on: device)
      guard timeLeft > 0 else { return transition.abandon(after: timeLimit, on: device) }
      transition.deadline = device.schedule(after: timeLeft + timeLimit) {
        reference.object?.abandon(after: timeLeft + 2 * timeLimit, on: device)
      }
    }
  }

  /// Returns the remaining time of the animations that run, s; 0 during an interaction.
  private func animationTimeLeft(on device: SimulatedDevice) -> Double {
    context?.isInteractive == false ? driver?.animationTimeLeft(on: device) ?? 0 : 0
  }

  private func abandon(after timeLimit: Double, on device: SimulatedDevice) {
    guard !isOver, let context else { return }
    deadline = nil
    if context.isInteractive {
      context.reportAbandoned(after: timeLimit, on: device)
    } else {
      context.reportNeverCompleted(within: timeLimit, on: device)
    }
    isAbandoned = true
    if device.configuration.endsAbandonedTransitions { endAtItsEnd() }
  }

  // MARK: End

  /// Ends the transition with the given outcome, whatever was canceled before (UIKit rows 33, 86).
  final func complete(_ completed: Bool) {
    guard stage == .beginning || stage == .running, let device = SimulatedDevice.current
    else { return }
    if completed { checkCompletion(on: device) }
    context?.close(completed: completed, at: device.now)
    leave(device)
    if let context {
      device.log(.transition, context.scene.subject, "completeTransition(\(completed))")
    }
    let wasCanceled = context?.transitionWasCancelled ?? !completed
    coordinator?.markCanceled(wasCanceled)
    if completed { turnAppearance(back: false) }
    end(completed, on: device)
    restoreResponder(completed, on: device)
    coordinator?.finish(canceled: wasCanceled)
    animator?.animationEnded(completed)
    if !completed, isMovedByApp { context?.checkRestored(on: device) }
    if let context { percentDriver?.drop(context) }
    animator = nil
    systemAnimator = nil
    interactor = nil
    interruptible = nil
    driver = nil
    animations = BegunAnimations()
    didEnd()
    releaseTransactions()
  }

  /// Reports a completion that its animations or its context contradict (fault F003).
  private func checkCompletion(on device: SimulatedDevice) {
    guard let context else { return }
    context.transitionWasCancelled
      ? context.reportCompletedAfterCancel(on: device)
      : context.checkArrival(of: begun(on: device), on: device)
  }

  /// Ends the transition immediately, because another change cannot wait.
  func endAtOnce() { endAtItsEnd() }

  /// Sets the final state without waiting; a later completion by the animator is ignored.
  final func endAtItsEnd() {
    guard !isOver else { return }
    let isCanceled = context?.transitionWasCancelled ?? false
    context?.isEndedByHost = true
    // The animator has not started.
    if stage == .beginning, !isCanceled { UIView.performWithoutAnimation { setFinalFrames() } }
    // A completion of these animations may complete the transition first.
    if let device = SimulatedDevice.current { driver?.jump(isReversed: isCanceled, on: device) }
    complete(!isCanceled)
  }

  /// Removes the transition from the device's list; it is over from then on.
  final func leave(_ device: SimulatedDevice) {
    stage = .over
    if let deadline { device.cancel(deadline) }
    deadline = nil
    device.transitions.removeAll { $0 === self }
    willEnd()
  }
}
