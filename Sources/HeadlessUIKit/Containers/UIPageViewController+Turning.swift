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
    panRecognizer.stopContinuing()
    area.prepareForCall()
    if let completion { completions.append(completion) }
    adopt(controller, direction, animated: animated)
  }

  private func adopt(
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

  /// Returns the pan direction that turns to the next or the previous page.
  final func panDirection(_ direction: NavigationDirection) -> PanDirection {
    let reverse: PanDirection =
      navigationOrientation == .vertical ? .down : .inward(in: viewIfLoaded)
    return direction == .forward ? reverse.opposite : reverse
  }

  /// Returns the page next to the current one, from the data source; `nil` during a turn.
  final func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    area.exchange == nil ? page.flatMap { neighbor(of: $0, direction) } : nil
  }

  /// Returns the page next to another one, from the data source.
  final func neighbor(
    of page: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    guard let dataSource else { return nil }
    let isForward = direction == .forward
    SimulatedDevice.current?.log(
      .delegate, page,
      "pageViewController(_:\(isForward ? "viewControllerAfter" : "viewControllerBefore"):)")
    return isForward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
  }

  /// The scrolling turn that runs by itself, which a touch interrupts (UIKit row 330); none if a
  /// later call has replaced its page.
  final var interruptibleTurn:
    (ContainerTransition, UIPercentDrivenInteractiveTransition, NavigationDirection)?
  {
    guard let exchange = area.exchange, exchange.stage == .running, exchange.to === page,
      let context = exchange.context, context.isInterruptible, !context.isInteractive,
      let driver = exchange.percentDriver, let direction = exchange.systemAnimator?.pageDirection
    else { return nil }
    return (exchange, driver, direction)
  }

  /// Begins a turn by a gesture; the delegate is notified of its beginning and its end.
  final func beginTurning(to controller: UIViewController, _ direction: NavigationDirection) {
    guard let previous = page else { return }
    if let delegate {
      SimulatedDevice.current?.log(.delegate, controller, "pageViewController(_:willTransitionTo:)")
      delegate.pageViewController(self, willTransitionTo: [controller])
    }
    adopt(controller, direction, animated: true)
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
  final func subject(of exchange: ContainerTransition) -> UIViewController { exchange.to }

  final func systemAnimator(for exchange: ContainerTransition) -> (any SystemAnimator)? {
    PageAnimator(
      transitionStyle, direction: direction, isVertical: navigationOrientation == .vertical,
      spacing: spacing)
  }

  final func supplyInteractor(
    of exchange: ContainerTransition, using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    panRecognizer.interactionController(for: area.exchange)
  }

  final func exchangeWillBegin(_ exchange: ContainerTransition) {}
  final func exchangeDidBegin(_ exchange: ContainerTransition) {}
  final func exchangeDidPlace(_ exchange: ContainerTransition) {}
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
    panRecognizer.continueTurning()
  }

  final func layoutContainer() {
    area.view.frame = view.bounds
    area.layout()
  }
}
