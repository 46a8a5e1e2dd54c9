/// One child of a container takes the place of another: a push, a pop, a selection.
final class ContentExchange: Transition {
  /// Who is told first that it comes or goes.
  enum Order {
    /// The leaving one (UIKit row 39).
    case leavingFirst
    /// The coming one (UIKit row 40).
    case comingFirst
  }

  let from: UIViewController
  let to: UIViewController
  /// The container's model before it, to which a canceled one leads back.
  let former: [UIViewController]
  /// Whether the coming one was in the model before.
  private(set) lazy var leadsBack = former.holds(to)
  /// The container's model with which it began.
  private(set) var model: [UIViewController] = []
  private weak var owner: (any ContentAreaOwner)?
  // Weak, because the area keeps this one; whoever drops all controllers frees them all.
  private weak var area: ContentArea?
  private let areaView: UIView
  private var places: [ViewPlace] = []
  private var isTurned = false
  private var isModelRestored = false

  init(
    of owner: any ContentAreaOwner, in area: ContentArea, from: UIViewController,
    to: UIViewController, former: [UIViewController], animated: Bool
  ) {
    self.owner = owner
    self.area = area
    areaView = area.view
    self.from = from
    self.to = to
    self.former = former
    super.init(animated: animated)
    guard animated, let device = SimulatedDevice.current else { return }
    // Whoever wants to move along can say so as soon as the call returns (UIKit row 282).
    device.transitions += [self]
    makeCoordinator(in: areaView)
  }

  /// Whether a finger drives it now.
  var isDriven: Bool { context?.isInteractive == true }
  /// Whether it was canceled and is on its way back.
  var isGoingBack: Bool { context?.transitionWasCancelled == true }
  /// Whether it is to be seen moving.
  var isMoving: Bool { animated && animator != nil }

  // MARK: Begin and end

  /// Begins in the container's layout pass (UIKit row 283).
  func begin() {
    // What moves in the place of a child cannot move with it as well. Its completions may call this
    // off.
    for child in [from, to] where stage == .waiting { child.endPresentationsInPlace() }
    guard stage == .waiting, let owner, let device = SimulatedDevice.current else { return }
    // A layout in an animation block begins it, and is no part of its movement.
    device.recorder.push(AnimationRecorder.Frame())
    defer { device.recorder.pop() }
    model = owner.model
    guard animated else {
      device.transitions.append(self)
      return runUnseen(in: areaView, on: device)
    }
    to.loadViewIfNeeded()
    let scene = ContentScene(self, in: areaView, name: owner.name(of: self))
    run(in: scene, asking: true, isAnimated: true, on: device)
  }

  /// Later calls made it needless before it began.
  func callOff() {
    guard stage == .waiting, let device = SimulatedDevice.current else { return }
    leave(device)
    coordinator?.finish(cancelled: false)
    releaseTransactions()
  }

  /// Takes it back where it came from, without waiting for a finger: the model at once, the views when
  /// everybody has been told of the beginning.
  func cancelAtOnce() {
    guard !isOver else { return }
    context?.cancelInteractiveTransition()
    restoreModel()
    endWhenTold()
  }

  /// Takes it where it goes without waiting: when everybody has been told of the beginning, if a
  /// callback asks for it.
  func endWhenTold() {
    guard stage == .beginning || isStarting else { return endAtOnce() }
    endsWhenTold = true
  }

  override func endAtOnce() {
    guard !isOver else { return }
    endAtItsEnd()
    for view in [from.viewIfLoaded, to.viewIfLoaded] { view?.layer.removeAllAnimations() }
  }

  /// Whether another exchange may take over from where this one is (UIKit row 97).
  var isFluid: Bool { animator is ZoomAnimator }

  /// Ends because another exchange is about to take over in this turn: everybody hears that it has
  /// come to its end, and the other begins where this one is to be seen (UIKit row 97).
  func giveWay() {
    (animator as? ZoomAnimator)?.interrupt()
    endAtOnce()
  }

