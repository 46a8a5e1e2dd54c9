import SegueMotion

/// The built-in transitions of `modalTransitionStyle`.
final class SystemTransitionAnimator: NSObject, SystemAnimator {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  private let isAlert: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool, isAlert: Bool = false) {
    // A slide becomes a fade (UIKit row 328).
    let fades = SimulatedDevice.current?.accessibility.settings.crossFadesTransitions == true
    self.style = fades && style == .coverVertical ? .crossDissolve : style
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
    guard let controller, let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    let presentersView = context.view(forKey: isPresenting ? .from : .to)
    if let presentersView {
      container.insertSubview(presentersView, at: 0)
      presentersView.frame = container.bounds
    }
    if isPresenting {
      container.addSubview(view)
      view.frame = context.finalFrame(for: controller)
    }
    let movement = movement(of: view, over: presentersView, in: container)
    movement.begin()
    UIView.animate(motion, animations: movement.move) { _ in
      movement.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func movement(
    of view: UIView, over presentersView: UIView?, in container: UIView
  ) -> ViewMovement {
    if isAlert { return .alert(view, comes: isPresenting) }
    switch style {
    case .coverVertical: return .cover(view, in: container, comes: isPresenting)
    case .crossDissolve: return .dissolve(view, comes: isPresenting)
    case .flipHorizontal:
      // Right to left when presenting, left to right when dismissing (UIKit row 82).
      return isPresenting
        ? .flip(CardFlip(from: .right, face: presentersView, back: view))
        : .flip(CardFlip(from: .left, face: view, back: presentersView))
    case .partialCurl: return .curl(of: presentersView, in: container, goes: isPresenting)
    }
  }
}

/// The spring of UIKit's own modal transitions and pushes (UIKit rows 169-172, 185).
enum SystemMotion {
  /// The duration of a built-in cover or dissolve, s.
  static let duration = 0.5
  static var modal: Motion { .spring(spring, initialVelocity: 0, duration: duration) }

  static var spring: Spring {
    SimulatedDevice.currentSystemVersion >= 26
      ? .system26 : OverdampingPolicy.clamped.applied(to: .system)
  }

  /// The timing of an alert's presentation and dismissal; chosen by eye.
  static let alert = Motion.curve(.easeOut, duration: 0.25)

  /// Returns the timing of a built-in transition. A flip and a curl use a symmetric curve, so that
  /// half the progress is half the time; chosen.
  static func modal(_ style: UIModalTransitionStyle) -> Motion {
    switch style {
    case .coverVertical, .crossDissolve: modal
    case .flipHorizontal, .partialCurl: .curve(.easeInOut, duration: 0.75)
    }
  }
}
