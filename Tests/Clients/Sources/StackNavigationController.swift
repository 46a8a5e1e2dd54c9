// swift-format-ignore-file
import UIKit

// Idiom: a navigation controller that is its own delegate, with a full-width swipe back. Overrides in
// extensions, names of Swift 4.1.

class StackNavigationController: UINavigationController {
  fileprivate var popInteraction: UIPercentDrivenInteractiveTransition?
  fileprivate lazy var popRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePop(_:)))
    recognizer.delegate = self
    return recognizer
  }()
}

extension StackNavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    view.addGestureRecognizer(popRecognizer)
  }

  @objc fileprivate func handlePop(_ recognizer: UIPanGestureRecognizer) {
    let progress = recognizer.translation(in: view).x / view.bounds.size.width
    switch recognizer.state {
    case .began:
      recognizer.setTranslation(.zero, in: view)
      popInteraction = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed:
      popInteraction?.update(max(0, progress))
    case .ended, .cancelled:
      let velocity = recognizer.velocity(in: view).x
      if recognizer.state != UIGestureRecognizerState.cancelled && (progress > 0.5 || velocity > 300) {
        popInteraction?.finish()
      } else {
        popInteraction?.cancel()
      }
      popInteraction = nil
    default:
      break
    }
  }
}

extension StackNavigationController: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return viewControllers.count > 1 && transitionCoordinator == nil
  }
}

extension StackNavigationController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationControllerOperation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return StackAnimator(operation, isInteractive: popInteraction != nil)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return popInteraction
  }
}

private class StackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationControllerOperation
  let isInteractive: Bool

  init(_ operation: UINavigationControllerOperation, isInteractive: Bool) {
    self.operation = operation
    self.isInteractive = isInteractive
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.35
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: UITransitionContextViewKey.from),
      let to = transitionContext.view(forKey: UITransitionContextViewKey.to),
      let toController = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let width = transitionContext.containerView.frame.width
    to.frame = transitionContext.finalFrame(for: toController)
    let isPush = operation == .push
    if isPush {
      transitionContext.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      transitionContext.containerView.insertSubview(to, belowSubview: from)
      to.transform = CGAffineTransform(translationX: -width * 0.3, y: 0)
    }
    let options: UIViewAnimationOptions = isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: options, animations: {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: isPush ? -width * 0.3 : width, y: 0)
    }) { _ in
      from.transform = .identity
      to.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