  /// Makes an end of it in this very call: back where a finger has it, else where it goes.
  func stopAtOnce() {
    if isDriven { context?.cancelInteractiveTransition() }
    endAtOnce()
  }

  /// The model is the former one again, once.
  func restoreModel() {
    guard !isModelRestored else { return }
    isModelRestored = true
    owner?.restoreModel(former, of: self)
  }

  // MARK: Questions

  override func concerns(_ controller: UIViewController) -> Bool {
    controller === from || controller === to || controller === owner
  }

  override func supplyAnimator(
    on device: SimulatedDevice
  ) -> (any UIViewControllerAnimatedTransitioning)? { owner?.supplyAnimator(for: self) }

  override func supplyInteractor(
    using animator: any UIViewControllerAnimatedTransitioning, on device: SimulatedDevice
  ) -> (any UIViewControllerInteractiveTransitioning)? { owner?.supplyInteractor(using: animator) }

  // MARK: Telling

  override func tellBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {
    places = (from.viewsInPlace + to.viewsInPlace).map(ViewPlace.init)
    owner?.exchangeWillBegin(self)
    let isLeavingFirst = owner?.appearanceOrder == .leavingFirst
    if isLeavingFirst { tell(from, appears: false) }
    if !isTurnedOrOver { tell(to, appears: true) }
    if !isLeavingFirst, !isTurnedOrOver { tell(from, appears: false) }
    if !isTurnedOrOver { owner?.exchangeDidBegin(self) }
  }

  /// Whether a callback of the beginning has canceled or ended it, so that nobody else is told.
  private var isTurnedOrOver: Bool { isTurned || isOver }

  private func tell(_ controller: UIViewController, appears: Bool) {
    controller.beginAppearanceInPlace(appears, animated: isMoving)
  }

  /// What is presented in the place of one goes with it, whoever moves it: until the end it lies in
  /// the view that is moved.
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

  override func placeViews() {
    exchangeViews()
    notifyIsAppearing()
    to.view.layoutIfNeeded()
  }

  override func tellIsAppearing(on device: SimulatedDevice) {
    coordinator?.refusesAnimations = true
    coordinator?.isHidden = device.configuration.choices.coordinatorIsNilInViewIsAppearing
    notifyIsAppearing()
    coordinator?.isHidden = false
  }

  private func notifyIsAppearing() {
    for controller in to.controllersInPlace { controller.tellIsAppearing() }
  }

  /// In a stack the one that stays is told only when all is back (UIKit row 41); elsewhere both are
  /// told at once (UIKit row 91).
  override func turnAppearance(back: Bool) {
    guard isTurned != back else { return }
    isTurned = back
    tell(to, appears: !back)
    if owner?.appearanceOrder == .comingFirst { tell(from, appears: back) }
  }

  // MARK: Ending

  override func end(_ completed: Bool, on device: SimulatedDevice) {
    if completed {
      UIView.performWithoutAnimation(exchangeViews)
    } else {
      restoreModel()
      UIView.performWithoutAnimation { for place in places { place.restore() } }
    }
    area?.exchangeDidPlace(self, completed: completed)
    if completed {
      // A dismissal in its place may have made it appear again meanwhile.
      from.leaveSight()
      to.endAppearanceInPlace()
    } else {
      to.endAppearanceInPlace()
      // A callback may have sent the container away, and the controller with it.
      if owner?.appearance.phase != .disappeared {
        tell(from, appears: true)
        from.endAppearanceInPlace()
      }
    }
    guard let owner else { return }
    device.log(.container, owner, "\(owner.name(of: self))(\(completed))")
    if completed { owner.exchangeDidComplete(self) }
  }

  override func didEnd() {
    area?.exchangeDidEnd(self)
    for controller in [from, to] { controller.adaptPresentations() }
  }

  private func exchangeViews() {
    for view in from.viewsInPlace { view.removeFromSuperview() }
    for view in to.viewsInPlace { area?.put(view) }
  }
}
