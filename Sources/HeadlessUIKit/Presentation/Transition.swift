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
  private var deadline: Int?

  init(animated: Bool) { self.animated = animated }

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
    guard let animator else { return endWithoutAnimator(coordinator) }
    prepareViews()
    stage = .running
    watchForTheEnd(after: duration, on: device)
    device.recorder.made = []
    if isInteractive, let interactor {
      device.log(.transition, scene.subject, "startInteractiveTransition")
      interactor.startInteractiveTransition(context)
    } else {
      device.log(.transition, scene.subject, "animateTransition")
      animator.animateTransition(using: context)
    }
    // Asked once it has been made, which the call above does (UIKit row 125).
    if !isOver {
      let interruptible = animator.interruptibleAnimator(using: context)
      context.isInterruptible = !(interruptible is NoInterruptibleAnimator)
    }
    coordinator.runAlongside(like: device.recorder.made.first, recorder: device.recorder)
    device.recorder.made = []
    guard !isOver else { return }
    tellIsAppearing(on: device)
    context.reportMissingView(on: device)
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
  private func watchForTheEnd(after duration: Double, on device: SimulatedDevice) {
    let patience = 10 * max(duration.isFinite ? duration : 0, 0.5)
    deadline = device.schedule(after: patience) { [weak self, weak device] in
      guard let self, let device, !isOver else { return }
      deadline = nil
      guard context?.isInteractive == false else {
        return watchForTheEnd(after: duration, on: device)
      }
      context?.reportNeverCompleted(within: patience, on: device)
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
    coordinator?.finish(cancelled: !completed)
    animator?.animationEnded(completed)
    animator = nil
    interactor = nil
    didEnd()
  }

  /// Whether it counts as completed; a cancelled transition does not (UIKit row 86, fault F003).
  private func outcome(_ didComplete: Bool, on device: SimulatedDevice) -> Bool {
    guard didComplete, let context, context.transitionWasCancelled else { return didComplete }
    context.reportCompletedAfterCancel(on: device)
    return false
  }

  /// Takes it to where it goes without waiting; its animator's own report no longer matters.
  final func endAtItsEnd() {
    guard !isOver else { return }
    context?.isEndedByHost = true
    complete(!(context?.transitionWasCancelled ?? false))
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
