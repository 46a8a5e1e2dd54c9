// swift-format-ignore-file
import UIKit

// Idiom: a circle that grows out of a button: a shape layer as the mask, whose path a basic animation with
// a delegate moves, and a swipe from the right edge that closes it.

@IBDesignable class PlusButton: UIButton {
  @IBInspectable var lineColor: UIColor = .white { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    lineColor.setStroke()
    UIColor.blue.setFill()
    UIBezierPath(ovalIn: rect).fill()
    let plus = UIBezierPath()
    plus.move(to: CGPoint(x: rect.midX - 10, y: rect.midY))
    plus.addLine(to: CGPoint(x: rect.midX + 10, y: rect.midY))
    plus.move(to: CGPoint(x: rect.midX, y: rect.midY - 10))
    plus.addLine(to: CGPoint(x: rect.midX, y: rect.midY + 10))
    plus.lineWidth = 3
    plus.stroke()
  }
}

class RevealTransition: UIPercentDrivenInteractiveTransition {
  private let button: UIView
  private weak var presented: UIViewController?
  private var isSwiping = false

  init(from button: UIView) {
    self.button = button
    super.init()
  }

  func attach(to controller: UIViewController) {
    presented = controller
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgeSwiped(_:)))
    swipe.edges = [.right]
    controller.view.addGestureRecognizer(swipe)
  }

  @objc func edgeSwiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard let view = presented?.view else { return }
    let fraction = -swipe.translation(in: view).x / view.bounds.width
    switch swipe.state {
    case .began:
      isSwiping = true
      presented?.dismiss(animated: true)
    case .changed:
      update(fraction)
    case .ended where fraction > 0.4:
      isSwiping = false
      finish()
    case .ended, .cancelled, .failed:
      isSwiping = false
      cancel()
    default:
      break
    }
  }
}

extension RevealTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return RevealAnimator(opening: true, from: button.convert(button.bounds, to: nil))
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return RevealAnimator(opening: false, from: button.convert(button.bounds, to: nil))
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return isSwiping ? self : nil
  }
}

class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private let isOpening: Bool
  private let origin: CGRect
  private weak var masked: UIView?
  private var context: UIViewControllerContextTransitioning?

  init(opening: Bool, from origin: CGRect) {
    isOpening = opening
    self.origin = origin
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key = isOpening ? UITransitionContextViewControllerKey.to : .from
    guard let controller = transitionContext.viewController(forKey: key), let view = controller.view
    else { return transitionContext.completeTransition(false) }
    context = transitionContext
    masked = view
    let bounds = transitionContext.containerView.bounds
    if isOpening {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
    }
    let center = CGPoint(x: origin.midX, y: origin.midY)
    let radius = hypot(max(center.x, bounds.width - center.x), max(center.y, bounds.height - center.y))
    let small = UIBezierPath(ovalIn: origin).cgPath
    let large = UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)).cgPath
    let mask = CAShapeLayer()
    mask.path = isOpening ? large : small
    view.layer.mask = mask

    let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
    animation.fromValue = isOpening ? small : large
    animation.toValue = mask.path
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.delegate = self
    mask.add(animation, forKey: animation.keyPath)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    masked?.layer.mask = nil
    context?.completeTransition(!(context?.transitionWasCancelled ?? false))
    context = nil
  }
}
