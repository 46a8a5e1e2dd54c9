package import HeadlessUIKit

/// An animator that runs a closure.
package final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let animate: (any UIViewControllerContextTransitioning) -> Void

  /// - Parameters:
  ///   - duration: The duration that the animator announces.
  ///   - animate: Animates and completes the transition.
  package init(
    lasting duration: TimeInterval,
    _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) {
    self.duration = duration
    self.animate = animate
    super.init()
  }

  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animate(context)
  }
}
