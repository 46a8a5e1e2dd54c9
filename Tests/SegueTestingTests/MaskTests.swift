import HeadlessUIKit
import SegueTesting
import Testing

/// Opens and closes a screen by a circle that grows and shrinks, as the animated path of a mask.
private final class CircleTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var opens = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    opens = true
    return self
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    opens = false
    return self
  }
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { context?.isAnimated == false ? 0 : 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: opens ? .to : .from) else {
      return context.completeTransition(false)
    }
    if opens { context.containerView.addSubview(view) }
    let (dot, screen) = (circle(1, in: view), circle(1_000, in: view))
    let mask = CAShapeLayer()
    mask.frame = view.bounds
    mask.path = opens ? screen : dot
    view.layer.mask = mask
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      view.layer.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = opens ? dot : screen
    animation.toValue = mask.path
    animation.duration = transitionDuration(using: context)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    mask.add(animation, forKey: nil)
    CATransaction.commit()
  }

  private func circle(_ radius: CGFloat, in view: UIView) -> CGPath {
    UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: radius, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true
    ).cgPath
  }
}

@Suite struct MaskTests {
  @Test("the circle of a mask that grows and shrinks with a gesture follows it")
  func circle() {
    checkTransitioningDelegate(for: [.followsGesture]) { _ in CircleTransition() }
  }
}
