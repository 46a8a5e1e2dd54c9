/// The order of the callbacks at the beginning and the end of a transition.
extension PresentationTransition {
  // MARK: Beginning

  func notifyBeginning(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {
    tellsPresenter = presentation.removesPresentersView
    if isPresenting { presentation.notifyAdaptiveStyle(coordinator) }
    let isFirst = device.configuration.choices.transitionWillBeginPrecedesAppearance
    if isFirst, !isOver { notifyControllerOfBeginning(on: device) }
    if !isOver { notifyAppearance() }
    if !isFirst, !isOver { notifyControllerOfBeginning(on: device) }
  }

  private func notifyControllerOfBeginning(on device: SimulatedDevice) {
    isControllerNotified = true
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

  private func notify(_ controller: UIViewController, appears: Bool) {
    guard controller === presented || tellsPresenter, controller.appearance.canBegin(appears)
    else { return }
    // In a context that is off screen, the controller appears with the context's parent.
    if appears, presentation.isOffScreen { return }
    if appears, controller !== presented, presenter.isAway { return }
    controller.beginAppearance(appears, animated: animated)
  }

  func notifyIsAppearing(on device: SimulatedDevice) {
    coordinator?.refusesAnimations = true
    coordinator?.isHidden = device.configuration.choices.coordinatorIsNilInViewIsAppearing
    if isPresenting {
      presented.tellIsAppearing()
    } else if tellsPresenter {
      presenter.tellIsAppearing()
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

  // MARK: Ending

  func endPresentation(_ completed: Bool, _ device: SimulatedDevice) {
    // A push or pop that moves the presenter meanwhile controls its view and callbacks.
    let leavesPresenter =
      presentation.isPresenterUnavailable && !presentation.isConfined
      && presenter.existingView?.parent !== presentation.container
    let removesPresenter = tellsPresenter && !leavesPresenter
    if completed {
      if presentation.phase == .presenting { presentation.phase = .presented }
      presentation.hasRemovedPresenter = removesPresenter
    }
    notifyEnd(completed, device) {
      guard presentation.phase != .over else { return }
      if completed {
        if removesPresenter { removePresenter() }
      } else {
        presentation.uninstall()
      }
      endAppearance(of: presented)
      if removesPresenter { endAppearance(of: presenter) }
      presented.isMoving = nil
    }
  }

  private func removePresenter() {
    presenter.existingView?.removeFromSuperview()
    // Its container may have made it appear again meanwhile.
    if presenter.appearance.canBegin(false) {
      presenter.beginAppearance(false, animated: animated)
    }
  }

  func endDismissal(_ completed: Bool, _ device: SimulatedDevice) {
    if !completed { presentation.phase = .presented }
    notifyEnd(completed, device) {
      guard presentation.phase != .over else { return }
      if completed {
        if hasLostPresentersView { presentation.home = nil }
        presentation.uninstall()
      } else {
        if tellsPresenter { presenter.existingView?.removeFromSuperview() }
        // The size may have changed during the dismissal.
        presentation.container.setNeedsLayout()
      }
      if tellsPresenter { endAppearance(of: presenter) }
      endAppearance(of: presented)
      presented.isMoving = nil
    }
  }

  /// Whether the app's animator did not add the presenter's view to the window. UIKit does not add
  /// it either (UIKit row 54).
  private var hasLostPresentersView: Bool {
    tellsPresenter && isMovedByApp && presentation.container.window != nil
      && presenter.existingView?.window == nil
  }

  private func endAppearance(of controller: UIViewController) {
    let isUnanimated =
      controller !== presented
      && SimulatedDevice.current?.configuration.choices.presentersDidCallbacksGetFalse == true
    controller.endAppearanceIfUnderWay(animated: isUnanimated ? false : nil)
  }

  /// Notifies the presentation controller of the end only if it was notified of the beginning.
  private func notifyEnd(_ completed: Bool, _ device: SimulatedDevice, appearance: () -> Void) {
    let isFirst = device.configuration.choices.transitionDidEndPrecedesAppearance
    let notified = controller
    let name = isPresenting ? "presentationTransitionDidEnd" : "dismissalTransitionDidEnd"
    if !isFirst { appearance() }
    if isControllerNotified {
      device.log(.presentation, presented, "\(name)(\(completed))")
      isPresenting
        ? notified.presentationTransitionDidEnd(completed)
        : notified.dismissalTransitionDidEnd(completed)
    }
    if isFirst { appearance() }
  }
}
