/// The delegate that supplies the animators of a presentation: it is weak, and may be gone.
struct TransitioningDelegateReference {
  private let presented: UIViewController
  private let hadDelegate: Bool
  private var isLossReported = false

  /// Notes whether a controller that is about to be presented has a delegate.
  init(of presented: UIViewController) {
    self.presented = presented
    hadDelegate = presented.transitioningDelegate != nil
  }

  /// The delegate that there is now; its loss is reported once (fault F086).
  mutating func delegate(
    on device: SimulatedDevice
  ) -> (any UIViewControllerTransitioningDelegate)? {
    let delegate = presented.transitioningDelegate
    if hadDelegate, delegate == nil, !isLossReported {
      isLossReported = true
      device.diagnose(
        .delegateGone,
        "the transitioningDelegate of \(device.name(of: presented)) is gone: it is weak, so something "
          + "must keep it; the built-in transition runs instead")
    }
    return delegate
  }
}
