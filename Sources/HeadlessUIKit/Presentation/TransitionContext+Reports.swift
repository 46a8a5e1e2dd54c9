/// Diagnostics of errors in an app's transitions.
extension TransitionContext {
  /// Returns the transition's name in messages.
  private func title(on device: SimulatedDevice) -> String {
    "\(scene.noun) of \(device.name(of: scene.subject))"
  }

  /// Reports an appearing view that the animator did not add to the container (UIKit row 54);
  /// otherwise keeps the view for `checkArrival(of:on:)`.
  func reportMissingView(on device: SimulatedDevice) {
    guard let view = scene.view(forKey: .to) else { return }
    guard !view.isInside(scene.container) else { return arrivingView = view }
    device.diagnose(
      .viewNotInContainer,
      "the animator did not add the view of \(device.name(of: scene.to)) to containerView, so the "
        + "view is not visible\(scene.restoresAppearingView ? " until the end" : ""); add context.view(forKey: .to) in "
        + "animateTransition")
  }

  /// Reports a completion without the appearing view in the window, or before the animations have
  /// ended (faults F005, F006, F044).
  func checkArrival(of moves: BegunAnimations, on device: SimulatedDevice) {
    guard !isEndedByHost, scene.container.window != nil else { return }
    if let arrivingView, arrivingView.window == nil { return reportViewNotInWindow(on: device) }
    guard let left = moves.left(at: device.now) else { return }
    left.isRemoved
      ? reportRemoved(left.seconds, on: device) : reportCompletedEarly(left.seconds, on: device)
  }

  private func reportViewNotInWindow(on device: SimulatedDevice) {
    device.diagnose(
      .viewNotInContainer,
      "the \(title(on: device)) was completed while the view of \(device.name(of: scene.to)) was "
        + "not in a window; keep it in containerView after animateTransition has added it")
  }

  private func reportRemoved(_ left: Double, on device: SimulatedDevice) {
    device.diagnose(
      .animationsRemoved,
      "the animations of the \(title(on: device)) were removed \(CGFloat(left).shortText) s "
        + "before their end, so that the transition completed early; keep its views in the "
        + "window, and the animations of their layers, until completeTransition")
  }

  private func reportCompletedEarly(_ left: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionCompletedEarly,
      "completeTransition was called at \(CGFloat(device.now).shortText) s for the "
        + "\(title(on: device)), whose animation ends at \(CGFloat(device.now + left).shortText) s; "
        + "call it in the animation's completion handler")
  }

  /// Reports a visible view that an app's animator left unusable after a cancellation: nothing
  /// restores it (UIKit row 96, fault F004).
  func checkRestored(on device: SimulatedDevice) {
    guard !isEndedByHost, let loss = initialUse?.loss else { return }
    device.diagnose(
      .viewNotRestored,
      "the canceled \(title(on: device)) left the view of \(device.name(of: scene.from)) with "
        + "\(loss); restore it in the animation's completion if transitionWasCancelled is true")
  }

  func reportNeverCompleted(within timeLimit: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionNeverCompleted,
      "completeTransition was not called for the \(title(on: device)) within "
        + "\(CGFloat(timeLimit).shortText) s; the app stays frozen; call "
        + "completeTransition(!context.transitionWasCancelled) when the animation ends")
  }

  func reportAbandoned(after timeLimit: Double, on device: SimulatedDevice) {
    device.diagnose(
      .interactionAbandoned,
      "the \(title(on: device)) has been paused at \(percentComplete.shortText) for "
        + "\(CGFloat(timeLimit).shortText) s without a touch; the app stays frozen; supply an "
        + "interaction controller only while a gesture is active, or set wantsInteractiveStart to "
        + "false, and finish or cancel when the gesture ends")
  }

  func reportEarlyEnd(isCancelled: Bool, on device: SimulatedDevice) {
    let call = isCancelled ? "cancel()" : "finish()"
    device.diagnose(
      .interactionEndedEarly,
      "\(call) was called before the \(title(on: device)) started, one run-loop turn after the "
        + "call that requested it; it takes effect here, on a device the app may stay frozen; set "
        + "wantsInteractiveStart to false when the gesture has ended by then")
  }

  func reportLateUpdate(after call: String) {
    guard let device = SimulatedDevice.current else { return }
    device.diagnose(
      .interactionUpdatedLate,
      "update(_:) was called after \(call) of the \(title(on: device)); it is ignored here, on a "
        + "device the animation may jump back; stop updating when the gesture ends")
  }

  func reportNotInteractive(_ call: String) {
    guard let device = SimulatedDevice.current, isOpen else { return }
    device.diagnose(
      .interactionUpdatedLate,
      "\(call) was called on the \(title(on: device)), which runs without an interaction, because "
        + "wantsInteractiveStart was false; it has no effect; leave wantsInteractiveStart true, or "
        + "call pause() first")
  }

  func reportCompletedDuringInteraction(on device: SimulatedDevice) {
    device.diagnose(
      .transitionCompletedEarly,
      "completeTransition was called during the interaction of the \(title(on: device)); call "
        + "finish() or cancel() first")
  }

  func reportNotInterruptible() {
    guard let device = SimulatedDevice.current, isOpen else { return }
    device.diagnose(
      .invalidCall,
      "pause() was called on the \(title(on: device)), which cannot be interrupted; nothing changed; "
        + "return a property animator from interruptibleAnimator(using:)")
  }

  func reportAnimatorNotDriven(on device: SimulatedDevice) {
    device.diagnose(
      .animatorNotDriven,
      "a property animator runs in the interactive \(title(on: device)) without following it; return "
        + "the animator from interruptibleAnimator(using:), or animate with UIView.animate")
  }

  func reportAnimatorChanged(on device: SimulatedDevice) {
    device.diagnose(
      .animatorChanged,
      "interruptibleAnimator(using:) returned a different animator than before in the "
        + "\(title(on: device)); the first one is used; create it once and keep it until "
        + "animationEnded(_:)")
  }

  func reportAnimatorEnded(on device: SimulatedDevice) {
    device.diagnose(
      .animatorChanged,
      "the interruptible animator of the \(title(on: device)) ended before the transition, which "
        + "cannot continue; complete the transition in the animator's completion")
  }

  func reportSpeed(_ speed: CGFloat, on device: SimulatedDevice) {
    device.diagnose(
      .invalidCall,
      "the completionSpeed of the \(title(on: device)) is \(speed); 1 is used; set a number above 0"
    )
  }

  func reportCompletedAfterCancel(on device: SimulatedDevice) {
    device.diagnose(
      .completedAfterCancel,
      "completeTransition(true) was called although the \(title(on: device)) was "
        + "canceled; it ends as completed, with its views at their initial positions; pass "
        + "!context.transitionWasCancelled"
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
