import HeadlessUIKit
import SegueCore
import SegueMotion

/// A style of pushes and pops that is right in every law; each wrong style below breaks one thing.
class PlainStackStyle: TransitionStyle, NavigationTransitionDelegate {
  let pan = UIPanGestureRecognizer()
  weak var stack: UINavigationController?

  var navigationDelegate: (any NavigationTransitionDelegate)? { self }

  func attach(to controller: UIViewController, host: TransitionHost) {
    stack = controller as? UINavigationController
    controller.view.addGestureRecognizer(pan)
  }
  func detach(from controller: UIViewController) { pan.view?.removeGestureRecognizer(pan) }

  func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { Slide { [weak self] in self?.finish($0) } }

  func finish(_ stage: TransitionStage) {}

  struct Slide: TransitionMovement {
    let done: (TransitionStage) -> Void
    var timing: TransitionTiming { .curve(.linear, duration: 0.2) }
    func prepare(_ stage: TransitionStage) {
      if stage.direction == .present { stage.view.frame.origin.x = stage.shownFrame.width }
    }
    func animate(_ stage: TransitionStage) {
      stage.view.frame.origin.x = stage.direction == .present ? 0 : stage.shownFrame.width
    }
    func finish(_ stage: TransitionStage, completed: Bool) { done(stage) }
  }
}

/// Leaves the page a little off its place, in a way that the stack does not put right.
final class MisplacedPageStyle: PlainStackStyle {
  override func finish(_ stage: TransitionStage) {
    if stage.direction == .present { stage.view.transform.tx = 3 }
  }
}

/// Drives the stack by itself, and forgets to report the end of a push.
final class NeverPushedStyle: PlainStackStyle, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  override func attach(to controller: UIViewController, host: TransitionHost) {
    super.attach(to: controller, host: host)
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
  override func finish(_ stage: TransitionStage) { stage.presentersView?.alpha = 0.5 }
}

/// Stays on the stack when it is taken off.
final class ClingingStyle: PlainStackStyle {
  override func detach(from controller: UIViewController) {}
}

/// Keeps the stage, and with it the view that went.
final class HoardingStackStyle: PlainStackStyle {
  static var kept: [UIView] = []
  override func finish(_ stage: TransitionStage) { Self.kept.append(stage.view) }
}
