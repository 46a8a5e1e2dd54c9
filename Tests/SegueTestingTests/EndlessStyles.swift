import HeadlessUIKit
import SegueCore
import SegueMotion

// `EndlessStyleTests` names what the contract says of each of these.

/// Animates with a duration or a spring that never ends, or ends after years.
final class TirelessStyle: PlainStyle {
  private let duration: Double
  private let spring: UISpringTimingParameters?

  init(_ duration: Double, _ spring: UISpringTimingParameters? = nil) {
    (self.duration, self.spring) = (duration, spring)
  }

  override func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let appears = !isDismissing(context)
    guard let view = context.view(forKey: appears ? .to : .from) else { return }
    if appears {
      context.containerView.addSubview(view)
      position(view, context)
      view.alpha = 0
    }
    let animator =
      spring.map { UIViewPropertyAnimator(duration: duration, timingParameters: $0) }
      ?? UIViewPropertyAnimator(duration: context.isAnimated ? duration : 0, curve: .linear)
    animator.addAnimations { view.alpha = appears ? 1 : 0 }
    animator.addCompletion { [self] _ in
      view.alpha = 1
      complete(context)
    }
    animator.startAnimation()
  }
}

/// Pages that move with a duration that never ends, or ends after years.
final class TirelessPageStyle: PlainStackStyle {
  private let timing: TransitionTiming
  private let distance: CGFloat

  init(_ timing: TransitionTiming, distance: CGFloat = 375) {
    (self.timing, self.distance) = (timing, distance)
  }

  override func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { Slide(timing: timing, distance: distance) }

  private struct Slide: TransitionMovement {
    let timing: TransitionTiming
    let distance: CGFloat
    func prepare(_ context: MovementContext) {
      if context.direction == .forward { context.view.frame.origin.x = distance }
    }
    func animate(_ context: MovementContext) {
      context.view.frame.origin.x = context.direction == .forward ? 0 : distance
    }
    func finish(_ context: MovementContext, completed: Bool) { context.view.frame.origin.x = 0 }
  }
}

/// Presents the presented controller again when its transition has completed.
final class RepresentingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    let wasDismissed = isDismissing(context)
    super.complete(context)
    guard let from, let to else { return }
    if wasDismissed { to.present(from, animated: true) } else { from.present(to, animated: true) }
  }
}

/// Lays out a view again whenever it was laid out.
final class RestlessLayoutStyle: PlainStyle {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Controller(presentedViewController: presented, presenting: presenting)
  }

  private final class Controller: CurtainController {
    private final class RestlessView: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      containerView?.addSubview(RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
  }
}

/// Begins another animation whenever one has ended.
final class PulsatingStyle: PlainStyle {
  private let duration: Double

  init(every duration: Double) { self.duration = duration }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    pulsate(context.containerView)
  }

  private func pulsate(_ view: UIView) {
    UIView.animate(withDuration: duration) {
      view.alpha = view.alpha == 1 ? 0.9 : 1
    } completion: { [self] _ in
      pulsate(view)
    }
  }
}
