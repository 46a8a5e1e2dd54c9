import HeadlessUIKit

/// Fades the appearing view in above the other one, linearly over 0.4 s.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    view.frame = context.finalFrame(for: controller)
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear
    ) {
      view.alpha = 1
    } completion: { _ in
      // A canceled transition has reversed the animation; the next one needs the full opacity.
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The same fade by a property animator, which can be interrupted.
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  /// The animators that were returned, in order; retained, so that each has an identity of its own.
  private(set) var animators: [UIViewPropertyAnimator] = []
  /// The reports, in order.
  private(set) var reports: [String] = []
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    let animator = animator ?? makeAnimator(context)
    self.animator = animator
    animators.append(animator)
    return animator
  }

  private func makeAnimator(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    self.context = context
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .linear)
    // A dismissal removes the presented view; all other transitions add a view.
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
      animator.addAnimations { view.alpha = 1 }
      animator.addCompletion { _ in view.alpha = 1 }
    } else if let view = context.view(forKey: .from) {
      animator.addAnimations { view.alpha = 0 }
    }
    animator.addCompletion { [weak self] position in
      self?.reports.append("completion at \(position == .end ? "end" : "start")")
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    reports.append("animationEnded(\(transitionCompleted))")
    animator = nil
  }
}
