/// One movement from a controller to another on its way: waiting, beginning, running, over.
///
/// The engine of all transitions. What is particular to presentations, pushes and tabs stands in
/// subclasses, which say who takes part, and do what begins and ends with them.
package class Transition {
  enum Stage { case waiting, beginning, running, over }

  final let animated: Bool
  final var stage = Stage.waiting
  final private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  final private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  final private(set) var context: TransitionContext?
  final private(set) var coordinator: TransitionCoordinator?
  /// What can be taken hold of in mid-flight, once the animator has made it.
  final private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  final private(set) var driver: TransitionDriver?
  /// Whether the animator or the interaction controller is being started.
  final private(set) var isStarting = false
  /// Who was typed in until the transition took it away.
  final weak var droppedResponder: UIResponder?
  /// What the animator has made move.
  private var moves = BegunAnimations()
  /// Where that begins among all that is made, while the animator starts.
  private var firstMove: (made: Int, added: Int)?
  private var deadline: Int?
  private var patience = 0.0
  /// Whether a callback of its beginning asked for its end.
  final var endsWhenTold = false
  /// Whether its deadline has passed and nobody has touched it since: on a device the app is frozen.
  final private(set) var isAbandoned = false

  /// The completions of transactions around the call that asked for it.
  private let hold: TransactionHold?

  init(animated: Bool) {
    self.animated = animated
    hold = SimulatedDevice.current?.recorder.transactions.hold()
  }

  final var hasBegun: Bool { stage != .waiting }
  final var isOver: Bool { stage == .over }

  /// Whether its end shows a controller.
  final func brings(_ controller: UIViewController) -> Bool { context?.scene.to === controller }

  /// Whether an animator of the app's moves the views, and the host has not taken over from it.
  final var isMovedByApp: Bool {
    guard let animator, context?.isEndedByHost == false else { return false }
    return !(animator is SystemTransitionAnimator || animator is ZoomAnimator)
  }

  /// Whether touches are off: it is neither interactive nor interruptible (UIKit row 126), or nobody has
  /// completed it by its deadline (row 84).
  final var isHoldingInput: Bool {
    guard stage == .running, let context else { return false }
    return isAbandoned || !(context.isInteractive || context.isInterruptible)
  }

  // MARK: What a subclass says

  /// Whether a controller takes part, and so finds the coordinator.
  func concerns(_ controller: UIViewController) -> Bool { false }
  /// Who moves the views; nil for nobody, so that they are put in place at once.
  func supplyAnimator(on device: SimulatedDevice) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
  /// Who drives the animator.
  func supplyInteractor(
    using animator: any UIViewControllerAnimatedTransitioning, on device: SimulatedDevice
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  // MARK: What a subclass does

  /// Tells everybody of the beginning.
  func tellBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {}
  /// Makes ready the views that the animator is about to move.
  func prepareViews() {}
  /// Puts the views where they end, without an animator.
  func placeViews() {}
  /// Tells the coming controller that its view is in place (UIKit rows 35, 37).
  func tellIsAppearing(on device: SimulatedDevice) {}
  /// Turns the appearance callbacks round when it is canceled, and again when a finger that took
  /// hold of it lets it go on (UIKit rows 91, 270); called again with the same answer it does nothing.
  func turnAppearance(back: Bool) {}
  /// Takes it out of its owner's books; its views and callbacks follow.
  func willEnd() {}
  /// Settles views and links, tells everybody of the end, runs the caller's completion.
  func end(_ completed: Bool, on device: SimulatedDevice) {}
  /// Everybody has been told.
  func didEnd() {}

  /// Completions of transactions wait for it no more.
  final func releaseTransactions() { hold?.release() }

  // MARK: Begin

  /// The coordinator, which may be wanted before the transition begins (UIKit row 282).
  @discardableResult
  final func makeCoordinator(in container: UIView) -> TransitionCoordinator {
    if let coordinator { return coordinator }
    let made = TransitionCoordinator(duration: 0, isAnimated: animated, container: container)
    coordinator = made
    return made
  }

  /// Runs it, from the questions to the first step of the animator.
  ///
  /// - Parameters:
  ///   - asks: Whether an animator is asked for at all.
  ///   - isAnimated: What the context says.
  final func run(
    in scene: any TransitionScene, asking asks: Bool, isAnimated: Bool, on device: SimulatedDevice
  ) {
    stage = .beginning
    let context = TransitionContext(of: self, in: scene, isAnimated: isAnimated)
    self.context = context
    if asks {
      animator = supplyAnimator(on: device)
      if let animator, animated { interactor = supplyInteractor(using: animator, on: device) }
    }
    guard !isOver else { return }
    let duration = animator?.transitionDuration(using: context) ?? 0
    let coordinator = makeCoordinator(in: scene.container)
    coordinator.follow(context, lasting: duration)
    let isInteractive = interactor?.wantsInteractiveStart ?? false
    if isInteractive { context.startInteractively() }
    tellBeginning(coordinator, on: device)
    guard !isOver else { return }
    if !isInteractive { dropResponder() }
    guard let animator, !endsWhenTold else { return endWithoutAnimator(coordinator) }
    prepareViews()
    stage = .running
    patience = 10 * max(duration.isFinite ? duration : 0, 0.5)
    watch(on: device)
    device.recorder.forgetMade()
    let driver = TransitionDriver(duration: duration, begin: device.now) { [weak coordinator] in
      coordinator?.roots ?? []
    }
    self.driver = driver
    percentDriver?.take(context, lasting: duration)
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
    if isInteractive, interruptible == nil {
      driver.follow(Array(device.recorder.made.dropFirst(made)), on: device)
    }
    if isInteractive {
      driver.follow(Array(device.recorder.added.dropFirst(added)), on: device)
    }
    device.recorder.forgetMade()
    isStarting = false
    guard !isOver else { return }
    if endsWhenTold { return endAtOnce() }
    tellIsAppearing(on: device)
    guard !isOver else { return }
    // A driver that starts by itself may put the view there later (UIKit row 304).
    if percentDriver?.hasStarted != false { context.reportMissingView(on: device) }
    percentDriver?.catchUp(with: self, on: device)
  }

  // MARK: Interaction

  /// A percent-driven interaction controller was started.
  ///
  /// Noninteractively that starts the animator (UIKit row 300); interactively everything that the
  /// animator has made waits at its beginning.
  final func startDriven(on device: SimulatedDevice) {
    guard stage == .running, let animator, let context, let driver else { return }
    guard context.isInteractive else { return start(animator, context, on: device) }
    if device.configuration.choices.percentDriverStartsInterruptibleAnimator {
      noteMoves(on: device) {
        findInterruptible()
        interruptible.map(driver.follow)
      }
    }
    if interruptible == nil, !isOver {
      start(animator, context, on: device)
      findInterruptible()
    }
    guard !isOver else { return }
    if let interruptible { driver.follow(interruptible) }
    driver.follow(
      device.recorder.made.filter { interruptible == nil || $0.owner == nil }, on: device)
    driver.follow(device.recorder.added, on: device)
    driver.hold(at: 0)
  }

  /// Starts the animator, and notes what it makes move.
  private func start(
    _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext,
    on device: SimulatedDevice
  ) {
    device.log(.transition, context.scene.subject, "animateTransition")
    noteMoves(on: device) { animator.animateTransition(using: context) }
  }

  private func noteMoves(on device: SimulatedDevice, _ start: () -> Void) {
    firstMove = (device.recorder.made.count, device.recorder.added.count)
    start()
    if !isOver { moves = begun(on: device) }
    firstMove = nil
  }

  /// What the animator has made move until now.
  private func begun(on device: SimulatedDevice) -> BegunAnimations {
    firstMove.map { BegunAnimations(since: $0, device.recorder) } ?? moves
  }

  /// Asks the animator, which makes it at the start (UIKit row 125) or when it is asked first (row
  /// 302).
  private func findInterruptible() {
    guard !isOver, interruptible == nil, let animator, let context else { return }
    // A zoom can be taken hold of at any time (UIKit row 97).
    if animator is ZoomAnimator { return context.isInterruptible = true }
    let found = animator.interruptibleAnimator(using: context)
    // What the animator did to make it may have ended the transition.
    guard !isOver, !(found is NoInterruptibleAnimator) else { return }
    interruptible = found
    context.isInterruptible = true
  }

  /// Begins and ends in one go, where there is nothing to be seen.
  final func runUnseen(in container: UIView, on device: SimulatedDevice) {
    stage = .beginning
    let coordinator = makeCoordinator(in: container)
    tellBeginning(coordinator, on: device)
    if !isOver { endWithoutAnimator(coordinator) }
  }

  private func endWithoutAnimator(_ coordinator: TransitionCoordinator) {
    let goesBack = context?.transitionWasCancelled == true
    if !goesBack {
      UIView.performWithoutAnimation {
        placeViews()
        coordinator.runAlongside()
      }
    }
    complete(!goesBack)
  }

  // MARK: Watching

  /// A transition that nobody completes is reported at a deadline of virtual time and goes on, as on a
  /// device (UIKit row 84, fault F001); during a touch on an interactive one the deadline waits.
  ///
  /// Each interruption, update and release starts the deadline anew.
  final func watch(on device: SimulatedDevice) {
    if let deadline { device.cancel(deadline) }
    deadline = nil
    isAbandoned = false
    guard stage == .running, let context else { return }
    if context.isInteractive, device.isTouched { return }
    let patience = max(patience, 10 * (driver?.timeLeft ?? 0))
    deadline = device.schedule(after: patience) { [weak self, unowned device] in
      guard let self, !isOver else { return }
      deadline = nil
      if context.isInteractive {
        context.reportAbandoned(after: patience, on: device)
      } else {
        context.reportNeverCompleted(within: patience, on: device)
      }
      isAbandoned = true
      if device.configuration.endsAbandonedTransitions { endAtItsEnd() }
    }
  }

  // MARK: End

  /// Ends it with exactly the outcome that it is given, whatever was canceled before (UIKit rows 33,
  /// 86).
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
    turnAppearance(back: !completed)
    end(completed, on: device)
    if !completed { restoreResponder(on: device) }
    coordinator?.finish(cancelled: wasCanceled)
    animator?.animationEnded(completed)
    if let context { percentDriver?.drop(context) }
    animator = nil
    interactor = nil
    interruptible = nil
    driver = nil
    moves = BegunAnimations()
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

  /// Takes it to where it goes, because another change cannot wait.
  func endAtOnce() { endAtItsEnd() }

  /// Takes it to where it goes without waiting; its animator's own report no longer matters.
  final func endAtItsEnd() {
    guard !isOver else { return }
    let goesBack = context?.transitionWasCancelled ?? false
    context?.isEndedByHost = true
    // No animator has put them there yet.
    if stage == .beginning, !goesBack { UIView.performWithoutAnimation { placeViews() } }
    // What the animator reports when its animations end here is in time.
    if let device = SimulatedDevice.current { driver?.jump(goesBack: goesBack, on: device) }
    complete(!goesBack)
  }

  /// Takes it out of the device's list: from now on it is over.
  final func leave(_ device: SimulatedDevice) {
    stage = .over
    if let deadline { device.queue.cancel(deadline) }
    deadline = nil
    device.transitions.removeAll { $0 === self }
    willEnd()
  }
}
