/// The area in which a container shows one child, and the exchange of that child for another.
///
/// One rule orders all calls: the model changes within the call; the views follow in the
/// container's next layout pass (UIKit row 283). Calls during a running exchange are deferred to
/// its end and then make one exchange together (faults F027, F033). A call during an interactive
/// exchange cancels it first (fault F015); a call without animation ends the exchange first
/// (fault F037).
final class ContentArea {
  /// The container view of exchanges and the superview of the shown child's view.
  let view = TransitionContainerView()
  private weak var owner: (any ContentAreaContainer)?
  /// The child whose view is in the area, including one that is being replaced.
  private(set) var shown: UIViewController?
  /// The exchange that is pending until the layout pass, or running.
  private(set) var exchange: ContainerTransition?
  /// The model that a canceled exchange restores.
  private var committedModel = ControllerList()
  /// Whether the exchange after the running one is animated; `nil` if none is requested.
  private var next: Bool?

  init(_ owner: any ContentAreaContainer) {
    self.owner = owner
    view.clipsToBounds = true
  }

  // MARK: Changing

  /// Prepares for a call that changes the model: cancels an interactive exchange (faults F015,
  /// F017, F035) and restores the model of an exchange that is being canceled (fault F016).
  func prepareForCall() {
    guard let exchange, exchange.hasBegun else { return }
    if exchange.isDriven {
      exchange.cancelAtOnce()
    } else if exchange.isGoingBack {
      exchange.restoreModel()
    }
  }

  /// The model that the running exchange shows; `nil` if none runs.
  var runningModel: ControllerList? {
    guard let exchange, exchange.hasBegun, !exchange.isOver else { return nil }
    return exchange.model
  }

  /// Starts an exchange if the child that the model selects differs from the shown one.
  func modelDidChange(animated: Bool) {
    guard let owner else { return }
    guard isVisible else { return exchangeOffscreen() }
    if let exchange, exchange.hasBegun {
      next = animated
      // A call without animation ends the running exchange first (fault F037).
      if !animated {
        exchange.endAfterCallbacks()
      } else if exchange.isFluid {
        exchange.endForSuccessor()
      }
      return
    }
    let waiting = exchange
    exchange = nil
    if let from = shown, let to = owner.wantedChild, to !== from {
      exchange = ContainerTransition(
        of: owner, in: self, from: from, to: to, former: committedModel, animated: animated)
      owner.view.setNeedsLayout()
    }
    waiting?.callOff()
    if exchange == nil { commitModel() }
  }

  /// Whether the container is on screen, so that its children receive appearance callbacks.
  private var isVisible: Bool {
    guard let owner, owner.existingView?.window != nil, let shown, owner.wantedChild != nil
    else { return false }
    switch owner.appearance.phase {
    case .appeared: return true
    case .appearing: return shown.appearance.phase != .disappeared
    case .disappeared, .disappearing: return false
    }
  }

