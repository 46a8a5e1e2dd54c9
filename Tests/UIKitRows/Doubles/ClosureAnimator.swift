import HeadlessUIKit

/// An animator of a single test, which runs a closure.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let animate: (any UIViewControllerContextTransitioning) -> Void

  /// - Parameters:
  ///   - duration: The duration that the animator announces.
  ///   - animate: Animates and completes the transition.
  init(
    lasting duration: TimeInterval,
    _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) {
    self.duration = duration
    self.animate = animate
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animate(context)
  }
}
