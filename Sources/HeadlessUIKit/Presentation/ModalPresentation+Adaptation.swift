/// The adaptation of a presentation to its traits (UIKit rows 209-216).
extension ModalPresentation {
  /// Notifies the delegate of the style that the presentation starts in; `.none` if it is unchanged
  /// (UIKit row 212).
  func notifyAdaptiveStyle(_ coordinator: TransitionCoordinator) {
    let requested = original.controller
    requested.delegate?.presentationController(
      requested, willPresentWithAdaptiveStyle: controller === requested ? .none : style,
      transitionCoordinator: coordinator)
  }

  /// Returns the traits that determine the adapted style: in a context the presenter's,
  /// otherwise the window's.
  private func containerTraits(in window: UITraitCollection) -> UITraitCollection {
    let style = original.presented.modalPresentationStyle
    return presenter.confines(style, original.controller) ? presenter.traitCollection : window
  }

  private func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    original.controller.adaptedStyle(of: original.presented.modalPresentationStyle, for: traits)
  }

  /// Adapts before any view is visible.
  func adaptBeforePresenting() {
    let window = presenter.existingView?.window
    let traits = containerTraits(in: window?.traitCollection ?? presenter.traitCollection)
    adaptedTraits = traits
    let wanted = adaptedStyle(for: traits)
    if wanted != .none { replaceController(for: wanted) }
  }

  /// Adapts to traits that changed during the transition.
  func adaptAfterTransition() {
    guard phase == .presented, transition == nil, let window = container.window,
      adaptedTraits?.isEqual(containerTraits(in: window.traitCollection)) == false
    else { return }
    let coordinator = TransitionCoordinator(duration: 0, isAnimated: false, container: container)
    adapt(to: window.traitCollection, coordinator)
    coordinator.runAlongside()
    coordinator.finish(canceled: false)
    SimulatedDevice.current?.keyboard.responderDidChange()
  }

  /// Adapts while the presentation is visible.
  func adapt(to traits: UITraitCollection, _ coordinator: TransitionCoordinator) {
    guard phase == .presented, transition == nil, !isViewMovedAbove, !isPresenterUnavailable else {
      return
    }
    let traits = containerTraits(in: traits)
    adaptedTraits = traits
    let wanted = adaptedStyle(for: traits)
    let target = wanted == .none ? original.presented.modalPresentationStyle : wanted
    if target != style {
      withPresentedView { changeStyle(for: wanted, coordinator) }
      // The style determines whether a presentation above removes this one's view (UIKit row 296).
      presented.ownPresentation?.updatePresenter()
    }
    updatePresenter()
  }

  private func updatePresenter() {
    guard phase == .presented, transition == nil else { return }
    let removes = wantsPresentersViewRemoved
    if removes != hasRemovedPresenter { changePresenter(isRemoved: removes) }
  }

  /// Whether a transition above has moved the presented view into its container; adaptation waits
  /// for its end.
  private var isViewMovedAbove: Bool {
    guard let above = presented.ownPresentation, let transition = above.transition
    else { return false }
    return transition.hasBegun ? transition.tellsPresenter : above.removesPresentersView
  }

  /// Whether the container is off screen, or a push, pop or tab selection moves the presenter;
  /// adaptation waits for its end.
  var isPresenterUnavailable: Bool {
    container.window == nil || presenter.isAway || presenter.isMovedByContainer
  }

  /// Replaces the presentation controller, and perhaps the presented one, during the presentation.
  private func changeStyle(
    for wanted: UIModalPresentationStyle, _ coordinator: TransitionCoordinator
  ) {
    let old = (controller: controller, presented: presented)
    let oldView = controller.presentedView
    replaceController(for: wanted)
    notifyAdaptiveStyle(coordinator)
    old.controller.dismissalTransitionWillBegin()
    let isReplaced = old.presented !== presented
    if isReplaced {
      // Presentations in its children's contexts are dismissed with it.
      for child in old.presented.children { child.dismissEverythingAtOnce() }
    }
    // First, the replaced sheet and the sheet above restore the views that they have made cards.
    let controllerAbove = old.presented.ownPresentation?.controller
    UIView.performWithoutAnimation {
      for controller in [old.controller, controllerAbove] { controller?.releasePresenter() }
    }
    install()
    controller.presentationTransitionWillBegin()
    if isReplaced {
      // The new presented controller takes over what the old one presents.
      let above = old.presented.ownPresentation
      old.presented.ownPresentation = nil
      above?.presenter = presented
      presented.ownPresentation = above
      if old.presented.appearance.canBegin(false) {
        old.presented.beginAppearance(false, animated: false)
      }
      if above?.hasRemovedPresenter != true { presented.beginAppearance(true, animated: false) }
    }
    if let view = controller.presentedView {
      UIView.performWithoutAnimation {
        // A popover's bubble may contain it already.
        if let oldView, !oldView.isInside(view) { oldView.removeFromSuperview() }
        container.addSubview(view)
        view.frame = controller.frameOfPresentedViewInContainerView
        presented.ownPresentation?.moveToPresenter()
      }
    }
    controllerAbove?.presenterDidChangeForm()
    old.controller.dismissalTransitionDidEnd(true)
    if old.controller !== controller { old.controller.container = nil }
    controller.presentationTransitionDidEnd(true)
    if isReplaced {
      old.presented.endAppearanceIfUnderWay()
      presented.endAppearanceIfUnderWay()
    }
  }

  /// Removes or restores the presenter's view after an adaptation.
  private func changePresenter(isRemoved: Bool) {
    guard presenter.appearance.canBegin(!isRemoved), isRemoved || !presenter.isAway else { return }
    hasRemovedPresenter = isRemoved
    presenter.beginAppearance(!isRemoved, animated: false)
    if isRemoved {
      rememberHome()
      presenter.existingView?.removeFromSuperview()
    } else {
      restoreHome()
    }
    presenter.endAppearanceIfUnderWay()
  }

  private func replaceController(for wanted: UIModalPresentationStyle) {
    let requested = original.controller
    if wanted == .none {
      if presented !== original.presented { presented.activePresentation = nil }
      (presented, controller) = original
      style = original.presented.modalPresentationStyle
    } else {
      presented = requested.adaptedController(for: wanted) ?? original.presented
      style = wanted
      controller = requested.adapted(to: wanted, showing: presented)
    }
    link()
  }
}

extension UIViewController {
  /// Whether a running container transition moves this controller or one of its ancestors.
  fileprivate final var isMovedByContainer: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { container in
      container.runningExchange.map { $0.hasBegun && !$0.isOver } ?? false
    }
  }
}
