/// Selection by a tap, programmatically, and by a change of the tabs.
extension UITabBarController {
  // MARK: Calls

  final func replaceTabs(by wanted: [UIViewController]) {
    var seen: Set<ObjectIdentifier> = []
    for controller in wanted where !seen.insert(ObjectIdentifier(controller)).inserted {
      return report("the tabs must be distinct; \(name(of: controller)) appears twice")
    }
    area.prepareForCall()
    let new = wanted.filter { $0.parent !== self }
    arriving += new
    for controller in new { addChild(controller) }
    tabs = wanted
    if !tabs.contains(where: { $0 === selected }) { selected = tabs.first }
    tabBar.items = tabs.map(\.tabBarItem)
    showSelection(animated: false)
  }

  final func select(_ controller: UIViewController?) {
    guard let controller, tabs.contains(where: { $0 === controller }) else {
      if let controller { report("\(name(of: controller)) is not one of the tabs") }
      return
    }
    area.prepareForCall()
    // Ending the exchange may have called code that replaced the tabs.
    guard tabs.contains(where: { $0 === controller }) else { return }
    selected = controller
    // Without a delegate there is no animator.
    showSelection(animated: delegate != nil)
  }

  private func showSelection(animated: Bool) {
    tabBar.selectedItem = selected?.tabBarItem
    updateBar(with: nil)
    if let size = selected?.preferredContentSize, size != .zero { preferredContentSize = size }
    area.modelDidChange(animated: animated)
  }

  // MARK: Taps

  /// Selects the tab that was tapped. Only taps call the delegate; `didSelect` is also called if the
  /// tab is selected already (UIKit row 295).
  final func tapItem(at index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    tabBar(tabBar, didSelect: controller.tabBarItem)
    let device = SimulatedDevice.current
    if let delegate {
      device?.log(.delegate, controller, "tabBarController(_:shouldSelect:)")
      guard delegate.tabBarController(self, shouldSelect: controller) else { return }
    }
    if controller === selected {
      controller.tabWasTappedAgain()
    } else {
      select(controller)
    }
    guard let delegate else { return }
    device?.log(.delegate, controller, "tabBarController(_:didSelect:)")
    delegate.tabBarController(self, didSelect: controller)
  }

  // MARK: Children

  final func drop(_ child: UIViewController) {
    guard tabs.contains(where: { $0 === child }) else { return }
    arriving.removeAll { $0 === child }
    area.prepareForCall()
    tabs.removeAll { $0 === child }
    if selected === child { selected = tabs.first }
    tabBar.items = tabs.map(\.tabBarItem)
    area.forget(child)
    showSelection(animated: false)
  }

  private func name(of controller: UIViewController) -> String {
    SimulatedDevice.current?.name(of: controller) ?? "\(type(of: controller))"
  }

  private func report(_ message: String) {
    SimulatedDevice.current?.diagnose(.invalidCall, message)
  }
}

/// Displays the selection.
extension UITabBarController: ContentAreaContainer {
  final var wantedChild: UIViewController? { selected }
  final var model: ControllerList { ControllerList(selected.map { [$0] } ?? []) }
  final var appearanceOrder: ContainerTransition.Order { .appearingFirst }
  final func name(of exchange: ContainerTransition) -> String { "selection" }
  final func subject(of exchange: ContainerTransition) -> UIViewController { exchange.to }

  final func supplyAnimator(
    for exchange: ContainerTransition
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    SimulatedDevice.current?.log(
      .delegate, exchange.to, "tabBarController(_:animationControllerForTransitionFrom:to:)")
    return delegate.tabBarController(
      self, animationControllerForTransitionFrom: exchange.from, to: exchange.to)
  }

  final func supplyInteractor(
    of exchange: ContainerTransition, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate else { return nil }
    SimulatedDevice.current?.log(.delegate, self, "tabBarController(_:interactionControllerFor:)")
    return delegate.tabBarController(self, interactionControllerFor: animator)
  }

  final func exchangeWillBegin(_ exchange: ContainerTransition) {}
  final func exchangeDidBegin(_ exchange: ContainerTransition) {}
  final func exchangeDidPlace(_ exchange: ContainerTransition) {}
  final func exchangeDidComplete(_ exchange: ContainerTransition) {}

  final func restoreModel(_ former: ControllerList, of exchange: ContainerTransition) {
    // A controller that is no longer a tab is not selected again.
    guard tabs.contains(where: { $0 === exchange.from }) else { return }
    selected = exchange.from
    tabBar.selectedItem = selected?.tabBarItem
    updateBar(with: nil)
  }

  final func updateChildren() {
    let arrived = arriving
    arriving = []
    for child in arrived where child.parent === self { child.didMove(toParent: self) }
    let kept = tabs.identities
    for child in children where !kept.contains(ObjectIdentifier(child)) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  final func layoutContainer() {
    area.view.frame = view.bounds
    tabBar.frame = barFrame
    let bars = ContainerBars(
      bottom: UITabBar.height, isBottomOpaque: hasOpaqueBar, safeArea: view.safeAreaInsets)
    for child in children where !child.passesBarInsetOn { child.parentBars = bars }
    area.layout()
  }
}

/// The position of the tab bar.
extension UITabBarController {
  /// The frame of the tab bar: at the bottom, or past the leading edge while it is hidden.
  private var barFrame: CGRect {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let side: CGFloat = traitCollection.layoutDirection == .rightToLeft ? 1 : -1
    return CGRect(
      x: isBarAway ? side * view.bounds.width : 0, y: view.bounds.maxY - height,
      width: view.bounds.width, height: height)
  }

  /// Hides or shows the tab bar as the top of the selected navigation stack requires, alongside a
  /// push or pop; a cancellation restores it (UIKit row 325).
  final func updateBar(with coordinator: TransitionCoordinator?) {
    let isAway = selected?.hidesTabBar ?? false
    guard isAway != isBarAway else { return }
    isBarAway = isAway
    guard isViewLoaded else { return }
    guard let coordinator, coordinator.isAnimated else {
      return UIView.performWithoutAnimation { tabBar.frame = barFrame }
    }
    coordinator.animateAlongsideTransition(in: view) { [self] _ in
      tabBar.frame = barFrame
    } completion: { [reference = BoxedReference(self)] _ in
      reference.object?.updateBar(with: nil)
    }
  }
}
