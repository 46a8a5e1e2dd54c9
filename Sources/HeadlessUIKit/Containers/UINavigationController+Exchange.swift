/// Displays the top of the navigation stack.
extension UINavigationController: ContentAreaContainer {
  final var model: ControllerList { stack }
  final var wantedChild: UIViewController? { stack.last }
  final var appearanceOrder: ContainerTransition.Order { .disappearingFirst }
  final var barBesideArea: UINavigationBar? { navigationBar }

  /// Returns pop if the appearing controller was in the stack before, otherwise push
  /// (UIKit row 253).
  final func operation(of exchange: ContainerTransition) -> Operation {
    exchange.isBackward ? .pop : .push
  }

  final func name(of exchange: ContainerTransition) -> String { "\(operation(of: exchange))" }

  final func subject(of exchange: ContainerTransition) -> UIViewController {
    exchange.isBackward ? exchange.from : exchange.to
  }

  final func supplyAnimator(
    for exchange: ContainerTransition
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // The system's pop gesture uses the built-in animator; it has called the delegate
    // (UIKit row 287).
    popGesture.isPopPending
      ? nil : customAnimator(for: operation(of: exchange), from: exchange.from, to: exchange.to)
  }

  final func systemAnimator(for exchange: ContainerTransition) -> (any SystemAnimator)? {
    let operation = operation(of: exchange)
    let isPush = operation == .push
    return (isPush ? exchange.to : exchange.from).preferredAnimator(isAppearing: isPush)
      ?? SystemNavigationAnimator(operation)
  }

  final func customAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    SimulatedDevice.current?.log(
      .delegate, to, "navigationController(_:animationControllerFor: \(operation))")
    return delegate.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
  }

  final func supplyInteractor(
    of exchange: ContainerTransition, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    // The built-in transitions have their own gestures (UIKit row 254).
    if let system = exchange.systemAnimator {
      return system.isFluid
        ? system.removeInteractionController() : popGesture.removeInteractionController()
    }
    guard let delegate else { return nil }
    SimulatedDevice.current?.log(
      .delegate, self, "navigationController(_:interactionControllerFor:)")
    return delegate.navigationController(self, interactionControllerFor: animator)
  }

  // MARK: Phases of an exchange

  final func exchangeWillBegin(_ exchange: ContainerTransition) {
    for child in leavingChildren { child.willMove(toParent: nil) }
    let coordinator = exchange.isMoving ? exchange.coordinator : nil
    showItems(with: coordinator)
    parent?.childStackDidChange(with: coordinator)
  }

  final func exchangeDidBegin(_ exchange: ContainerTransition) {
    notifyWillShow(exchange.to, animated: exchange.isMoving)
  }

  /// Removes the popped controllers from the children: in `viewDidDisappear` they have no parent,
  /// and `didMove(toParent:)` follows it (UIKit row 284).
  final func exchangeDidPlace(_ exchange: ContainerTransition) {
    for child in leavingChildren {
      child.isExchangedOut = true
      child.unlinkFromParent()
      departed.append(child)
    }
  }

  final func exchangeDidComplete(_ exchange: ContainerTransition) {
    applyReplacement()
    notifyDidShow(exchange.to, animated: exchange.isMoving)
  }

  final func restoreModel(_ former: ControllerList, of exchange: ContainerTransition) {
    replacement = nil
    // A callback may have ended a pop whose controllers return.
    adoptAll(former.controllers)
    departed.removeAll { $0.parent === self }
    change(to: former)
    for child in stack.controllers where child.isMoving == .fromParent { child.isMoving = nil }
  }

  final func updateChildren() {
    applyReplacement()
    showItems(with: nil)
    parent?.childStackDidChange(with: nil)
    let (arrived, left) = (arriving, departed)
    arriving = []
    departed = []
    for child in arrived where child.parent === self { child.didMove(toParent: self) }
    // A callback may have pushed one of them again.
    for child in left where child.parent == nil {
      child.endPresentationsOnLeaving()
      child.isExchangedOut = false
      child.didLeaveParent()
    }
    for child in leavingChildren { child.removeFromParent() }
  }

  /// The children that are no longer in the navigation stack.
  private var leavingChildren: [UIViewController] {
    // Every controller of the stack is a child, so equal counts mean equal sets.
    guard children.count != stack.count else { return [] }
    let kept = stack.controllers.identities
    return children.filter { !kept.contains(ObjectIdentifier($0)) }
  }

  // MARK: Delegate

  private func notifyWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    SimulatedDevice.current?.log(
      .delegate, controller, "navigationController(_:willShow:animated: \(animated))")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  private func notifyDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    SimulatedDevice.current?.log(
      .delegate, controller, "navigationController(_:didShow:animated: \(animated))")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  /// Notifies the delegate of the first controller when the navigation controller appears.
  final func notifyOfFirst(didShow: Bool) {
    guard !hasNotifiedOfFirst, let top = stack.last else { return }
    hasNotifiedOfFirst = didShow
    didShow ? notifyDidShow(top, animated: false) : notifyWillShow(top, animated: false)
  }
}
