/// Presents a view controller full screen over a blurred background.
final class BlurredPresentationController: UIPresentationController {
  private let blur = UIVisualEffectView(effect: nil)

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    UIView.performWithoutAnimation {
      blur.frame = container.bounds
      blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insertSubview(blur, at: 0)
    }
    change(to: UIBlurEffect(style: .regular))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { blur.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { change(to: nil) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { blur.removeFromSuperview() }
  }

  private func change(to effect: UIVisualEffect?) {
    let coordinator = presentedViewController.transitionCoordinator
    guard let coordinator else { return blur.effect = effect }
    coordinator.animate(alongsideTransition: { [blur] _ in blur.effect = effect })
  }

  override func containerViewWillLayoutSubviews() { placeView() }
}
