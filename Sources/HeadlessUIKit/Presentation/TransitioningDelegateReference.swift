/// Reads the weak transitioning delegate of a presented controller, and reports its loss.
struct TransitioningDelegateReference {
  private let presented: UIViewController
  private let hadDelegate: Bool
  private var isLossReported = false

  /// Records whether the controller to present has a delegate, or had one that was deallocated.
  init(of presented: UIViewController) {
    self.presented = presented
    hadDelegate = presented.transitioningDelegate != nil || presented.hasSetTransitioningDelegate
  }

  /// Returns the current delegate, and reports its deallocation once (fault F086).
  mutating func delegate(
    on device: SimulatedDevice
  ) -> (any UIViewControllerTransitioningDelegate)? {
    let delegate = presented.transitioningDelegate
    if hadDelegate, delegate == nil, !isLossReported {
      isLossReported = true
      device.diagnose(
        .delegateDeallocated,
        "the transitioningDelegate of \(device.name(of: presented)) was deallocated: the property "
          + "is weak, so keep a strong reference; the built-in transition runs instead")
    }
    return delegate
  }
}
