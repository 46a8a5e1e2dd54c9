import HeadlessUIKit
import SegueCore
import SegueMotion

// `WrongStyle.all` names the invariant that each of these violates.

/// Presents the view with a difference from its final frame, and removes it as it completes.
final class JumpingEndStyle: PlainStyle {
  private let difference: CGAffineTransform
  init(_ difference: CGAffineTransform) { self.difference = difference }

  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    view.transform = difference
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: isDismissing(context) ? .from : .to)?.transform = .identity
    super.complete(context)
  }
}

/// Presents a wrapper, in which the view jumps as a presentation completes.
final class JumpingContentStyle: PlainStyle {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Wrapping(presentedViewController: presented, presenting: presenting)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let content = context.viewController(forKey: isDismissing(context) ? .from : .to)?.view
    content?.frame.origin.y = 0
    super.complete(context)
  }

  private final class Wrapping: UIPresentationController {
    private let wrapper = UIView()
    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() {
      guard let content = presentedViewController.view else { return }
      wrapper.frame = frameOfPresentedViewInContainerView
      content.frame = wrapper.bounds.offsetBy(dx: 0, dy: 12)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(content)
    }
    override func containerViewWillLayoutSubviews() {
      wrapper.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// Animates the page to 12 pt beside its final frame, where the navigation controller moves it.
final class ShortPageStyle: PlainStackStyle {
  override func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { ShortSlide() }

  private struct ShortSlide: TransitionMovement {
    var timing: TransitionTiming { .curve(.linear, duration: 0.2) }
    func prepare(_ context: MovementContext) {
      if context.direction == .forward {
        context.view.frame.origin.x = context.presentedFrame.width
      }
    }
    func animate(_ context: MovementContext) {
      context.view.frame.origin.x =
        context.direction == .forward ? 12 : context.presentedFrame.width
    }
    func finish(_ context: MovementContext, completed: Bool) {
      if completed == (context.direction == .forward) { context.view.frame.origin.x = 0 }
    }
  }
}

/// Moves the page by an animation that runs by itself, also while a gesture drives the transition.
final class NestedPageStyle: PlainStackStyle {
  private let usesBlock: Bool
  init(usesBlock: Bool) { self.usesBlock = usesBlock }

  override func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { NestedSlide(usesBlock: usesBlock) }

  private struct NestedSlide: TransitionMovement {
    let usesBlock: Bool
    var timing: TransitionTiming { .curve(.linear, duration: 0.2) }
    func prepare(_ context: MovementContext) {
      if context.direction == .forward {
        context.view.frame.origin.x = context.presentedFrame.width
      }
    }
    func animate(_ context: MovementContext) {
      let (view, width) = (context.view, context.presentedFrame.width)
      if usesBlock {
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
          view.frame.origin.x = context.direction == .forward ? 0 : width
        }
        return
      }
      UIViewPropertyAnimator(duration: UIView.inheritedAnimationDuration, curve: .linear) {
        view.frame.origin.x = context.direction == .forward ? 0 : width
      }.startAnimation()
    }
    func finish(_ context: MovementContext, completed: Bool) { context.view.frame.origin.x = 0 }
  }
}

/// Moves the page only if no gesture drives the transition; may fade the page below in any case.
final class IndifferentPageStyle: PlainStackStyle {
  private let fades: Bool
  init(fades: Bool) { self.fades = fades }

  override func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { IndifferentSlide(fades: fades) }

  private struct IndifferentSlide: TransitionMovement {
    let fades: Bool
    var timing: TransitionTiming { .curve(.linear, duration: 0.2) }
    func prepare(_ context: MovementContext) {
      if fades, context.direction == .reverse { context.presentingView?.alpha = 0.5 }
      if context.direction == .forward, !context.isInteractive {
        context.view.frame.origin.x = context.presentedFrame.width
      }
    }
    func animate(_ context: MovementContext) {
      if fades { context.presentingView?.alpha = context.direction == .forward ? 0.5 : 1 }
      guard !context.isInteractive else { return }
      context.view.frame.origin.x =
        context.direction == .forward ? 0 : context.presentedFrame.width
    }
    func finish(_ context: MovementContext, completed: Bool) {
      context.view.frame.origin.x = 0
      context.presentingView?.alpha = 1
    }
  }
}

/// Begins a dismissal by a drag, and cancels it when the drag ends, without an update in between.
final class DeafStyle: PlainStyle {
  private let pan = UIPanGestureRecognizer()
  private var driver: UIPercentDrivenInteractiveTransition?

  override func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    super.attach(to: controller, as: role, host: host)
    pan.onAction { [weak self, weak controller] pan in
      switch pan.state {
      case .began:
        self?.driver = UIPercentDrivenInteractiveTransition()
        controller?.dismiss(animated: true)
      case .ended, .cancelled:
        self?.driver?.cancel()
        self?.driver = nil
      default: break
      }
    }
    controller.view.addGestureRecognizer(pan)
  }
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Fades the presenter by an animation of its own.
final class FadingPresenterStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let dismisses = isDismissing(context)
    let presenter = context.viewController(forKey: dismisses ? .to : .from)?.view
    UIViewPropertyAnimator(duration: context.isAnimated ? 0.2 : 0, curve: .linear) {
      presenter?.alpha = dismisses ? 1 : 0.5
    }.startAnimation()
    super.animateTransition(using: context)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let dismisses = isDismissing(context)
    let presenter = context.viewController(forKey: dismisses ? .to : .from)?.view
    presenter?.alpha = dismisses != context.transitionWasCancelled ? 1 : 0.5
    super.complete(context)
  }
}

/// Animates also what is requested without animation.
final class LeisurelyStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard !context.isAnimated, let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    else { return super.animateTransition(using: context) }
    if !isDismissing(context) {
      context.containerView.addSubview(view)
      position(view, context)
    }
    view.alpha = isDismissing(context) ? 1 : 0
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1 - view.alpha
    } completion: { [self] _ in
      view.alpha = 1
      complete(context)
    }
  }
}

/// Does not complete a dismissal without animation.
final class NeverClosingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if context.isAnimated || !isDismissing(context) { super.complete(context) }
  }
}

/// Displaces the presented view, retains the controllers, and fades only what is animated.
final class ThreefoldStyle: PlainStyle {
  private var hoard: [UIViewController] = []
  override func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    super.attach(to: controller, as: role, host: host)
    hoard.append(controller)
  }
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 3)
  }
  override func presentedAlpha(_ context: any UIViewControllerContextTransitioning) -> CGFloat {
    context.isAnimated ? 0.9 : 1
  }
}
