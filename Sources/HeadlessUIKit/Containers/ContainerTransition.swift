/// A transition that replaces one child of a container by another: a push, a pop, a selection.
final class ContainerTransition: Transition {
  /// Which child receives its appearance callbacks first.
  enum Order {
    /// The disappearing child, at the beginning and at the end (UIKit row 39).
    case disappearingFirst
    /// The appearing child at the beginning, the disappearing child at the end (UIKit row 40).
    case appearingFirst
    /// The appearing child, at the beginning and at the end; after a cancellation, the child that
    /// appears again (UIKit row 42).
    case appearingFirstThroughout
  }

  let from: UIViewController
  let to: UIViewController
  /// The container's model before the exchange; a cancellation restores it.
  let former: ControllerList
  /// Whether the appearing child was in the model before.
  private(set) lazy var isBackward = former.holds(to)
  /// The container's model when the exchange began.
  private(set) var model = ControllerList()
  private weak var owner: (any ContentAreaContainer)?
  // Weak because the area retains the exchange; a strong reference would be a cycle.
  private weak var area: ContentArea?
  private let areaView: UIView
  /// The views of both children at the beginning; a cancellation restores them.
  private var savedStates: [SavedViewState] = []
  private var areCallbacksReversed = false
  private var isModelRestored = false

  init(
    of owner: any ContentAreaContainer, in area: ContentArea, from: UIViewController,
    to: UIViewController, former: ControllerList, animated: Bool
  ) {
    self.owner = owner
    self.area = area
    areaView = area.view
    self.from = from
    self.to = to
    self.former = former
    super.init(animated: animated)
    guard animated, let device = SimulatedDevice.current else { return }
    // Code can animate alongside as soon as the call returns (UIKit row 282).
    device.transitions += [self]
    makeCoordinator(in: areaView)
  }

  /// Whether the exchange is currently interactive.
  var isDriven: Bool { context?.isInteractive == true }
  /// Whether the exchange was canceled and is reversing.
  var isGoingBack: Bool { context?.transitionWasCancelled == true }
  /// Whether the exchange runs a visible animation.
  var isMoving: Bool { animated && animator != nil }

  // MARK: Begin and end

  /// Begins the exchange; called in the container's layout pass (UIKit row 283).
  func begin() {
    // A presentation in a child's context cannot animate at the same time, so it ends here. Its
    // completion handlers may discard this exchange.
    for child in [from, to] where stage == .waiting { child.endPresentationsInPlace() }
    guard stage == .waiting, let owner, let device = SimulatedDevice.current else { return }
    // A layout pass in an animation block begins the exchange but does not animate it.
    device.recorder.push(AnimationRecorder.Frame())
    defer { device.recorder.pop() }
    model = owner.model
    guard animated else {
      device.transitions.append(self)
      return runUnseen(in: areaView, on: device)
    }
    to.loadViewIfNeeded()
    let scene = ContentScene(
      self, in: areaView, name: owner.name(of: self), subject: owner.subject(of: self))
    run(in: scene, asking: true, isAnimated: true, on: device)
  }

  /// Discards an exchange that later calls made unnecessary before it began.
  func callOff() {
    guard stage == .waiting, let device = SimulatedDevice.current else { return }
    leave(device)
    coordinator?.finish(canceled: false)
    releaseTransactions()
  }

  /// Cancels the exchange without waiting for the gesture: restores the model immediately, and the
  /// views when all begin callbacks have run.
  func cancelAtOnce() {
    guard !isOver else { return }
    context?.cancelInteractiveTransition()
    restoreModel()
    endAfterCallbacks()
  }

  /// Ends the exchange in its final state; during begin callbacks, after the last of them.
  func endAfterCallbacks() {
    guard stage == .beginning || isStarting else { return endAtOnce() }
    endsWhenTold = true
  }

  override func endAtOnce() {
    guard !isOver else { return }
    endAtItsEnd()
    for view in [from.existingView, to.existingView] { view?.ownLayer.removeAllAnimations() }
  }

  /// Whether another exchange may continue from the current positions (UIKit row 97).
  var isFluid: Bool { systemAnimator?.isFluid == true }

  /// Ends the exchange because another one continues in this run-loop turn: the end callbacks run,
  /// and the next exchange begins at the current presentation values (UIKit row 97).
  func endForSuccessor() {
    systemAnimator?.interrupt()
    endAtOnce()
  }

  /// Ends the exchange within this call: canceled if interactive, otherwise in its final state.
  func stopAtOnce() {
    if isDriven { context?.cancelInteractiveTransition() }
    endAtOnce()
  }

  /// Restores the former model, at most once.
  func restoreModel() {
    guard !isModelRestored else { return }
    isModelRestored = true
    owner?.restoreModel(former, of: self)
  }

  // MARK: Animation and interaction controllers

