import SegueCore

extension System {
  static let viewAnimators = System(
    23, "An app's own animators",
    "The transitioning delegate provides an animator for each direction, without Segue.",
    presenting: { FadingViewController() })
}

/// Retains its transitioning delegate, which UIKit does not.
final class FadingViewController: ScreenViewController {
  private let transition = FadeTransition()

  init() {
    super.init("Fade", "It fades in slowly, and out quickly.")
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }
}

/// Fades a view in over 0.4 s, and out over 0.1 s.
final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeIn() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { FadeOut() }
}

/// Fades the presented view in, at the frame that the context has for it.
final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    view.frame = context.finalFrame(for: controller)
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Fades the presented view out; the presenter's view is in place already.
final class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return context.completeTransition(false) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = 0
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
