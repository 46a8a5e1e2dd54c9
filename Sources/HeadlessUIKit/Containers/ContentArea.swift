/// Where the shown child of a container stands, and how another takes its place.
///
/// One rule orders all calls: the model changes inside the call; what is shown follows in the
/// container's next layout pass (UIKit row 283). While an exchange runs, later calls wait for its
/// end and then make one exchange together (faults F027, F033). A call while a finger drives an
/// exchange cancels it first (fault F015); one without animation ends it first (fault F037).
final class ContentArea {
  /// Where exchanges take place; the shown child's view lies in it.
  let view = TransitionContainerView()
  private weak var owner: (any ContentAreaOwner)?
  /// The child whose view stands in the area, or is on its way out.
  private(set) var shown: UIViewController?
  /// The exchange that waits for the layout pass, or runs.
  private(set) var exchange: ContentExchange?
  /// The model as it was when the shown child came.
  private var settled: [UIViewController] = []
  /// Whether the exchange after the running one is animated; nil where none was asked for.
  private var next: Bool?

  init(_ owner: any ContentAreaOwner) {
    self.owner = owner
    view.clipsToBounds = true
  }

  // MARK: Changing

  /// Makes way for a call that is about to change the model: what a finger drives is canceled
  /// (faults F015, F017, F035), and what is on its way back has the old model again (fault F016).
  func prepareForCall() {
    guard let exchange, exchange.hasBegun else { return }
    if exchange.isDriven {
      exchange.cancelAtOnce()
    } else if exchange.isGoingBack {
      exchange.restoreModel()
    }
  }

  /// The model wants another child, or the same.
  func modelDidChange(animated: Bool) {
    guard let owner else { return }
    guard isSeen else { return placeUnseen() }
    if let exchange, exchange.hasBegun {
      next = animated
      // Without animation what runs is ended first (fault F037).
      if !animated { exchange.endWhenTold() } else if exchange.isFluid { exchange.giveWay() }
      return
    }
    let waiting = exchange
    exchange = nil
    if let from = shown, let to = owner.wantedChild, to !== from {
      exchange = ContentExchange(
        of: owner, in: self, from: from, to: to, former: settled, animated: animated)
      owner.view.setNeedsLayout()
    }
    waiting?.callOff()
    if exchange == nil { settle() }
  }

  /// Whether anybody sees the container, so that its children are told what comes and goes.
  private var isSeen: Bool {
    guard let owner, owner.viewIfLoaded?.window != nil, let shown, owner.wantedChild != nil
    else { return false }
    switch owner.appearance.phase {
    case .appeared: return true
    case .appearing: return shown.appearance.phase != .disappeared
    case .disappeared, .disappearing: return false
    }
  }

  /// Exchanges views without a transition, because the container is off screen or showed no child.
  ///
  /// A child that is about to disappear with its container does that first; the views follow in
  /// `ownerDidChange`.
  private func placeUnseen() {
    if let exchange, exchange.hasBegun {
      next = false
      return exchange.stopAtOnce()
    }
    exchange?.callOff()
    exchange = nil
    guard let owner, owner.isViewLoaded else { return settle() }
    let wanted = owner.wantedChild
    if let shown, wanted != nil, shown !== wanted, owner.appearance.phase == .disappearing,
      shown.isOnScreen
    {
      return
    }
    if wanted !== shown {
      let old = shown
      shown = wanted
      UIView.performWithoutAnimation {
        old?.viewsInPlace.forEach { $0.removeFromSuperview() }
        if let wanted {
          for view in wanted.viewsInPlace { put(view) }
        }
      }
      old?.leaveSight()
    }
    settle()
  }

  /// Nothing moves: the model is what a canceled exchange brings back, and its children are those of
  /// the container.
  func settle() {
    guard let owner else { return }
    settled = owner.model
    owner.settleChildren()
  }

  // MARK: Moments of the container

  /// The container is about to appear: what the model wants stands in it.
  func ownerWillAppear() {
    if exchange?.hasBegun != true { placeUnseen() }
  }

  /// The container is about to disappear: what moves in it comes to its end (fault F035).
  func ownerWillDisappear() {
    guard let exchange else { return }
    exchange.hasBegun ? exchange.stopAtOnce() : placeUnseen()
  }

  /// The container has appeared or disappeared: what had to wait for that follows.
  func ownerDidChange() {
    guard exchange == nil, let owner, owner.wantedChild !== shown else { return }
    modelDidChange(animated: false)
  }

