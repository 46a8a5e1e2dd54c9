import SegueMotion

/// The built-in transitions of `modalTransitionStyle`.
final class SystemTransitionAnimator: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  private let isAlert: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool, isAlert: Bool = false) {
    self.style = style
    self.isPresenting = isPresenting
    self.isAlert = isAlert
  }

  private var motion: Motion { isAlert ? SystemMotion.alert : SystemMotion.modal(style) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { motion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let controller = context.viewController(forKey: isPresenting ? .to : .from)
    guard let controller, let moved = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let presenters = context.view(forKey: isPresenting ? .from : .to)
    if let presenters {
      container.insertSubview(presenters, at: 0)
      presenters.frame = container.bounds
    }
    if isPresenting {
      container.addSubview(moved)
      moved.frame = context.finalFrame(for: controller)
    }
    let movement = movement(of: moved, over: presenters, in: container)
    movement.begin()
    UIView.animate(motion, animations: movement.move) { _ in
      movement.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func movement(
    of moved: UIView, over presenters: UIView?, in container: UIView
  ) -> ViewMovement {
    if isAlert { return .alert(moved, comes: isPresenting) }
    switch style {
    case .coverVertical: return .cover(moved, in: container, comes: isPresenting)
    case .crossDissolve: return .dissolve(moved, comes: isPresenting)
    case .flipHorizontal:
      // From right to left on the way in, from left to right on the way out (UIKit row 82).
      return isPresenting
        ? .flip(CardFlip(from: .right, face: presenters, back: moved))
        : .flip(CardFlip(from: .left, face: moved, back: presenters))
    case .partialCurl: return .curl(of: presenters, in: container, goes: isPresenting)
    }
  }
}

/// The spring of UIKit's own modal transitions and pushes (UIKit rows 169-172, 185).
enum SystemMotion {
  static let duration = 0.5
  static var modal: Motion { .spring(spring, initialVelocity: 0, duration: duration) }

  static var spring: Spring {
    (SimulatedDevice.current?.configuration.systemVersion ?? 18) >= 26
      ? .system26 : OverdampingPolicy.clamped.admitted(.system)
  }

  /// How an alert comes and goes; chosen by eye.
  static let alert = Motion.curve(.easeOut, duration: 0.25)

  /// How a built-in transition runs: a turn and a curl take their time evenly both ways, so that half
  /// the way is half the time; chosen.
  static func modal(_ style: UIModalTransitionStyle) -> Motion {
    switch style {
    case .coverVertical, .crossDissolve: modal
    case .flipHorizontal, .partialCurl: .curve(.easeInOut, duration: 0.75)
    }
  }
}