  /// Delivers touches in the navigation bar, which is outside of the container view of a push or pop
  /// (UIKit row 345).
  override func delivers(touchIn view: UIView) -> Bool {
    guard !isAbandoned, let bar = owner?.barBesideArea else { return false }
    return SimulatedDevice.current?.configuration.choices.barButtonsWorkDuringPushes == true
      && view.isInside(bar)
  }

  override var controllers: (from: UIViewController, to: UIViewController)? { (from, to) }

  override func concerns(_ controller: UIViewController) -> Bool {
    controller === from || controller === to || controller === owner
  }

  override func supplyAnimator(
    on device: SimulatedDevice
  ) -> (any UIViewControllerAnimatedTransitioning)? { owner?.supplyAnimator(for: self) }

  override func makeSystemAnimator() -> (any SystemAnimator)? { owner?.systemAnimator(for: self) }

  override func supplyInteractor(
    using animator: any UIViewControllerAnimatedTransitioning, on device: SimulatedDevice
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    owner?.supplyInteractor(of: self, using: animator)
  }

  // MARK: Notifying

  override func sendBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {
    savedStates = (from.viewsInPlace + to.viewsInPlace).map(SavedViewState.init)
    owner?.exchangeWillBegin(self)
    let isDisappearingFirst = owner?.appearanceOrder == .disappearingFirst
    if isDisappearingFirst { notify(from, appears: false) }
    if !isReversedOrOver { notify(to, appears: true) }
    if !isDisappearingFirst, !isReversedOrOver { notify(from, appears: false) }
    if !isReversedOrOver { owner?.exchangeDidBegin(self) }
  }

  /// Whether a begin callback has canceled or ended the exchange; the others are then skipped.
  private var isReversedOrOver: Bool { isGoingBack || isOver }

  private func notify(_ controller: UIViewController, appears: Bool) {
    controller.beginAppearanceInPlace(appears, animated: isMoving)
  }

  /// Makes presentations in a child's context subviews of the child's view until the end, so that
  /// they animate with it.
  override func prepareViews() {
    for controller in [from, to] {
      let parts = controller.viewsInPlace
      guard let view = parts.first, let presentation = parts.dropFirst().first else { continue }
      UIView.performWithoutAnimation {
        view.addSubview(presentation)
        presentation.frame = view.bounds
      }
    }
  }

  override func setFinalFrames() {
    exchangeViews()
    notifyIsAppearing()
    to.view.layoutIfNeeded()
  }

  override func sendIsAppearing(on device: SimulatedDevice) {
    coordinator?.refusesAnimations = true
    coordinator?.isHidden = device.configuration.choices.coordinatorIsNilInViewIsAppearing
    notifyIsAppearing()
    coordinator?.isHidden = false
  }

  private func notifyIsAppearing() {
    for controller in to.controllersInPlace { controller.sendIsAppearing() }
  }

  /// In a navigation controller the disappearing child is notified only when the cancellation ends
  /// (UIKit row 41), and while a page scrolls back neither child is (row 42).
  override func turnAppearance(back: Bool) {
    guard areCallbacksReversed != back, let order = owner?.appearanceOrder,
      order != .appearingFirstThroughout
    else { return }
    areCallbacksReversed = back
    notify(to, appears: !back)
    if order == .appearingFirst { notify(from, appears: back) }
  }

  // MARK: Ending

  override func end(_ completed: Bool, on device: SimulatedDevice) {
    if completed {
      UIView.performWithoutAnimation(exchangeViews)
    } else {
      restoreModel()
      // What an app's animator has changed stays changed (UIKit row 96).
      let restoresAll = !isMovedByApp
      UIView.performWithoutAnimation {
        for state in savedStates { restoresAll ? state.restore() : state.restorePlace() }
      }
    }
    area?.exchangeDidPlace(self, completed: completed)
    endAppearance(completed)
    guard let owner else { return }
    device.log(.container, owner, "\(owner.name(of: self))(\(completed))")
    if completed { owner.exchangeDidComplete(self) }
  }

  private func endAppearance(_ completed: Bool) {
    let calls =
      completed
      // `leaveSight`, because a dismissal in the context of `from` may have made it appear again.
      ? [from.leaveSight, to.endAppearanceInPlace] : [disappearAgain, appearAgain]
    let isAppearingFirst = owner?.appearanceOrder == .appearingFirstThroughout
    for call in isAppearingFirst ? calls.reversed() : calls { call() }
  }

  private func disappearAgain() {
    notify(to, appears: false)
    to.endAppearanceInPlace()
  }

  private func appearAgain() {
    // A callback may have removed the container, and the controller with it.
    guard owner?.appearance.phase != .disappeared else { return }
    notify(from, appears: true)
    from.endAppearanceInPlace()
  }

  override func didEnd() {
    area?.exchangeDidEnd(self)
    for controller in [from, to] { controller.adaptPresentations() }
  }

  private func exchangeViews() {
    for view in from.viewsInPlace { view.removeFromSuperview() }
    for view in to.viewsInPlace { area?.put(view, of: to) }
  }
}
