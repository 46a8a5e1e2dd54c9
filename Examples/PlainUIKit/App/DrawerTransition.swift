import UIKit

/// Slides a drawer in from the right, and out with a pan to the right.
class DrawerTransition: NSObject {
  private weak var drawer: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  func attach(to drawer: UIViewController) {
    self.drawer = drawer
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    drawer.view.addGestureRecognizer(pan)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let progress = max(0, pan.translation(in: view).x / view.bounds.width)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      drawer?.dismiss(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended, .cancelled:
      if pan.state == .ended, progress + pan.velocity(in: view).x / 1000 > 0.5 {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    default:
      break
    }
  }
}

extension DrawerTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return DrawerAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return DrawerAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interaction
  }
}

class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
    let inside = container.bounds
    let outside = inside.offsetBy(dx: inside.width, dy: 0)
    if isPresenting {
      view.frame = outside
      container.addSubview(view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: { view.frame = self.isPresenting ? inside : outside },
      // The bug: a drag that ends early cancels the transition.
      completion: { _ in transitionContext.completeTransition(true) })
  }
}
