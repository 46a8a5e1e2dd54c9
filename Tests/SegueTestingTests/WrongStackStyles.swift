import HeadlessUIKit
import SegueCore
import SegueMotion

/// A style of pushes and pops that satisfies every invariant; each of its subclasses has one error.
class PlainStackStyle: NSObject, TransitionStyle, NavigationTransitionDelegate {
  let pan = UIPanGestureRecognizer()
  weak var stack: UINavigationController?

  var navigationDelegate: (any NavigationTransitionDelegate)? { self }

  func attach(to controller: UIViewController, as role: TransitionRole, host: TransitionHost) {
    stack = controller as? UINavigationController
    controller.view.addGestureRecognizer(pan)
  }
  func detach(from controller: UIViewController, as role: TransitionRole) {
    pan.view?.removeGestureRecognizer(pan)
  }

  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? {
    Slide(done: { [weak self] in self?.finish($0) }, begun: { [weak self] in self?.begin($0) })
  }

  func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {}

  func begin(_ context: MovementContext) {}
  func finish(_ context: MovementContext) {}

  struct Slide: TransitionMovement {
    let done: (MovementContext) -> Void
    var begun: (MovementContext) -> Void = { _ in }
    var timing: TransitionTiming { .curve(.linear, duration: 0.2) }
    func prepare(_ context: MovementContext) {
      begun(context)
      if context.direction == .forward {
        context.view.frame.origin.x = context.presentedFrame.width
      }
    }
    func animate(_ context: MovementContext) {
      context.view.frame.origin.x = context.direction == .forward ? 0 : context.presentedFrame.width
    }
    func finish(_ context: MovementContext, completed: Bool) { done(context) }
  }
}

/// Leaves the page slightly displaced, by a transform that the navigation controller does not
/// reset.
final class MisplacedPageStyle: PlainStackStyle {
  override func finish(_ context: MovementContext) {
    if context.direction == .forward { context.view.transform.tx = 3 }
  }
}

/// Is the navigation controller's delegate itself, and does not complete a push.
final class NeverPushedStyle: PlainStackStyle, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  override func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    super.attach(to: controller, as: role, host: host)
    stack?.delegate = self
  }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? self : nil }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

/// Leaves the page below dimmed.
final class DimmedPageStyle: PlainStackStyle {
  override func finish(_ context: MovementContext) { context.presentingView?.alpha = 0.5 }
}

/// Does not remove its recognizer in `detach`.
final class ClingingStyle: PlainStackStyle {
  override func detach(from controller: UIViewController, as role: TransitionRole) {}
}

/// Retains the views of all transitions.
final class HoardingStackStyle: PlainStackStyle {
  static var kept: [UIView] = []
  override func finish(_ context: MovementContext) { Self.kept.append(context.view) }
}

/// Completes a push or pop as canceled when a touch begins, without canceling it, and a second time
/// after the fade that it adds.
final class TouchEndedStackStyle: PlainStackStyle {
  private final class TouchRecognizer: UIGestureRecognizer {
    var touchBegan: () -> Void = {}
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      touchBegan()
      state = .failed
    }
  }

  private let touch = TouchRecognizer()
  private weak var moving: UIView?
  private weak var running: TransitionAnimator?

  override func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    super.attach(to: controller, as: role, host: host)
    touch.touchBegan = { [weak self] in self?.completeTwice() }
    controller.view.addGestureRecognizer(touch)
  }
  override func detach(from controller: UIViewController, as role: TransitionRole) {
    super.detach(from: controller, as: role)
    touch.view?.removeGestureRecognizer(touch)
  }
  override func begin(_ context: MovementContext) { moving = context.view }
  override func willRun(_ animator: TransitionAnimator, in stack: UINavigationController) {
    running = animator
  }

  private func completeTwice() {
    guard let moving, let context = running?.context else { return }
    UIView.animate(withDuration: 0.1) {
      moving.alpha = 0.5
    } completion: { _ in
      context.completeTransition(false)
    }
    context.completeTransition(false)
  }
}
