/// Programmatic and interactive page turns.
extension UIPageViewController {
  final func turn(
    to wanted: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard wanted.count == 1, let controller = wanted.first else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "The number of view controllers provided (\(wanted.count)) doesn't match the number required "
          + "(1) for the requested transition")
      return
    }
    area.prepareForCall()
    if let completion { completions.append(completion) }
    take(controller, direction, animated: animated)
  }

  private func take(
    _ controller: UIViewController, _ direction: NavigationDirection, animated: Bool
  ) {
    self.direction = direction
    if controller.parent !== self {
      arriving += [controller]
      addChild(controller)
    }
    page = controller
    if controller.preferredContentSize != .zero {
      preferredContentSize = controller.preferredContentSize
    }
    area.modelDidChange(animated: animated)
  }

  final func drop(_ child: UIViewController) {
    arriving.removeAll { $0 === child }
    // Canceling an interactive turn restores the previous page.
    area.prepareForCall()
    guard page === child else { return }
    page = nil
    area.modelDidChange(animated: false)
  }

  // MARK: Interactive turns

  /// Returns the page next to the current one, from the data source.
  final func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    guard area.exchange == nil, let page, let dataSource else { return nil }
    let isForward = direction == .forward
    SimulatedDevice.current?.log(
      .delegate, page,
      "pageViewController(_:\(isForward ? "viewControllerAfter" : "viewControllerBefore"):)")
    return isForward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
  }

  /// Begins an interactive turn; the delegate is notified of its beginning and its end.
  final func beginTurning(to controller: UIViewController, _ direction: NavigationDirection) {
    guard let previous = page else { return }
    if let delegate {
      SimulatedDevice.current?.log(.delegate, controller, "pageViewController(_:willTransitionTo:)")
      delegate.pageViewController(self, willTransitionTo: [controller])
    }
    take(controller, direction, animated: true)
    area.exchange?.coordinator?.animate(alongsideTransition: nil) {
      [reference = BoxedReference(self)] context in
      reference.object?.turningDidEnd(from: previous, completed: !context.isCancelled)
    }
  }

  private func turningDidEnd(from previous: UIViewController, completed: Bool) {
    guard let delegate else { return }
    SimulatedDevice.current?.log(
      .delegate, previous,
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted: "
        + "\(completed))")
    delegate.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [previous],
      transitionCompleted: completed)
  }
}

/// Displays the current page.
extension UIPageViewController: ContentAreaContainer {
  final var wantedChild: UIViewController? { page }
  final var model: ControllerList { ControllerList(page.map { [$0] } ?? []) }
  final var appearanceOrder: ContainerTransition.Order {
    transitionStyle == .scroll ? .appearingFirstThroughout : .appearingFirst
  }
  final func name(of exchange: ContainerTransition) -> String { "page" }

  final func supplyAnimator(
    for exchange: ContainerTransition
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PageAnimator(
      transitionStyle, direction: direction, isVertical: navigationOrientation == .vertical,
      spacing: spacing)
  }

  final func supplyInteractor(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { panRecognizer.takeInteractionController() }

  final func exchangeWillBegin(_ exchange: ContainerTransition) {}
  final func exchangeDidBegin(_ exchange: ContainerTransition) {}
  final func exchangeDidComplete(_ exchange: ContainerTransition) {}
  final func restoreModel(_ former: ControllerList, of exchange: ContainerTransition) {
    page = exchange.from
  }

  final func updateChildren() {
    let arrived = arriving
    arriving = []
    for child in arrived where child.parent === self { child.didMove(toParent: self) }
    for child in children where child !== page {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    let ended = completions
    completions = []
    for completion in ended { completion(true) }
  }

  final func layoutContainer() {
    area.view.frame = view.bounds
    area.layout()
  }
}
