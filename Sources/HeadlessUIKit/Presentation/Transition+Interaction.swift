/// The interruption of a transition.
extension Transition {
  final var percentDriver: UIPercentDrivenInteractiveTransition? {
    interactor as? UIPercentDrivenInteractiveTransition
  }

  /// Reports an interruptible animator that changed or ended (UIKit rows 123, 124, fault F077).
  final func checkInterruptible(on device: SimulatedDevice) {
    guard !isOver, let interruptible, let animator, let context else { return }
    if animator.interruptibleAnimator(using: context) !== interruptible {
      context.reportAnimatorChanged(on: device)
    } else if percentDriver != nil, interruptible.state != .active {
      context.reportAnimatorEnded(on: device)
    }
  }

  /// Interrupts the running transition.
  ///
  /// - Returns: The progress, 0...1; `nil` without a percent-driven interaction controller.
  final func interrupt() -> CGFloat? {
    guard percentDriver != nil, let driver, let device = SimulatedDevice.current
    else { return nil }
    if let interruptible { driver.track(interruptible) }
    return driver.interrupt(on: device)
  }
}
