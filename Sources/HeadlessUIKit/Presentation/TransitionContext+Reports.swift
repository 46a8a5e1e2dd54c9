/// What an app did wrong in a transition, in words that say how to mend it.
extension TransitionContext {
  /// The transition as messages name it.
  private func title(on device: SimulatedDevice) -> String {
    "\(scene.noun) of \(device.name(of: scene.subject))"
  }

  /// The coming view that the animator should have put into the container (UIKit row 54).
  func reportMissingView(on device: SimulatedDevice) {
    guard let view = scene.view(forKey: .to) else { return }
    guard !view.isDescendant(of: scene.container) else { return arrivingView = view }
    device.diagnose(
      .viewNotInContainer,
      "the animator has not put the view of \(device.name(of: scene.to)) "
        + "into the containerView, so nothing of it is on the screen; add context.view(forKey: .to) "
        + "in animateTransition")
  }

  /// What the animator says is complete should be there: its views, and what it has made move
  /// (faults F005, F006, F044).
  func checkArrival(of moves: BegunAnimations, on device: SimulatedDevice) {
    guard !isEndedByHost, scene.container.window != nil else { return }
    if let arrivingView, arrivingView.window == nil { return reportLostView(on: device) }
    guard let left = moves.left(at: device.now) else { return }
    left.isRemoved
      ? reportRemoved(left.seconds, on: device) : reportCompletedEarly(left.seconds, on: device)
  }

  private func reportLostView(on device: SimulatedDevice) {
    device.diagnose(
      .viewNotInContainer,
      "the \(title(on: device)) was completed with the view of \(device.name(of: scene.to)) in no "
        + "window; once animateTransition has put it into the containerView, leave it there")
  }

  private func reportRemoved(_ left: Double, on device: SimulatedDevice) {
    device.diagnose(
      .animationsRemoved,
      "the animations of the \(title(on: device)) were taken away \(CGFloat(left).shortText) s "
        + "before their end, so that it was completed early; leave its views in the window, and what "
        + "their layers play, until completeTransition")
  }

  private func reportCompletedEarly(_ left: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionCompletedEarly,
      "completeTransition was called at \(CGFloat(device.now).shortText) s for the "
        + "\(title(on: device)), whose animation ends at \(CGFloat(device.now + left).shortText) s; "
        + "everybody is told of an end that is still to come; call it in the animation's "
        + "completion")
  }

  func reportNeverCompleted(within patience: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionNeverCompleted,
      "nobody called completeTransition for the \(title(on: device)) within "
        + "\(CGFloat(patience).shortText) s; the app stays frozen; call "
        + "completeTransition(!context.transitionWasCancelled) when the animation ends")
  }

  func reportAbandoned(after patience: Double, on device: SimulatedDevice) {
    device.diagnose(
      .interactionAbandoned,
      "the \(title(on: device)) has waited at \(percentComplete.shortText) for "
        + "\(CGFloat(patience).shortText) s, with no touch on the screen; the app stays frozen; supply an interaction controller only while a gesture is under way, "
        + "or set wantsInteractiveStart to false, and finish or cancel when the gesture ends")
  }

  func reportEarlyEnd(isCancelled: Bool, on device: SimulatedDevice) {
    let call = isCancelled ? "cancel()" : "finish()"
    device.diagnose(
      .interactionEndedEarly,
      "\(call) came before the \(title(on: device)) had started, one turn after the call that asked "
        + "for it; it counts here, on a phone the app may stay frozen; set wantsInteractiveStart to "
        + "false when the gesture has ended by then")
  }

  func reportLateUpdate(after call: String) {
    guard let device = SimulatedDevice.current else { return }
    device.diagnose(
      .interactionUpdatedLate,
      "update(_:) came after \(call) of the \(title(on: device)); it does not count here, on a phone "
        + "the animation may jump back; stop updating when the gesture ends")
  }

  func reportNotInterruptible() {
    guard let device = SimulatedDevice.current, isOpen else { return }
    device.diagnose(
      .misuse,
      "pause() was called on the \(title(on: device)), which cannot be interrupted; nothing changed; "
        + "return a property animator from interruptibleAnimator(using:)")
  }

  func reportAnimatorChanged(on device: SimulatedDevice) {
    device.diagnose(
      .animatorChanged,
      "interruptibleAnimator(using:) returned another animator than before in the "
        + "\(title(on: device)); the first one is used; make it once and keep it until "
        + "animationEnded(_:)")
  }

  func reportAnimatorEnded(on device: SimulatedDevice) {
    device.diagnose(
      .animatorChanged,
      "the interruptible animator of the \(title(on: device)) ended before the transition; it cannot "
        + "go on; complete the transition in the animator's completion")
  }

  func reportSpeed(_ speed: CGFloat, on device: SimulatedDevice) {
    device.diagnose(
      .misuse,
      "the completionSpeed of the \(title(on: device)) is \(speed); 1 is used; give a number above 0"
    )
  }

  func reportCompletedAfterCancel(on device: SimulatedDevice) {
    device.diagnose(
      .completedAfterCancel,
      "completeTransition(true) was called although the \(title(on: device)) was "
        + "canceled; it ends as completed, with its views where it started; pass !context.transitionWasCancelled"
    )
  }

  func reportCompletedTwice(first: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionCompletedTwice,
      "completeTransition was called at \(CGFloat(device.now).shortText) s for the "
        + "\(title(on: device)), which was completed at "
        + "\(CGFloat(first).shortText) s; only the first call counts")
  }
}
