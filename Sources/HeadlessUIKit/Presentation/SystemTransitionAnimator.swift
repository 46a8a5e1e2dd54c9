import SegueMotion

/// The built-in transitions of `modalTransitionStyle`.
final class SystemTransitionAnimator: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let controller = context.viewController(forKey: isPresenting ? .to : .from)
    guard let controller, let moved = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if let revealed = context.view(forKey: isPresenting ? .from : .to) {
      container.insertSubview(revealed, at: 0)
      revealed.frame = container.bounds
    }
    let (shown, alpha) = (
      isPresenting ? context.finalFrame(for: controller) : moved.frame, moved.alpha
    )
    let slides = style == .coverVertical
    var away = shown
    if slides { away.origin.y = container.bounds.maxY }
    if isPresenting {
      container.addSubview(moved)
      moved.frame = away
      if !slides { moved.alpha = 0 }
    }
    UIView.animate(SystemMotion.modal, delay: 0, options: []) { [isPresenting] in
      moved.frame = isPresenting ? shown : away
      if !slides { moved.alpha = isPresenting ? alpha : 0 }
    } completion: { _ in
      moved.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The spring of UIKit's own modal transitions and pushes (UIKit rows 169-172).
enum SystemMotion {
  static let duration = 0.5
  static let modal: Motion = {
    guard let spring = try? Spring(mass: 3, stiffness: 1000, damping: 500).clampedToCritical()
    else { return .curve(.easeInOut, duration: duration) }
    return .spring(spring, initialVelocity: 0, duration: duration)
  }()
}
