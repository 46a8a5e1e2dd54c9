import SegueMotion

/// The transition between pages: the new page scrolls in next to the old one, or a page curls.
final class PageAnimator: NSObject, SystemAnimator {
  /// The duration of a page curl, s; chosen by eye.
  private static let curlDuration = 0.75

  private let style: UIPageViewController.TransitionStyle
  private let direction: UIPageViewController.NavigationDirection
  private let isVertical: Bool
  private let spacing: CGFloat
  private var curling: ViewMovement?

  init(
    _ style: UIPageViewController.TransitionStyle,
    direction: UIPageViewController.NavigationDirection, isVertical: Bool, spacing: CGFloat
  ) {
    self.style = style
    self.direction = direction
    self.isVertical = isVertical
    self.spacing = spacing
  }

  /// A scrolling page can be interrupted (UIKit row 330).
  var isInterruptible: Bool { style == .scroll }
  var restoresViews: Bool { false }
  var pageDirection: UIPageViewController.NavigationDirection? { direction }

  private var isForward: Bool { direction == .forward }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { style == .scroll ? UIScrollView.animationDuration : Self.curlDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let finalFrame = context.finalFrame(for: arriving)
    guard style == .scroll else {
      to.frame = finalFrame
      return curl(from, to, using: context)
    }
    let isMirrored = context.containerView.traitCollection.layoutDirection == .rightToLeft
    let side: CGFloat = isForward != (isMirrored && !isVertical) ? 1 : -1
    let x = isVertical ? 0 : side * (finalFrame.width + spacing)
    let y = isVertical ? side * (finalFrame.height + spacing) : 0
    context.containerView.addSubview(to)
    to.frame = finalFrame.offsetBy(dx: x, dy: y)
    to.layoutIfNeeded()
    UIView.animate(
      .curve(.easeInOut, duration: UIScrollView.animationDuration),
      animations: {
        to.frame = finalFrame
        from.frame = finalFrame.offsetBy(dx: -x, dy: -y)
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  private func curl(
    _ from: UIView, _ to: UIView, using context: any UIViewControllerContextTransitioning
  ) {
    context.containerView.insertSubview(to, aboveSubview: from)
    let exchange: ViewExchange = isForward ? .curlUp : .curlDown
    let movement = exchange.movement(from: from, to: to, alpha: to.alpha)
    curling = movement
    UIView.performWithoutAnimation(movement.begin)
    UIView.animate(withDuration: Self.curlDuration, animations: movement.move) { [weak self] _ in
      self?.endCurl()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Ends the curl of a transition that ends early.
  func animationEnded(_ transitionCompleted: Bool) { endCurl() }

  private func endCurl() {
    guard let movement = curling else { return }
    curling = nil
    UIView.performWithoutAnimation(movement.end)
  }
}
