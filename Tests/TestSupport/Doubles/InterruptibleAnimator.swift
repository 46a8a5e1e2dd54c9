package import HeadlessUIKit

/// An interruptible animator: it makes one object that animates the whole transition, as UIKit requires.
package final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let make: (any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  private var animator: (any UIViewImplicitlyAnimating)?

  /// - Parameters:
  ///   - duration: The duration that the animator announces.
  ///   - make: Makes the object, which completes the transition.
  package init(
    lasting duration: TimeInterval,
    _ make: @escaping (any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  ) {
    self.duration = duration
    self.make = make
    super.init()
  }

  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  package func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    let animator = animator ?? make(context)
    self.animator = animator
    return animator
  }

  package func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
