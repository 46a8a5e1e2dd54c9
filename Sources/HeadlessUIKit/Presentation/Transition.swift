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
  /// Who was typed in until the transition took it away.
  final weak var droppedResponder: UIResponder?
  /// What the animator has made move.
  private var moves = BegunAnimations()
  /// Where that begins among all that is made, while the animator starts.
  private var firstMove: (made: Int, added: Int)?
  private var deadline: Int?
  private var patience = 0.0

  /// The completions of transactions around the call that asked for it.
  private let hold: TransactionHold?

  init(animated: Bool) {
    self.animated = animated
    hold = SimulatedDevice.current?.recorder.transactions.hold()
  }

  final var isOver: Bool { stage == .over }

  /// Whether touches are off: nobody drives it and nobody can take hold of it (UIKit rows 84, 126).
  final var isHoldingInput: Bool {
    stage == .running && context?.isInteractive == false && context?.isInterruptible == false
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
  /// Turns the appearance callbacks round when it is cancelled, and again when a finger that took
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
    guard let animator else { return endWithoutAnimator(coordinator) }
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
    if isInteractive, let interactor {
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
    guard !isOver else { return }
    tellIsAppearing(on: device)
    let isStarted = !isInteractive || percentDriver?.hasStarted != false
    isStarted ? context.reportMissingView(on: device) : context.reportSuperNotCalled(on: device)
    percentDriver?.catchUp(with: self, on: device)
  }

  // MARK: Interaction

  /// Starts the animator and holds everything that it has made at the beginning.
  final func startDriven(on device: SimulatedDevice) {
    guard stage == .running, let animator, let context, let driver else { return }
    start(animator, context, on: device)
    findInterruptible()
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
    firstMove = (device.recorder.made.count, device.recorder.added.count)
    animator.animateTransition(using: context)
    if !isOver { moves = begun(on: device) }
    firstMove = nil
  }

  /// What the animator has made move until now.
  private func begun(on device: SimulatedDevice) -> BegunAnimations {
    firstMove.map { BegunAnimations(since: $0, device.recorder) } ?? moves
  }

  /// Asked once it has been made, which the start of the animator does (UIKit row 125).
  private func findInterruptible() {
    guard !isOver, interruptible == nil, let animator, let context else { return }
    // A zoom can be taken hold of at any time (UIKit row 97).
    if animator is ZoomAnimator { return context.isInterruptible = true }
    let found = animator.interruptibleAnimator(using: context)
    guard !(found is NoInterruptibleAnimator) else { return }
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
    UIView.performWithoutAnimation {
      placeViews()
      coordinator.runAlongside()
    }
    complete(true)
  }

  // MARK: Watching

  /// A transition that nobody completes ends at a deadline of virtual time (UIKit row 84, fault
  /// F001); while a finger holds it the deadline waits.
  ///
  /// Called again whenever somebody takes hold, moves or lets go, it counts from then on.
  final func watch(on device: SimulatedDevice) {
    if let deadline { device.cancel(deadline) }
    deadline = nil
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
      endAtItsEnd()
    }
  }

  // MARK: End

  final func complete(_ didComplete: Bool) {
    guard stage == .beginning || stage == .running, let device = SimulatedDevice.current
    else { return }
    let completed = outcome(didComplete, on: device)
    context?.close(cancelled: !completed, at: device.now)
    leave(device)
    if let context {
      device.log(.transition, context.scene.subject, "completeTransition(\(completed))")
    }
    coordinator?.markCancelled(!completed)
    turnAppearance(back: !completed)
    end(completed, on: device)
    if !completed { restoreResponder(on: device) }
    coordinator?.finish(cancelled: !completed)
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

  /// Whether it counts as completed; a cancelled transition does not (UIKit row 86, fault F003).
  private func outcome(_ didComplete: Bool, on device: SimulatedDevice) -> Bool {
    guard didComplete, let context else { return didComplete }
    if context.transitionWasCancelled {
      context.reportCompletedAfterCancel(on: device)
      return false
    }
    context.checkArrival(of: begun(on: device), on: device)
    return true
  }

  /// Takes it to where it goes without waiting; its animator's own report no longer matters.
  final func endAtItsEnd() {
    guard !isOver else { return }
    let goesBack = context?.transitionWasCancelled ?? false
    context?.isEndedByHost = true
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
