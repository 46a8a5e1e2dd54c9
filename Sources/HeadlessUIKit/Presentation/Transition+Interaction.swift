/// What a finger does with a transition.
extension Transition {
  final var percentDriver: UIPercentDrivenInteractiveTransition? {
    interactor as? UIPercentDrivenInteractiveTransition
  }

  /// The same one is owed each time, and alive (UIKit rows 123, 124, fault F077).
  final func checkInterruptible(on device: SimulatedDevice) {
    guard !isOver, let interruptible, let animator, let context else { return }
    if animator.interruptibleAnimator(using: context) !== interruptible {
      context.reportAnimatorChanged(on: device)
    } else if percentDriver != nil, interruptible.state != .active {
      context.reportAnimatorEnded(on: device)
    }
  }

  /// A finger takes hold of it in mid-flight.
  ///
  /// - Returns: How far it is, 0...1, where the engine drives the animator.
  final func interrupt() -> CGFloat? {
    guard percentDriver != nil, let interruptible, let driver else { return nil }
    driver.follow(interruptible)
    return driver.interrupt()
  }
}
