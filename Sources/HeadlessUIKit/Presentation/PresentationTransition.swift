/// One presentation or dismissal on its way: waiting for its turn, beginning, running, over.
package final class PresentationTransition {
  package enum Direction { case present, dismiss }
  enum Stage { case waiting, beginning, running, over }

  package let direction: Direction
  private(set) var presentation: ModalPresentation
  private(set) var coordinator: TransitionCoordinator?
  private(set) var stage = Stage.waiting
  let animated: Bool
  var tellsPresenter = false
  var isControllerTold = false
  /// Whether the appearance callbacks have turned round, as they do when it is cancelled.
  var isTurned = false
  private let completion: (() -> Void)?
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var context: TransitionContext?
  private var deadline: Int?
  /// A presentation that this dismissal was called in the middle of (fault F037).
  private var predecessor: PresentationTransition?

  init(
    _ direction: Direction, of presentation: ModalPresentation, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presentation = presentation
    self.animated = animated
    self.completion = completion
    predecessor = presentation.transition
    presentation.transition = self
  }

  var isPresenting: Bool { direction == .present }
  var isOver: Bool { stage == .over }
  var presented: UIViewController { presentation.presented }
  var presenter: UIViewController { presentation.presenter }
  var controller: UIPresentationController { presentation.controller }

  /// Whether touches are off: nobody drives it and nobody can take hold of it (UIKit rows 84, 126).
  var isHoldingInput: Bool {
    stage == .running && context?.isInteractive == false && context?.isInterruptible == false
  }

  // MARK: Begin

  /// Runs in the turn after the call (UIKit row 1).
  func begin(on device: SimulatedDevice) {
    guard stage == .waiting else { return }
    stage = .beginning
    predecessor?.endAtItsEnd()
    predecessor = nil
    // What this was to dismiss may have gone meanwhile, or its presenter's view.
    guard presentation.phase != .over else { return withdraw(device) }
    isPresenting ? prepareToPresent(on: device) : prepareToDismiss(on: device)
    guard !isOver else { return }
    if presentation.container.window != nil {
      run(on: device)
    } else if isPresenting {
      reportPresenterGone(on: device)
      callOff(device)
    } else {
      runUnseen(on: device)
    }
  }

  private func run(on device: SimulatedDevice) {
    // Without animation only an animator of a custom presentation is called (UIKit row 15).
    let isCustom = presentation.style == .custom
    let context = TransitionContext(transition: self, isAnimated: isCustom ? animated : true)
    self.context = context
    if animated || isCustom { askForAnimator(on: device) }
    guard !isOver else { return }
    let duration = animator?.transitionDuration(using: context) ?? 0
    let coordinator = makeCoordinator(lasting: duration)
    let isInteractive = interactor?.wantsInteractiveStart ?? false
    if isInteractive { context.startInteractively() }
    tellBeginning(coordinator, on: device)
    guard !isOver else { return }
    guard let animator else { return endWithoutAnimator(coordinator) }
    if isPresenting, tellsPresenter { presentation.takePresentersView() }
    stage = .running
    watchForTheEnd(after: duration, on: device)
    device.recorder.made = []
    if isInteractive, let interactor {
      device.log(.transition, presented, "startInteractiveTransition")
      interactor.startInteractiveTransition(context)
    } else {
      device.log(.transition, presented, "animateTransition")
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
    reportMissingView(on: device)
  }

  /// A dismissal without animation that does not wait for a turn.
  func runAtOnce(on device: SimulatedDevice) {
    guard stage == .waiting else { return }
    stage = .beginning
    if !device.transitions.contains(where: { $0 === self }) { device.transitions.append(self) }
    predecessor?.endAtItsEnd()
    predecessor = nil
    guard presentation.phase != .over else { return withdraw(device) }
    presented.isMoving = .dismissed
    runUnseen(on: device)
  }

  private func runUnseen(on device: SimulatedDevice) {
    let coordinator = makeCoordinator(lasting: 0)
    tellBeginning(coordinator, on: device)
    if !isOver { endWithoutAnimator(coordinator) }
  }

  private func makeCoordinator(lasting duration: TimeInterval) -> TransitionCoordinator {
    let made = TransitionCoordinator(
      duration: duration, isAnimated: animated, container: presentation.container,
      context: context)
    coordinator = made
    return made
  }

  private func prepareToPresent(on device: SimulatedDevice) {
    presentation.adaptBeforePresenting(to: presenter.traitCollection)
    presented.loadViewIfNeeded()
    presented.isMoving = .presented
    presentation.putUp()
    // Told before the presentation begins (UIKit row 17).
    if presentation.container.window != nil {
      controller.preferredContentSizeDidChange(forChildContentContainer: presented)
    }
  }

  private func prepareToDismiss(on device: SimulatedDevice) {
    if device.configuration.choices.dismissingAStackMovesTheImmediateChild {
      presentation.vanishAbove()
    } else {
      presentation.transition = nil
      presentation = presentation.handOver(on: device)
      presentation.transition = self
    }
    presented.isMoving = .dismissed
  }

  /// The delegate is asked whatever the style (UIKit row 8); the order is that of rows 10 and 263.
  private func askForAnimator(on device: SimulatedDevice) {
    if let delegate = presentation.transitioningDelegate(on: device) {
      animator = supplyAnimator(delegate, on: device)
      if let animator, animated { interactor = supplyInteractor(delegate, animator, on: device) }
    }
    if animator == nil, animated {
      animator = SystemTransitionAnimator(presentation.transitionStyle, isPresenting: isPresenting)
    }
  }

  private func endWithoutAnimator(_ coordinator: TransitionCoordinator) {
    UIView.performWithoutAnimation {
      if isPresenting, let view = controller.presentedView {
        presentation.container.addSubview(view)
        view.frame = controller.frameOfPresentedViewInContainerView
      }
      if isPresenting, tellsPresenter { presentation.rememberHome() }
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
      reportNeverCompleted(within: patience, on: device)
      endAtItsEnd()
    }
  }

  // MARK: End

  func complete(_ didComplete: Bool) {
    guard stage == .beginning || stage == .running, let device = SimulatedDevice.current
    else { return }
    let completed = outcome(didComplete, on: device)
    context?.close(cancelled: !completed, at: device.now)
    leave(device)
    device.log(.transition, presented, "completeTransition(\(completed))")
    coordinator?.markCancelled(!completed)
    turnAppearance(back: !completed)
    isPresenting ? endPresentation(completed, device) : endDismissal(completed, device)
    if completed, let completion {
      device.log(.completion, presented, isPresenting ? "present" : "dismiss")
      completion()
    }
    coordinator?.finish(cancelled: !completed)
    animator?.animationEnded(completed)
    animator = nil
    interactor = nil
    presentation.adaptAfterTransition()
  }

  /// Whether it counts as completed; a cancelled transition does not (UIKit row 86, fault F003).
  private func outcome(_ didComplete: Bool, on device: SimulatedDevice) -> Bool {
    guard didComplete, let context, context.transitionWasCancelled else { return didComplete }
    reportCompletedAfterCancel(on: device)
    return false
  }

  /// Takes it to where it goes without waiting; its animator's own report no longer matters.
  func endAtItsEnd() {
    guard !isOver else { return }
    context?.isEndedByHost = true
    complete(!(context?.transitionWasCancelled ?? false))
  }

  /// Takes it out of the way, because everything here goes: a presentation is called off, a
  /// dismissal is done.
  func endAtOnce(on device: SimulatedDevice) {
    switch (stage, direction) {
    case (.waiting, .present): callOff(device)
    case (.waiting, .dismiss): runAtOnce(on: device)
    case (.beginning, .present), (.running, .present):
      context?.isEndedByHost = true
      complete(false)
    case (.beginning, .dismiss), (.running, .dismiss): endAtItsEnd()
    case (.over, _): return
    }
  }

  /// Calls off a presentation of which nothing has been told.
  private func callOff(_ device: SimulatedDevice) {
    leave(device)
    presented.isMoving = nil
    presentation.takeDown()
  }

  /// Nothing is left to dismiss.
  private func withdraw(_ device: SimulatedDevice) {
    leave(device)
    device.runCompletionOfNothing(completion)
  }

  private func leave(_ device: SimulatedDevice) {
    stage = .over
    if let deadline { device.queue.cancel(deadline) }
    deadline = nil
    device.transitions.removeAll { $0 === self }
    if presentation.transition === self { presentation.transition = nil }
  }
}
