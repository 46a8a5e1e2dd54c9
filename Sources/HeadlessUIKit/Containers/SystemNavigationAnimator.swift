import SegueMotion

/// The built-in push and pop: the upper view slides across the trailing edge, and the lower view
/// shifts by a fraction of that distance.
final class SystemNavigationAnimator: NSObject, SystemAnimator {
  /// The shift of the covered view as a fraction of the width; chosen by eye.
  static let parallax: CGFloat = 0.3

  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  var restoresViews: Bool { false }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.pushDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    if SimulatedDevice.current?.accessibility.settings.crossFadesTransitions == true {
      return crossFade(from, to, finalFrame: context.finalFrame(for: arriving), context)
    }
    let isPush = operation == .push
    let finalFrame = context.finalFrame(for: arriving)
    let isMirrored = context.containerView.traitCollection.layoutDirection == .rightToLeft
    let side = (isMirrored ? -1 : 1) * finalFrame.width
    // The bars can cover another part of it.
    let leaving = context.viewController(forKey: .from)
    let initialFrame = leaving?.frame(in: context.containerView.bounds) ?? finalFrame
    let (over, under) = (side, -side * Self.parallax)
    if isPush {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
    }
    to.frame = finalFrame.offsetBy(dx: isPush ? over : under, dy: 0)
    to.layoutIfNeeded()
    UIView.animate(SystemMotion.push, delay: 0, options: []) {
      to.frame = finalFrame
      from.frame = initialFrame.offsetBy(dx: isPush ? under : over, dy: 0)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SystemNavigationAnimator {
  /// Fades the new view in over the old one (UIKit row 328).
  private func crossFade(
    _ from: UIView, _ to: UIView, finalFrame: CGRect,
    _ context: any UIViewControllerContextTransitioning
  ) {
    context.containerView.addSubview(to)
    to.frame = finalFrame
    to.layoutIfNeeded()
    let movement = ViewMovement.dissolve(to, comes: true)
    movement.begin()
    UIView.animate(SystemMotion.push, animations: movement.move) { _ in
      movement.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SystemMotion {
  /// The duration of a push or pop, s; the sources do not state it (UIKit row 186).
  static var pushDuration: Double {
    SimulatedDevice.current?.configuration.choices.pushLastsAsLongAsAPresentation == false
      ? 0.35 : duration
  }

  /// The spring of pushes and pops, truncated at their duration.
  static var push: Motion {
    .spring(spring, initialVelocity: 0, duration: pushDuration)
  }
}