  /// The layout pass: the shown child fills the area, and an exchange that waits begins.
  func layout() {
    guard exchange == nil else {
      exchange?.begin()
      return
    }
    for view in shown?.viewsInPlace ?? [] where view.superview === self.view { put(view) }
  }

  /// The views of an exchange stand where it ends.
  func exchangeDidPlace(_ ended: ContentExchange, completed: Bool) {
    if completed {
      shown = ended.to
      settled = ended.model
    }
  }

  /// Everybody has been told of the end of an exchange; what was asked for meanwhile follows.
  func exchangeDidEnd(_ ended: ContentExchange) {
    guard exchange === ended else { return }
    exchange = nil
    owner?.viewIfLoaded?.setNeedsLayout()
    let animated = next ?? false
    next = nil
    if owner?.wantedChild !== shown { modelDidChange(animated: animated) } else { settle() }
  }

  /// The container lets a child go at once.
  func forget(_ child: UIViewController) {
    settled.removeAll { $0 === child }
    guard shown === child, exchange == nil else { return }
    child.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }

  /// Lets a view fill the area, on top if it comes from elsewhere.
  func put(_ view: UIView) {
    if view.superview !== self.view { self.view.addSubview(view) }
    view.bounds.size = self.view.bounds.size
    // Where a transform turns the view, its frame is not its size (fault F052).
    view.center = CGPoint(x: self.view.bounds.midX, y: self.view.bounds.midY)
  }
}

extension UIViewController {
  /// Whether the controller, or what is presented in its place, has appeared or is appearing.
  fileprivate var isOnScreen: Bool { controllersInPlace.contains { $0.appearance.canBegin(false) } }

  /// What stands in the controller's place: its view, and what is presented over it there
  /// (fault F043).
  final var viewsInPlace: [UIView] {
    guard let own = ownPresentation, own.isUp else { return [view] }
    guard own.isConfined else { return own.hasRemovedPresenter ? [] : [view] }
    return (own.hasRemovedPresenter ? [] : [view]) + [own.container]
  }

  /// Ends the presentations and dismissals that run in this controller's place, or move its view.
  final func endPresentationsInPlace() {
    guard let own = ownPresentation else { return }
    if own.isConfined { own.presented.endPresentationsInPlace() }
    guard let transition = own.transition, transition.hasBegun,
      own.isConfined || transition.tellsPresenter
    else { return }
    transition.endAtItsEnd()
  }

  /// Whether the controller's view, or what is presented in its place, has a superview.
  final var isPlaced: Bool {
    if viewIfLoaded?.superview != nil { return true }
    guard let own = ownPresentation, own.isConfined else { return false }
    return own.container.superview != nil
  }

  /// The controllers that appear with this one's place: itself, and what is presented in its place.
  final var controllersInPlace: [UIViewController] {
    guard let own = ownPresentation, own.isUp else { return [self] }
    let isFollowed = own.isConfined && Self.contextsAreFollowed && !own.isOnItsWayOut
    return (own.keepsPresenterAway ? [] : [self])
      + (isFollowed ? own.presented.controllersInPlace : [])
  }

  /// The controllers that disappear with this one's place, be they removed from it or not.
  final var allInPlace: [UIViewController] {
    guard let own = ownPresentation, own.isUp, own.isConfined, Self.contextsAreFollowed
    else { return [self] }
    return [self] + own.presented.allInPlace
  }

  private static var contextsAreFollowed: Bool {
    let choices = SimulatedDevice.current?.configuration.choices
    return choices?.contextPresentationsFollowTheirContext != false
  }

  /// Begins the appearance or disappearance of what is in this controller's place.
  final func beginAppearanceInPlace(_ appears: Bool, animated: Bool) {
    for controller in appears ? controllersInPlace : allInPlace
    where controller.appearance.canBegin(appears) {
      controller.beginAppearance(appears, animated: animated)
    }
  }

  /// Ends what has begun in this controller's place.
  final func endAppearanceInPlace() {
    for controller in allInPlace { controller.endAppearanceIfUnderWay() }
  }

  /// Ends the appearance of a controller whose view is gone from the screen.
  final func leaveSight() {
    for controller in allInPlace {
      if controller.appearance.canBegin(false) {
        controller.beginAppearance(false, animated: false)
      }
      controller.endAppearanceIfUnderWay()
    }
  }
}
