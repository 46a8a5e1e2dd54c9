// swift-format-ignore-file
import UIKit

// Idiom: Core Animation: a perspective, a basic animation with a delegate, a transaction.

class FlipTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return FlipAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { return FlipAnimator() }
}

class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let container = transitionContext.containerView
    guard let to = transitionContext.viewController(forKey: .to) else { return }
    to.view.frame = transitionContext.finalFrame(for: to)
    container.addSubview(to.view)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 800
    let start = CATransform3DRotate(perspective, .pi / 2, 0, 1, 0)
    CATransaction.begin()
    let flip = CABasicAnimation(keyPath: #keyPath(CALayer.transform))
    flip.fromValue = NSValue(caTransform3D: start)
    flip.toValue = NSValue(caTransform3D: CATransform3DIdentity)
    flip.duration = transitionDuration(using: transitionContext)
    flip.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
    flip.delegate = self
    to.view.layer.add(flip, forKey: "flip")
    CATransaction.commit()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let wasCancelled = context?.transitionWasCancelled ?? false
    context?.completeTransition(!wasCancelled)
    context = nil
  }
}
