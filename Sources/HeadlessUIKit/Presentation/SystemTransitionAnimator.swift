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
  { SystemMotion.modal(style).duration }

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
    UIView.animate(SystemMotion.modal(style), animations: movement.move) { _ in
      movement.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func movement(
    of moved: UIView, over presenters: UIView?, in container: UIView
  ) -> ViewMovement {
    switch style {
    case .coverVertical: .cover(moved, in: container, comes: isPresenting)
    case .crossDissolve: .dissolve(moved, comes: isPresenting)
    case .flipHorizontal:
      // From right to left on the way in, from left to right on the way out (UIKit row 82).
      isPresenting
        ? .flip(CardFlip(from: .right, face: presenters, back: moved))
        : .flip(CardFlip(from: .left, face: moved, back: presenters))
    case .partialCurl: .curl(of: presenters, in: container, goes: isPresenting)
    }
  }
}

/// The spring of UIKit's own modal transitions and pushes (UIKit rows 169-172, 185).
enum SystemMotion {
  static let duration = 0.5
  static var modal: Motion { .spring(spring, initialVelocity: 0, duration: duration) }

  static var spring: Spring {
    SimulatedDevice.current?.configuration.choices.systemSpringIsThatOfIOS26 == true
      ? .system26 : Spring.system.clampedToCritical()
  }

  /// How a built-in transition runs: a turn and a curl take their time evenly both ways, so that half
  /// the way is half the time; chosen.
  static func modal(_ style: UIModalTransitionStyle) -> Motion {
    switch style {
    case .coverVertical, .crossDissolve: modal
    case .flipHorizontal, .partialCurl: .curve(.easeInOut, duration: 0.75)
    }
  }
}