  /// Exchanges views without a transition if the container is off screen or showed no child.
  ///
  /// A child that is about to disappear with its container disappears first; `ownerDidChange` then
  /// exchanges the views.
  private func exchangeOffscreen() {
    if let exchange, exchange.hasBegun {
      next = false
      return exchange.stopAtOnce()
    }
    exchange?.callOff()
    exchange = nil
    guard let owner, owner.isViewLoaded else { return commitModel() }
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
          for view in wanted.viewsInPlace { put(view, of: wanted) }
        }
      }
      old?.leaveSight()
    }
    commitModel()
  }

  /// Records the model as the one that a canceled exchange restores, and updates the container's
  /// children accordingly.
  func commitModel() {
    guard let owner else { return }
    committedModel = owner.model
    owner.updateChildren()
  }

  // MARK: Appearance of the container

  /// Called before the container appears; places the child that the model selects.
  func ownerWillAppear() {
    if exchange?.hasBegun != true { exchangeOffscreen() }
  }

  /// Called before the container disappears; ends a running exchange (fault F035).
  func ownerWillDisappear() {
    guard let exchange else { return }
    exchange.hasBegun ? exchange.stopAtOnce() : exchangeOffscreen()
  }

  /// Called after the container has appeared or disappeared; performs a deferred exchange.
  func ownerDidChange() {
    guard exchange == nil, let owner, owner.wantedChild !== shown else { return }
    modelDidChange(animated: false)
  }

  /// Lays out the shown child, or begins the pending exchange.
  func layout() {
    guard exchange == nil else {
      exchange?.begin()
      return
    }
    guard let shown else { return }
    for view in shown.viewsInPlace where view.parent === self.view { put(view, of: shown) }
  }

  /// Called when the views of an exchange are at their final positions.
  func exchangeDidPlace(_ ended: ContainerTransition, completed: Bool) {
    guard completed else { return }
    shown = ended.to
    committedModel = ended.model
    owner?.exchangeDidPlace(ended)
  }

  /// Called after all end callbacks of an exchange; starts an exchange requested meanwhile.
  func exchangeDidEnd(_ ended: ContainerTransition) {
    guard exchange === ended else { return }
    exchange = nil
    owner?.existingView?.setNeedsLayout()
    let animated = next ?? false
    next = nil
    if owner?.wantedChild !== shown { modelDidChange(animated: animated) } else { commitModel() }
  }

  /// Removes a child that leaves the container, without a transition.
  func forget(_ child: UIViewController) {
    committedModel = committedModel.without(child)
    guard shown === child, exchange == nil else { return }
    child.existingView?.removeFromSuperview()
    shown = nil
  }

  /// Resizes a child's view to fill the area beside the bars, and adds it on top if it is not a subview.
  func put(_ view: UIView, of child: UIViewController) {
    if view.parent !== self.view { self.view.addSubview(view) }
    let frame = child.frame(in: self.view.bounds)
    view.bounds.size = frame.size
    // If the view has a transform, its frame is not its size (fault F052).
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension UIViewController {
  /// Whether the controller, or one presented in its context, has appeared or is appearing.
  fileprivate var isOnScreen: Bool { controllersInPlace.contains { $0.appearance.canBegin(false) } }

  /// The controller's view, unless a presentation has removed it, and the container view of the
  /// presentation in its context (fault F043).
  final var viewsInPlace: [UIView] {
    guard let own = ownPresentation, own.isUp else { return [view] }
    guard own.isConfined else { return own.hasRemovedPresenter ? [] : [view] }
    return (own.hasRemovedPresenter ? [] : [view]) + [own.container]
  }

  /// Ends the running transitions of presentations that are in this controller's context or move its
  /// view.
  final func endPresentationsInPlace() {
    guard let own = ownPresentation else { return }
    if own.isConfined { own.presented.endPresentationsInPlace() }
    guard let transition = own.transition, transition.hasBegun,
      own.isConfined || transition.tellsPresenter
    else { return }
    transition.endAtItsEnd()
  }

  /// Whether the controller's view, or that of a presentation in its context, has a superview.
  final var isPlaced: Bool {
    if existingView?.parent != nil { return true }
    guard let own = ownPresentation, own.isConfined else { return false }
    return own.container.parent != nil
  }

  /// The controllers that appear with this one: itself, and those presented in its context.
  final var controllersInPlace: [UIViewController] {
    guard let own = ownPresentation, own.isUp else { return [self] }
    let isFollowed = own.isConfined && Self.contextsAreFollowed && !own.isOnItsWayOut
    return (own.keepsPresenterAway ? [] : [self])
      + (isFollowed ? own.presented.controllersInPlace : [])
  }

  /// The controllers that disappear with this one, whether or not their views were removed.
  final var allInPlace: [UIViewController] {
    guard let own = ownPresentation, own.isUp, own.isConfined, Self.contextsAreFollowed
    else { return [self] }
    return [self] + own.presented.allInPlace
  }

  private static var contextsAreFollowed: Bool {
    let choices = SimulatedDevice.current?.configuration.choices
    return choices?.contextPresentationsFollowTheirContext != false
  }

  /// Begins the appearance or disappearance of the controllers in this controller's context.
  final func beginAppearanceInPlace(_ appears: Bool, animated: Bool) {
    for controller in appears ? controllersInPlace : allInPlace
    where controller.appearance.canBegin(appears) {
      controller.beginAppearance(appears, animated: animated)
    }
  }

  /// Ends the appearance transitions in progress in this controller's context.
  final func endAppearanceInPlace() {
    for controller in allInPlace { controller.endAppearanceIfUnderWay() }
  }

  /// Completes the disappearance of a controller whose view has left the window.
  final func leaveSight() {
    for controller in allInPlace {
      if controller.appearance.canBegin(false) {
        controller.beginAppearance(false, animated: false)
      }
      controller.endAppearanceIfUnderWay()
    }
  }
}
