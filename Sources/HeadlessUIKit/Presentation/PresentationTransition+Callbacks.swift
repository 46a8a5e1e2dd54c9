/// The order of the callbacks at the beginning and the end of a transition.
extension PresentationTransition {
  // MARK: Beginning

  func notifyBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {
    tellsPresenter = presentation.removesPresentersView
    if isPresenting { presentation.notifyAdaptiveStyle(coordinator) }
    if !isOver { notifyControllerOfBeginning(on: device) }
    if !isOver { notifyAppearance() }
  }

  private func notifyControllerOfBeginning(on device: SimulatedDevice) {
    isControllerNotified = true
    // The container has the presenter's view by then (UIKit row 60).
    if isPresenting, tellsPresenter, presentation.container.window != nil {
      presentation.movePresentersViewToContainer()
    }
    let call =
      isPresenting ? "presentationTransitionWillBegin" : "dismissalTransitionWillBegin"
    device.log(.presentation, presented, call)
    isPresenting
      ? controller.presentationTransitionWillBegin() : controller.dismissalTransitionWillBegin()
  }

  /// Notifies the disappearing controller first (UIKit rows 23, 28).
  private func notifyAppearance() {
    if isPresenting { notify(presenter, appears: false) }
    if !isOver { notify(presented, appears: isPresenting) }
    if !isPresenting, !isOver { notify(presenter, appears: true) }
  }

  /// Begins the appearance or disappearance of a controller, if it takes part in the transition.
  ///
  /// - Parameter isInstalled: `false` if a canceled presentation has removed the container.
  private func notify(
    _ controller: UIViewController, appears: Bool, isInstalled: Bool = true
  ) {
    guard controller === presented || tellsPresenter, controller.appearance.canBegin(appears)
    else { return }
    // In a context that is off screen, the controller appears with the context's parent.
    if appears, isInstalled, presentation.isOffScreen { return }
    if appears, controller !== presented, presenter.isAway { return }
    controller.beginAppearance(appears, animated: animated)
  }

  func notifyIsAppearing(on device: SimulatedDevice) {
    coordinator?.refusesAnimations = true
    coordinator?.isHidden = device.configuration.choices.coordinatorIsNilInViewIsAppearing
    if isPresenting {
      presented.sendIsAppearing()
    } else if tellsPresenter {
      presenter.sendIsAppearing()
    }
    coordinator?.isHidden = false
  }

  // MARK: Canceling

  func reverseCallbacks(back: Bool) {
    guard areCallbacksReversed != back else { return }
    areCallbacksReversed = back
    let presentedAppears = isPresenting != back
    if !presentedAppears { notify(presented, appears: false) }
    notify(presenter, appears: !presentedAppears)
    if presentedAppears { notify(presented, appears: true) }
  }

  /// Ends the appearance callbacks of a canceled transition: the controller that was appearing
  /// disappears, and then the other one appears again (UIKit row 91).
  private func endReversedAppearance(includingPresenter: Bool) {
    let pair = isPresenting ? [presented, presenter] : [presenter, presented]
    for (controller, appears) in zip(pair, [false, true])
    where controller === presented || includingPresenter {
      // Otherwise the release of a system gesture has begun these callbacks already.
      if !areCallbacksReversed {
        notify(controller, appears: appears, isInstalled: !isPresenting)
      }
      endAppearance(of: controller)
    }
    areCallbacksReversed = true
  }

  // MARK: Ending

