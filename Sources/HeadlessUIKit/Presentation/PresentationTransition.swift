/// One presentation or dismissal on its way: pending, running, over.
package final class PresentationTransition {
  package enum Direction { case present, dismiss }

  let direction: Direction
  let presentation: ModalPresentation
  private(set) var coordinator: TransitionCoordinator?
  private(set) var isOver = false
  private var hasBegun = false
  private let animated: Bool
  private let completion: (() -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var context: TransitionContext?
  private var deadline: Int?
  private var turnedRound = false
  private var tellsPresenter = false

  init(
    _ direction: Direction, of presentation: ModalPresentation, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presentation = presentation
    self.animated = animated
    self.completion = completion
    presentation.transition = self
  }

  private var isPresenting: Bool { direction == .present }
  private var presented: UIViewController { presentation.presented }
  private var presenter: UIViewController { presentation.presenter }
  private var controller: UIPresentationController { presentation.controller }

  func involves(_ controller: UIViewController) -> Bool {
    presenter === controller || presented === controller
  }

  // MARK: Begin

  /// Runs in the turn after the call (UIKit row 1).
  func begin(on device: SimulatedDevice) {
    guard !isOver else { return }
    hasBegun = true
    isPresenting ? prepareToPresent(on: device) : prepareToDismiss(on: device)
    guard presenter.viewIfLoaded?.window != nil else { return abandon() }
    let context = TransitionContext(
      transition: self, isAnimated: presentation.style == .custom ? animated : true)
    self.context = context
    askForAnimator(on: device)
    let duration = animator?.transitionDuration(using: context) ?? 0
    let coordinator = TransitionCoordinator(
      duration: duration, isAnimated: animated, container: presentation.container, context: context)
    self.coordinator = coordinator
    let isInteractive = interactor?.wantsInteractiveStart ?? false
    if isInteractive { context.startInteractively() }
    tellBeginning(coordinator, on: device)
    guard let animator else {
      finishWithoutAnimator(coordinator)
      return
    }
    if let interruptible = interruptibleAnimator(of: animator, in: context) {
      context.isInterruptible = interruptible
    }
    watchForTheEnd(after: duration, on: device)
    device.recorder.made = []
    if isInteractive, let interactor {
      device.log(.transition, presented, "startInteractiveTransition")
      interactor.startInteractiveTransition(context)
    } else {
      device.log(.transition, presented, "animateTransition")
      animator.animateTransition(using: context)
    }
    coordinator.runAlongside(like: device.recorder.made.first, recorder: device.recorder)
    device.recorder.made = []
    if isPresenting, !isOver { presented.tellIsAppearing() }
    reportMissingView(on: device)
  }

  private func prepareToPresent(on device: SimulatedDevice) {
    presented.loadViewIfNeeded()
    presented.isMoving = .presented
    presentation.adaptBeforePresenting(to: presenter.traitCollection)
    presented.loadViewIfNeeded()
    presented.isMoving = .presented
    presentation.putUp()
    // Told before the presentation begins (UIKit row 17).
    if presented.preferredContentSize != .zero {
      controller.preferredContentSizeDidChange(forChildContentContainer: presented)
    }
  }

  private func prepareToDismiss(on device: SimulatedDevice) {
    presentation.vanishAbove()
    presented.isMoving = .dismissed
  }

  /// The delegate is asked whatever the style (UIKit row 8); the order is that of rows 10 and 263.
  private func askForAnimator(on device: SimulatedDevice) {
    let isCustom = presentation.style == .custom
    let delegate = presentation.transitioningDelegate(on: device)
    if let delegate, animated || isCustom {
      device.log(
        .delegate, presented,
        isPresenting
          ? "animationController(forPresented:presenting:source:)"
          : "animationController(forDismissed:)")
      animator =
        isPresenting
        ? delegate.animationController(
          forPresented: presented, presenting: presenter, source: presentation.source)
        : delegate.animationController(forDismissed: presented)
      if let animator, animated {
        device.log(
          .delegate, presented,
          isPresenting
            ? "interactionControllerForPresentation(using:)"
            : "interactionControllerForDismissal(using:)")
        interactor =
          isPresenting
          ? delegate.interactionControllerForPresentation(using: animator)
          : delegate.interactionControllerForDismissal(using: animator)
      }
    }
    if animator == nil, animated {
      animator = SystemTransitionAnimator(presented.modalTransitionStyle, isPresenting: isPresenting)
    }
  }

  private func tellBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {
    tellsPresenter = presentation.removesPresentersView
    if tellsPresenter { presentation.rememberHome() }
    let choices = device.configuration.choices
    if isPresenting { presentation.tellAdaptiveStyle(coordinator) }
    func tellController() {
      device.log(
        .presentation, presented,
        isPresenting ? "presentationTransitionWillBegin" : "dismissalTransitionWillBegin")
      isPresenting
        ? controller.presentationTransitionWillBegin() : controller.dismissalTransitionWillBegin()
    }
    func tellAppearance() {
      if isPresenting {
        if tellsPresenter { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
      } else {
        presented.beginAppearance(false, animated: animated)
        if tellsPresenter { presenter.beginAppearance(true, animated: animated) }
      }
    }
    if choices.transitionWillBeginPrecedesAppearance {
      tellController()
      tellAppearance()
    } else {
      tellAppearance()
      tellController()
    }
  }

  private func interruptibleAnimator(
    of animator: any UIViewControllerAnimatedTransitioning, in context: TransitionContext
  ) -> Bool? {
    !(animator.interruptibleAnimator(using: context) is NoInterruptibleAnimator)
  }

  private func finishWithoutAnimator(_ coordinator: TransitionCoordinator) {
    UIView.performWithoutAnimation {
      if isPresenting, let view = controller.presentedView {
        presentation.container.addSubview(view)
        view.frame = controller.frameOfPresentedViewInContainerView
        presented.tellIsAppearing()
      }
      coordinator.runAlongside()
    }
    complete(true)
  }

  private func reportMissingView(on device: SimulatedDevice) {
    guard !isOver, isPresenting, let view = context?.view(forKey: .to) else { return }
    if !view.isDescendant(of: presentation.container) {
      device.diagnose(
        .viewNotInContainer,
        "the animator has not put the view of \(device.name(of: presented)) into the containerView, so "
          + "nothing of it is on the screen; add context.view(forKey: .to) in animateTransition")
    }
  }

  // MARK: Watching

  /// A transition that nobody completes ends at a deadline of virtual time (UIKit row 84, fault
  /// F001); while a finger holds it the deadline waits.
  private func watchForTheEnd(after duration: Double, on device: SimulatedDevice) {
    let patience = 10 * max(duration.isFinite ? duration : 0, 0.5)
    deadline = device.schedule(after: patience) { [weak self] in
      guard let self, !isOver else { return }
      if context?.isInteractive == true { return watchForTheEnd(after: duration, on: device) }
      device.diagnose(
        .transitionNeverCompleted,
        "nobody called completeTransition for the \(isPresenting ? "presentation" : "dismissal") of "
          + "\(device.name(of: presented)) within \(CGFloat(patience).shortText) s; on a phone the app "
          + "would stay frozen; call completeTransition(!context.transitionWasCancelled) when the "
          + "animation ends")
      complete(!(context?.transitionWasCancelled ?? false))
    }
  }

  func containerSizeDidChange() { presentation.container.setNeedsLayout() }

  /// The callbacks turn round when a transition is cancelled (UIKit row 91).
  func turnAppearanceRound() {
    guard !turnedRound, hasBegun else { return }
    turnedRound = true
    if isPresenting {
      presented.beginAppearance(false, animated: animated)
      if tellsPresenter { presenter.beginAppearance(true, animated: animated) }
    } else {
      if tellsPresenter { presenter.beginAppearance(false, animated: animated) }
      presented.beginAppearance(true, animated: animated)
    }
  }

  // MARK: End

  func complete(_ didComplete: Bool) {
    guard !isOver, let device = SimulatedDevice.current else { return }
    isOver = true
    var completed = didComplete
    if didComplete, context?.transitionWasCancelled == true {
      completed = false
      device.diagnose(
        .completedAfterCancel,
        "completeTransition(true) was called although the transition of \(device.name(of: presented)) was "
          + "cancelled; it ends as cancelled; pass !context.transitionWasCancelled")
    }
    leave(device)
    // An animator that is done before it returns must not rob others of their part.
    if completed { coordinator?.runLate() }
    device.log(.transition, presented, "completeTransition(\(completed))")
    coordinator?.markCancelled(!completed)
    if !completed { turnAppearanceRound() }
    isPresenting ? endPresentation(completed, device) : endDismissal(completed, device)
    presented.isMoving = nil
    if completed, let completion {
      device.log(.completion, presented, isPresenting ? "present" : "dismiss")
      completion()
    }
    coordinator?.finish(cancelled: !completed)
    animator?.animationEnded(completed)
    animator = nil
    interactor = nil
  }

  /// Takes a running transition to its end without waiting.
  func jumpToEnd() {
    guard !isOver, let device = SimulatedDevice.current else { return }
    if !hasBegun { begin(on: device) }
    if !isOver { complete(true) }
  }

  /// Forgets the transition: what it moved is taken down by somebody else.
  func abandon() {
    guard !isOver, let device = SimulatedDevice.current else { return }
    isOver = true
    leave(device)
    coordinator?.finish(cancelled: true)
    animator?.animationEnded(false)
  }

  private func leave(_ device: SimulatedDevice) {
    if let deadline { device.queue.cancel(deadline) }
    device.transitions.removeAll { $0 === self }
    if presentation.transition === self { presentation.transition = nil }
  }

  private func endPresentation(_ completed: Bool, _ device: SimulatedDevice) {
    tellEnd(completed, device, "presentationTransitionDidEnd") {
      controller.presentationTransitionDidEnd(completed)
    } appearance: {
      if completed {
        presentation.phase = .presented
        if tellsPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
      } else {
        presentation.takeDown()
      }
      presented.endAppearance()
      if tellsPresenter { presenter.endAppearance() }
    }
  }

  private func endDismissal(_ completed: Bool, _ device: SimulatedDevice) {
    tellEnd(completed, device, "dismissalTransitionDidEnd") {
      controller.dismissalTransitionDidEnd(completed)
    } appearance: {
      if completed {
        presentation.takeDown()
      } else {
        presentation.phase = .presented
        if tellsPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
      }
      if tellsPresenter { presenter.endAppearance() }
      presented.endAppearance()
    }
  }

  private func tellEnd(
    _ completed: Bool, _ device: SimulatedDevice, _ message: String, controller: () -> Void,
    appearance: () -> Void
  ) {
    let isFirst = device.configuration.choices.transitionDidEndPrecedesAppearance
    if !isFirst { appearance() }
    device.log(.presentation, presented, "\(message)(\(completed))")
    controller()
    if isFirst { appearance() }
  }
}
