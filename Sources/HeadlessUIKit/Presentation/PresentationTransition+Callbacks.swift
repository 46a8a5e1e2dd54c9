/// Who is told what in which order while a transition begins and ends.
extension PresentationTransition {
  // MARK: Beginning

  func tellEverybody(_ coordinator: TransitionCoordinator, on device: SimulatedDevice) {
    tellsPresenter = presentation.removesPresentersView
    if isPresenting { presentation.tellAdaptiveStyle(coordinator) }
    let isFirst = device.configuration.choices.transitionWillBeginPrecedesAppearance
    if isFirst, !isOver { tellControllerOfBeginning(on: device) }
    if !isOver { tellAppearance() }
    if !isFirst, !isOver { tellControllerOfBeginning(on: device) }
  }

  private func tellControllerOfBeginning(on device: SimulatedDevice) {
    isControllerTold = true
    let message =
      isPresenting ? "presentationTransitionWillBegin" : "dismissalTransitionWillBegin"
    device.log(.presentation, presented, message)
    isPresenting
      ? controller.presentationTransitionWillBegin() : controller.dismissalTransitionWillBegin()
  }

  /// The one that goes is told first (UIKit rows 23, 28).
  private func tellAppearance() {
    if isPresenting { tell(presenter, appears: false) }
    if !isOver { tell(presented, appears: isPresenting) }
    if !isPresenting, !isOver { tell(presenter, appears: true) }
  }

  private func tell(_ controller: UIViewController, appears: Bool) {
    guard controller === presented || tellsPresenter, controller.appearance.canBegin(appears)
    else { return }
    // Off screen, a context appears with its parent.
    if appears, presentation.isOffScreen { return }
    if appears, controller !== presented, presenter.isAway { return }
    controller.beginAppearance(appears, animated: animated)
  }

  func tellComing(on device: SimulatedDevice) {
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

  func turnCallbacks(back: Bool) {
    guard isTurned != back else { return }
    isTurned = back
    let presentedAppears = isPresenting != back
    if !presentedAppears { tell(presented, appears: false) }
    tell(presenter, appears: !presentedAppears)
    if presentedAppears { tell(presented, appears: true) }
  }

  // MARK: Ending

  func endPresentation(_ completed: Bool, _ device: SimulatedDevice) {
    // A push or a pop that has moved the presenter meanwhile has its view and its callbacks.
    let leavesPresenter =
      presentation.isPlaceAway && !presentation.isConfined
      && presenter.viewIfLoaded?.superview !== presentation.container
    let removesPresenter = tellsPresenter && !leavesPresenter
    if completed {
      if presentation.phase == .presenting { presentation.phase = .presented }
      presentation.hasRemovedPresenter = removesPresenter
    }
    tellEnd(completed, device) {
      guard presentation.phase != .over else { return }
      if completed {
        if removesPresenter { removePresenter() }
      } else {
        presentation.takeDown()
      }
      endAppearance(of: presented)
      if removesPresenter { endAppearance(of: presenter) }
      presented.isMoving = nil
    }
  }

  private func removePresenter() {
    presenter.viewIfLoaded?.removeFromSuperview()
    // Its container may have made it come back meanwhile.
    if presenter.appearance.canBegin(false) {
      presenter.beginAppearance(false, animated: animated)
    }
  }

  func endDismissal(_ completed: Bool, _ device: SimulatedDevice) {
    if !completed { presentation.phase = .presented }
    tellEnd(completed, device) {
      guard presentation.phase != .over else { return }
      if completed {
        if hasLostPresentersView { presentation.home = nil }
        presentation.takeDown()
      } else {
        if tellsPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        // The size may have changed while the view was on its way out.
        presentation.container.setNeedsLayout()
      }
      if tellsPresenter { endAppearance(of: presenter) }
      endAppearance(of: presented)
      presented.isMoving = nil
    }
  }

  /// Whether the app's animator owed the presenter's view and it is in no window: nobody puts it back
  /// (UIKit row 54).
  private var hasLostPresentersView: Bool {
    tellsPresenter && isMovedByApp && presentation.container.window != nil
      && presenter.viewIfLoaded?.window == nil
  }

  private func endAppearance(of controller: UIViewController) {
    let isQuiet =
      controller !== presented
      && SimulatedDevice.current?.configuration.choices.presentersDidCallbacksGetFalse == true
    controller.endAppearanceIfUnderWay(animated: isQuiet ? false : nil)
  }

  /// The controller hears of the end only if it heard of the beginning.
  private func tellEnd(_ completed: Bool, _ device: SimulatedDevice, appearance: () -> Void) {
    let isFirst = device.configuration.choices.transitionDidEndPrecedesAppearance
    let told = controller
    let name = isPresenting ? "presentationTransitionDidEnd" : "dismissalTransitionDidEnd"
    if !isFirst { appearance() }
    if isControllerTold {
      device.log(.presentation, presented, "\(name)(\(completed))")
      isPresenting
        ? told.presentationTransitionDidEnd(completed) : told.dismissalTransitionDidEnd(completed)
    }
    if isFirst { appearance() }
  }
}