  /// Ends a presentation, and returns what calls the did-callbacks.
  func endPresentation(_ completed: Bool, _ device: SimulatedDevice) -> () -> Void {
    // A push or pop that moves the presenter meanwhile controls its view and callbacks.
    let leavesPresenter =
      presentation.isPresenterUnavailable && !presentation.isConfined
      && presenter.existingView?.parent !== presentation.container
    let removesPresenter = tellsPresenter && !leavesPresenter
    if completed {
      if presentation.phase == .presenting { presentation.phase = .presented }
      presentation.hasRemovedPresenter = removesPresenter
      checkLeftViews(device)
    }
    notifyEnd(completed, device)
    guard presentation.phase != .over else { return {} }
    if completed, removesPresenter { removePresenter() }
    if !completed { presentation.uninstall() }
    return { [self] in
      if completed {
        endAppearance(of: presented)
        if removesPresenter { endAppearance(of: presenter) }
      } else {
        endReversedAppearance(includingPresenter: removesPresenter)
      }
      presented.isMoving = nil
    }
  }

  /// Reports views that each presentation adds to the presenter's view, or to the window, and none
  /// removes.
  private func checkLeftViews(_ device: SimulatedDevice) {
    guard hasAddedViews || presenter.viewsFromTransitions > 0 else { return }
    let owners = [presenter.existingView, presentation.container.window]
    let left = owners.reduce(0) { $0 + ($1?.children.count { $0.isFromTransition } ?? 0) }
    if left > presenter.viewsFromTransitions, presenter.viewsFromTransitions > 0 {
      device.diagnose(
        .viewsLeftBehind,
        "the presentation of \(device.name(of: presented)) is not the first whose start added a "
          + "view to the view of \(device.name(of: presenter)) or to the window: \(left) of them are "
          + "there; remove it when the dismissal ends, or add it to containerView")
    }
    presenter.viewsFromTransitions = left
  }

  private func removePresenter() {
    presenter.existingView?.removeFromSuperview()
    // Its container may have made it appear again meanwhile.
    if presenter.appearance.canBegin(false) {
      presenter.beginAppearance(false, animated: animated)
    }
  }

  /// Ends a dismissal, and returns what calls the did-callbacks.
  func endDismissal(_ completed: Bool, _ device: SimulatedDevice) -> () -> Void {
    if !completed { presentation.phase = .presented }
    notifyEnd(completed, device)
    guard presentation.phase != .over else { return {} }
    if completed {
      presentation.removeViews()
      // The did-callbacks see no link, unless they follow the commit (UIKit row 30).
      let isLate = device.configuration.choices.didCallbacksFollowTheCommit
      if !isLate { presentation.unlink() }
      return { [self] in
        if tellsPresenter { endAppearance(of: presenter) }
        endAppearance(of: presented)
        if isLate { presentation.unlink() }
        presented.isMoving = nil
      }
    }
    if tellsPresenter { presenter.existingView?.removeFromSuperview() }
    // The size may have changed during the dismissal.
    presentation.container.setNeedsLayout()
    return { [self] in
      endReversedAppearance(includingPresenter: tellsPresenter)
      presented.isMoving = nil
    }
  }

  private func endAppearance(of controller: UIViewController) {
    let isUnanimated =
      controller !== presented
      && SimulatedDevice.current?.configuration.choices.presentersDidCallbacksGetFalse == true
    controller.endAppearanceIfUnderWay(animated: isUnanimated ? false : nil)
  }

  /// Notifies the presentation controller of the end, if it was notified of the beginning; the
  /// appearance callbacks follow (UIKit row 34).
  private func notifyEnd(_ completed: Bool, _ device: SimulatedDevice) {
    guard isControllerNotified else { return }
    let notified = controller
    let name = isPresenting ? "presentationTransitionDidEnd" : "dismissalTransitionDidEnd"
    device.log(.presentation, presented, "\(name)(\(completed))")
    isPresenting
      ? notified.presentationTransitionDidEnd(completed)
      : notified.dismissalTransitionDidEnd(completed)
  }

  func reportPresenterGone(on device: SimulatedDevice) {
    device.diagnose(
      .notInHierarchy,
      "the view of \(device.name(of: presenter)) left the window before the presentation of "
        + "\(device.name(of: presented)) began; the presentation is canceled")
  }
}
