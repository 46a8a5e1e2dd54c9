import HeadlessUIKit
import SegueCore
import SegueMotion

// `WrongStyle.all` names the invariant that each of these violates.

/// Gives the presenter another background during a dismissal, and restores it unless that is canceled.
final class StainingStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let presenter = context.viewController(forKey: .to)?.view
    if isDismissing(context) { presenter?.backgroundColor = .red }
    super.animateTransition(using: context)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if isDismissing(context), !context.transitionWasCancelled {
      context.viewController(forKey: .to)?.view.backgroundColor = nil
    }
    super.complete(context)
  }
}

/// Moves a badge into a dismissal, or across it, and removes it at the end.
final class BadgeStyle: PlainStyle {
  private let badge = UIView()
  private let crosses: Bool
  init(crosses: Bool) { self.crosses = crosses }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    guard isDismissing(context), context.isAnimated else { return }
    badge.accessibilityIdentifier = "badge"
    badge.backgroundColor = .red
    badge.frame = CGRect(x: -40, y: 20, width: 40, height: 40)
    context.containerView.addSubview(badge)
    UIView.animate(withDuration: 0.2) { [badge, crosses] in
      badge.frame.origin.x = crosses ? 2000 : 20
    }
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    badge.removeFromSuperview()
    super.complete(context)
  }
}

/// Slides the page, also with Reduce Motion.
final class MovingPageStyle: PlainStackStyle {
  override func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { MovingSlide() }

  private struct MovingSlide: TransitionMovement {
    private let slide = Slide(done: { _ in })
    var timing: TransitionTiming { slide.timing }
    var reducedMotion: any TransitionMovement { self }
    func prepare(_ context: MovementContext) { slide.prepare(context) }
    func animate(_ context: MovementContext) { slide.animate(context) }
  }
}

/// Has a delegate in a local variable.
final class ForgottenDelegateStyle: TransitionStyle {
  init() {}

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    let delegate = PlainFade()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
  }
}
