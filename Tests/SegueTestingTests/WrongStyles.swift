import HeadlessUIKit
import SegueCore

// What each of these breaks is named by the law in `WrongStyle.all`.

/// Moves down a little before it goes.
final class JumpingStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .from)?.center.y += 30
    super.animateTransition(using: context)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .from)?.center.y -= 30
    super.complete(context)
  }
}

/// Stands a little off its place.
final class MisplacedStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 3)
  }
}

/// Forgets to report the end of the presentation.
final class NeverCompletingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented ?? false
    if !isPresenting { super.complete(context) }
  }
}

/// Reports the end as soon as it has begun, and not at the end.
final class HastyStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    super.complete(context)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {}
}

/// Reports the end twice.
final class TwiceCompletingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    super.complete(context)
    super.complete(context)
  }
}

/// Waits for a finger when code dismisses.
final class WaitingStyle: PlainStyle {
  private let driver = UIPercentDrivenInteractiveTransition()
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Begins a dismissal by a drag, cancels it when the drag ends, and keeps the driver for the next one.
final class StaleDriverStyle: PlainStyle {
  private let pan = UIPanGestureRecognizer()
  private var driver: UIPercentDrivenInteractiveTransition?

  override func attach(to controller: UIViewController, host: TransitionHost) {
    super.attach(to: controller, host: host)
    pan.onAction { [weak self, weak controller] pan in
      switch pan.state {
      case .began:
        self?.driver = UIPercentDrivenInteractiveTransition()
        controller?.dismiss(animated: true)
      case .changed: self?.driver?.update(0.1)
      case .ended, .cancelled: self?.driver?.cancel()
      default: break
      }
    }
    controller.view.addGestureRecognizer(pan)
  }
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Reports success whatever happened.
final class AlwaysCompletedStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}

/// Reports failure though nobody canceled.
final class NeverDismissedStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    isDismissing(context) ? context.completeTransition(false) : super.complete(context)
  }
}

/// Cancels a dismissal that nobody but code has asked for.
final class UnwillingStyle: PlainStyle {
  private let refusal = Refusal()
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { refusal }

  private final class Refusal: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
  }
}

/// Dismisses while it presents.
final class EagerStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let coming = context.viewController(forKey: .to)
    if coming?.isBeingPresented == true { coming?.dismiss(animated: true) }
  }
}

/// Dims the presenter, and lights it up again only where a dismissal is done.
final class ForgetfulStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.place(view, context)
    context.viewController(forKey: .from)?.view.alpha = 0.5
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let presenter = context.viewController(forKey: .to)
    if presenter?.isBeingPresented == false, !context.transitionWasCancelled {
      presenter?.view.alpha = 1
    }
    super.complete(context)
  }
}

/// Lets a finger move the view, and leaves it there.
final class DraggedStyle: PlainStyle {
  private let pan = UIPanGestureRecognizer()

  override func attach(to controller: UIViewController, host: TransitionHost) {
    super.attach(to: controller, host: host)
    pan.onAction { pan in
      guard let pan = pan as? UIPanGestureRecognizer, pan.state == .changed else { return }
      pan.view?.center.y += pan.translation(in: nil).y
      pan.setTranslation(.zero, in: nil)
    }
    controller.view.addGestureRecognizer(pan)
  }
}

/// Leaves the view a little transparent when it was animated.
final class FaintStyle: PlainStyle {
  override func shownAlpha(_ context: any UIViewControllerContextTransitioning) -> CGFloat {
    context.isAnimated ? 0.9 : 1
  }
}

/// Hangs a decoration on the presenter's window and never takes it back.
final class LitteringStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.place(view, context)
    decorate(context)
  }
}

/// Hangs a decoration on the window as it goes, if it came without animation.
final class SpitefulStyle: PlainStyle {
  private var cameAtOnce = false

  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if !isDismissing(context) {
      cameAtOnce = !context.isAnimated
    } else if cameAtOnce, !context.transitionWasCancelled {
      decorate(context)
    }
    super.complete(context)
  }
}

/// Leaves room at the right of the presenter's content.
final class InsettingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if isDismissing(context), !context.transitionWasCancelled {
      context.viewController(forKey: .to)?.additionalSafeAreaInsets.right = 8
    }
    super.complete(context)
  }
}

/// Hides what is in the presenter's view, and never shows it again.
final class HidingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if isDismissing(context), !context.transitionWasCancelled {
      for view in context.viewController(forKey: .to)?.view.subviews ?? [] { view.isHidden = true }
    }
    super.complete(context)
  }
}

/// Goes as soon as it is there where the screen was turned while it came.
final class ShyStyle: PlainStyle {
  private final class Presentation: UIPresentationController {
    private var isShy = false

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      isShy = presentedViewController.isBeingPresented
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      if isShy, completed { presentedViewController.dismiss(animated: false) }
    }
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Presentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Leaves what has gone upside down.
final class TurningStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if isDismissing(context), !context.transitionWasCancelled {
      context.view(forKey: .from)?.transform = CGAffineTransform(rotationAngle: .pi)
    }
    super.complete(context)
  }
}

/// Keeps every controller that it ever presented.
final class HoardingStyle: PlainStyle {
  private var hoard: [UIViewController] = []
  override func attach(to controller: UIViewController, host: TransitionHost) {
    super.attach(to: controller, host: host)
    hoard.append(controller)
  }
}

/// Keeps the context of the last transition.
final class KeepingStyle: PlainStyle {
  private var last: (any UIViewControllerContextTransitioning)?
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    last = context
    super.animateTransition(using: context)
  }
}

/// Divides by a length that is zero.
final class DividingStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.place(view, context)
    let way = view.frame.minY
    view.center.y *= way / way
  }
}

/// Rounds the corners from the largest number down to the least, whose difference is none.
final class EndlessStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.place(view, context)
    guard context.isAnimated else { return }
    view.layer.cornerRadius = .greatestFiniteMagnitude
    UIView.animate(withDuration: 0.2) { view.layer.cornerRadius = -.greatestFiniteMagnitude }
  }

  override func complete(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to)?.layer.cornerRadius = 0
    super.complete(context)
  }
}

/// Tells the presenter that it goes, and never that it is gone.
final class MeddlingStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.place(view, context)
    context.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
  }
}

/// Forgets to put the view into the container.
final class UnseenStyle: PlainStyle {
  override func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.place(view, context)
    view.removeFromSuperview()
  }
}

/// Starts elsewhere at each use.
final class RestlessStyle: PlainStyle {
  private static let uses = Uses()
  private final class Uses { var count = 0 }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    guard context.isAnimated, let view = context.view(forKey: .to) else { return }
    Self.uses.count += 1
    let place = view.center
    view.center.x += CGFloat(Self.uses.count)
    UIView.animate(withDuration: 0.1) { view.center = place }
  }
}
