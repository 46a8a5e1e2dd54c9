/// The transition of a presentation or a dismissal.
package final class PresentationTransition: Transition {
  package enum Direction { case present, dismiss }

  package let direction: Direction
  private(set) var presentation: ModalPresentation
  /// Whether the presenter takes part: its view is moved, and it receives appearance callbacks.
  var tellsPresenter = false
  /// Whether the presentation controller was notified of the beginning.
  var isControllerNotified = false
  /// Whether the appearance callbacks are reversed, as after a cancellation.
  var areCallbacksReversed = false
  private let completion: (() -> Void)?

  init(
    _ direction: Direction, of presentation: ModalPresentation, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presentation = presentation
    self.completion = completion
    super.init(animated: animated)
    presentation.transition = self
  }

  var isPresenting: Bool { direction == .present }
  var presented: UIViewController { presentation.presented }
  var presenter: UIViewController { presentation.presenter }
  var controller: UIPresentationController { presentation.controller }

  override func concerns(_ controller: UIViewController) -> Bool {
    controller.activePresentation === presentation || controller.ownPresentation === presentation
  }

  // MARK: Begin

  /// Begins the transition, in the run-loop turn after the call (UIKit row 1).
  func begin(on device: SimulatedDevice) {
    guard stage == .waiting else { return }
    // A container transition moves the presentation context (UIKit row 262).
    if presentation.isConfined, presenter.waitForExchange({ self.beginAfterExchange(on: device) }) {
      return
    }
    stage = .beginning
    isPresenting ? prepareToPresent(on: device) : prepareToDismiss(on: device)
    guard !isOver else { return }
    if presentation.container.window != nil {
      // Without animation only an animator of a custom presentation is called. For other styles
      // `isAnimated` is always `true` (UIKit row 15).
      let isCustom = presentation.style == .custom
      run(
        in: PresentationScene(presentation, isPresenting: isPresenting),
        asking: animated || isCustom, isAnimated: isCustom ? animated : true, on: device)
    } else if isPresenting {
      cancelBeforeBeginning(device)
    } else {
      runUnseen(in: presentation.container, on: device)
    }
  }

  /// Waits another run-loop turn if the container transition ended because its container
  /// disappears.
  private func beginAfterExchange(on device: SimulatedDevice) {
    guard presenter.isAway else { return begin(on: device) }
    device.schedule(after: 0) { [unowned device] in self.begin(on: device) }
  }

  /// Runs a dismissal without animation immediately instead of in the next run-loop turn.
  func runAtOnce(on device: SimulatedDevice) {
    guard stage == .waiting else { return }
    stage = .beginning
    if !device.transitions.contains(where: { $0 === self }) { device.transitions.append(self) }
    presented.isMoving = .dismissed
    runUnseen(in: presentation.container, on: device)
  }

  private func prepareToPresent(on device: SimulatedDevice) {
    presentation.adaptBeforePresenting()
    presented.loadViewIfNeeded()
    presented.isMoving = .presented
    presentation.install()
    guard presentation.container.window != nil else { return reportPresenterGone(on: device) }
    // Called before the presentation begins (UIKit row 17).
    controller.preferredContentSizeDidChange(forChildContentContainer: presented)
  }

  private func prepareToDismiss(on device: SimulatedDevice) {
    if device.configuration.choices.dismissingAStackMovesTheImmediateChild {
      presentation.dismissAllAbove()
    } else {
      presentation.transition = nil
      presentation = presentation.handOver(on: device)
      presentation.transition = self
    }
    presented.isMoving = .dismissed
  }

  // MARK: Animation and interaction controllers

  /// Asks the delegate for every style (UIKit row 8), in the order of rows 10 and 263.
  override func supplyAnimator(
    on device: SimulatedDevice
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.transitioningDelegate.delegate(on: device).flatMap { askDelegate($0, on: device) }
  }

  override func makeSystemAnimator() -> (any SystemAnimator)? {
    guard animated else { return nil }
    return presented.preferredAnimator(isAppearing: isPresenting)
      ?? SystemTransitionAnimator(
        presentation.transitionStyle, isPresenting: isPresenting, isAlert: controller.isAlertCard)
  }

  private func askDelegate(
    _ delegate: any UIViewControllerTransitioningDelegate, on device: SimulatedDevice
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isPresenting else {
      device.log(.delegate, presented, "animationController(forDismissed:)")
      return delegate.animationController(forDismissed: presented)
    }
    device.log(.delegate, presented, "animationController(forPresented:presenting:source:)")
    return delegate.animationController(
      forPresented: presented, presenting: presenter, source: presentation.source)
  }

  /// Asks the delegate, except for the built-in animator (UIKit row 9).
  override func supplyInteractor(
    using animator: any UIViewControllerAnimatedTransitioning, on device: SimulatedDevice
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if !isPresenting, let driver = controller.removeInteractionController(of: systemAnimator) {
      return driver
    }
    if let systemAnimator { return systemAnimator.removeInteractionController() }
    guard let delegate = presentation.transitioningDelegate.delegate(on: device) else { return nil }
    guard isPresenting else {
      device.log(.delegate, presented, "interactionControllerForDismissal(using:)")
      return delegate.interactionControllerForDismissal(using: animator)
    }
    device.log(.delegate, presented, "interactionControllerForPresentation(using:)")
    return delegate.interactionControllerForPresentation(using: animator)
  }

  /// Returns the pan of a sheet that is opening, or moving back after a canceled drag (UIKit row 331).
  override func interruptingRecognizer(at point: CGPoint) -> UIGestureRecognizer? {
    isMovedByApp ? nil : controller.interruptingRecognizer(at: point, isOpening: isPresenting)
  }

  // MARK: Callbacks

  override func sendBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {
    notifyBeginning(coordinator, on: device)
  }
  override func sendIsAppearing(on device: SimulatedDevice) { notifyIsAppearing(on: device) }
  override func turnAppearance(back: Bool) { reverseCallbacks(back: back) }

  // MARK: Views

  override func prepareViews() {
    // UIKit reads it before the animator begins (UIKit rows 16, 263).
    _ = controller.presentedView
    guard !isPresenting, presentation.style == .custom else { return }
    // A custom dismissal lays out the container too (UIKit row 263). It does so before the animator
    // begins, so that the layout does not undo the animator's changes.
    UIView.performWithoutAnimation {
      presentation.container.setNeedsLayout()
      presentation.container.layoutIfNeeded()
    }
  }

  override func setFinalFrames() {
    if isPresenting, let view = controller.presentedView {
      presentation.container.addSubview(view)
      view.frame = controller.frameOfPresentedViewInContainerView
    }
    if isPresenting, tellsPresenter { presentation.rememberHome() }
  }

  // MARK: End

  override func willEnd() {
    if presentation.transition === self { presentation.transition = nil }
  }

  override func end(_ completed: Bool, on device: SimulatedDevice) {
    let callBack =
      isPresenting ? endPresentation(completed, device) : endDismissal(completed, device)
    guard completed, device.configuration.choices.didCallbacksFollowTheCommit else {
      return finish(completed, callBack, on: device)
    }
    device.schedule(after: 0) { [unowned device] in
      self.finish(completed, callBack, on: device)
    }
  }

  private func finish(_ completed: Bool, _ callBack: () -> Void, on device: SimulatedDevice) {
    callBack()
    releaseFormerRoot()
    complete(completed, on: device)
  }

  /// Takes the view of a former root, which a dismissal has put back, out of the window.
  private func releaseFormerRoot() {
    guard presentation.phase == .over, let root = presentation.formerRoot else { return }
    root.existingView?.removeFromSuperview()
    presentation.formerRoot = nil
  }

  /// Runs the completion of the call, also after a cancellation (UIKit row 93), but not if the
  /// presentation was canceled because its controllers were dismissed.
  private func complete(_ completed: Bool, on device: SimulatedDevice) {
    guard let completion, completed || context?.isEndedByHost == false else { return }
    let call = isPresenting ? "present" : "dismiss"
    device.log(.completion, presented, completed ? call : "\(call), canceled")
    completion()
  }

  override func didEnd() {
    presentation.below?.adaptAfterTransition()
    presenter.adaptPresentations()
  }

  /// Ends the transition immediately, because the controllers are being dismissed: a presentation
  /// is canceled, a dismissal completes.
  func endAtOnce(on device: SimulatedDevice) {
    switch (stage, direction) {
    case (.waiting, .present): cancelBeforeBeginning(device)
    case (.waiting, .dismiss): runAtOnce(on: device)
    case (.beginning, .present), (.running, .present):
      context?.isEndedByHost = true
      complete(false)
    case (.beginning, .dismiss), (.running, .dismiss): endAtItsEnd()
    case (.over, _): return
    }
  }

  /// Cancels a presentation before its first callback.
  private func cancelBeforeBeginning(_ device: SimulatedDevice) {
    leave(device)
    presented.isMoving = nil
    presentation.uninstall()
    releaseTransactions()
  }

  /// Ends the dismissals below a presentation that have not begun, without their completions, and
  /// reports each; does nothing unless the device's `choices` select it.
  static func withdrawDismissals(below top: ModalPresentation, on device: SimulatedDevice) {
    guard device.configuration.choices.dismissalWithdrawsOneFromBelow else { return }
    var next = top.below
    while let presentation = next {
      next = presentation.below
      guard presentation.phase == .dismissing, let dismissal = presentation.transition,
        dismissal.stage == .waiting
      else { continue }
      dismissal.leave(device)
      dismissal.presented.isMoving = nil
      dismissal.releaseTransactions()
      presentation.phase = .presented
      presentation.reportBusy(on: device)
    }
  }

  nonisolated deinit {}
}
