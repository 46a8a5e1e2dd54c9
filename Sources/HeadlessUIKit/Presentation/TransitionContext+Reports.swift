/// What an app did wrong in a transition, in words that say how to mend it.
extension TransitionContext {
  /// The transition as messages name it.
  private func title(on device: SimulatedDevice) -> String {
    "\(scene.noun) of \(device.name(of: scene.subject))"
  }

  /// The coming view that the animator should have put into the container (UIKit row 54).
  func reportMissingView(on device: SimulatedDevice) {
    guard let view = scene.view(forKey: .to), !view.isDescendant(of: scene.container) else {
      return
    }
    device.diagnose(
      .viewNotInContainer,
      "the animator has not put the view of \(device.name(of: scene.to)) "
        + "into the containerView, so nothing of it is on the screen; add context.view(forKey: .to) "
        + "in animateTransition")
  }

  func reportNeverCompleted(within patience: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionNeverCompleted,
      "nobody called completeTransition for the \(title(on: device)) within "
        + "\(CGFloat(patience).shortText) s; on a phone the app would stay frozen; call "
        + "completeTransition(!context.transitionWasCancelled) when the animation ends")
  }

  func reportCompletedAfterCancel(on device: SimulatedDevice) {
    device.diagnose(
      .completedAfterCancel,
      "completeTransition(true) was called although the \(title(on: device)) was "
        + "cancelled; it ends as cancelled; pass !context.transitionWasCancelled")
  }

  func reportCompletedTwice(first: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionCompletedTwice,
      "completeTransition was called at \(CGFloat(device.now).shortText) s for the "
        + "\(title(on: device)), which was completed at "
        + "\(CGFloat(first).shortText) s; only the first call counts")
  }
}
