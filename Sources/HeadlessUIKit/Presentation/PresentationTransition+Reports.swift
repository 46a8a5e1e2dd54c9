/// What an app did wrong in a transition, in words that say how to mend it.
extension PresentationTransition {
  private var noun: String { isPresenting ? "presentation" : "dismissal" }

  /// The coming view that the animator should have put into the container (UIKit row 54).
  func reportMissingView(on device: SimulatedDevice) {
    guard let view = context?.view(forKey: .to), !view.isDescendant(of: presentation.container)
    else { return }
    device.diagnose(
      .viewNotInContainer,
      "the animator has not put the view of \(device.name(of: isPresenting ? presented : presenter)) "
        + "into the containerView, so nothing of it is on the screen; add context.view(forKey: .to) "
        + "in animateTransition")
  }

  func reportNeverCompleted(within patience: Double, on device: SimulatedDevice) {
    device.diagnose(
      .transitionNeverCompleted,
      "nobody called completeTransition for the \(noun) of \(device.name(of: presented)) within "
        + "\(CGFloat(patience).shortText) s; on a phone the app would stay frozen; call "
        + "completeTransition(!context.transitionWasCancelled) when the animation ends")
  }

  func reportCompletedAfterCancel(on device: SimulatedDevice) {
    device.diagnose(
      .completedAfterCancel,
      "completeTransition(true) was called although the \(noun) of \(device.name(of: presented)) was "
        + "cancelled; it ends as cancelled; pass !context.transitionWasCancelled")
  }

  func reportPresenterGone(on device: SimulatedDevice) {
    device.diagnose(
      .notInHierarchy,
      "the view of \(device.name(of: presenter)) left the window before the presentation of "
        + "\(device.name(of: presented)) began; it is called off")
  }
}
