import HeadlessUIKit
import SegueCore

// `WrongStyle.all` names the invariant that each of these violates.

/// Moves the disappearing view before the animation.
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

/// Begins with the disappearing view half transparent, as a second fade does that replaces the first
/// (UIKit row 159).
final class HalfFadingStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .from)?.alpha = 0.5
    super.animateTransition(using: context)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .from)?.alpha = 1
    super.complete(context)
  }
}

/// Displaces the presented view slightly.
final class MisplacedStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 3)
  }
}

/// Does not complete the presentation.
final class NeverCompletingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented ?? false
    if !isPresenting { super.complete(context) }
  }
}

/// Completes the transition immediately instead of at the end of the animation.
final class HastyStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    super.complete(context)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {}
}

/// Completes the transition twice.
final class TwiceCompletingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    super.complete(context)
    super.complete(context)
  }
}

/// Waits for a gesture in a programmatic dismissal.
final class WaitingStyle: PlainStyle {
  private let driver = UIPercentDrivenInteractiveTransition()
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Begins a dismissal by a drag, cancels it when the drag ends, and keeps the driver for the next
/// one.
final class StaleDriverStyle: PlainStyle {
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

/// Always completes the transition as finished.
final class AlwaysCompletedStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(true)
  }
}

/// Completes a dismissal as canceled without a cancellation.
final class NeverDismissedStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    isDismissing(context) ? context.completeTransition(false) : super.complete(context)
  }
}

/// Cancels a programmatic dismissal.
final class UnwillingStyle: PlainStyle {
  private let refusal = Refusal()
  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { refusal }

  private final class Refusal: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
  }
}

/// Dismisses during the presentation.
final class EagerStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let presented = context.viewController(forKey: .to)
    if presented?.isBeingPresented == true { presented?.dismiss(animated: true) }
  }
}

/// Dims the presenter, and restores it only after a completed dismissal.
final class ForgetfulStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    let presenter = context.viewController(forKey: .from)?.view
    UIView.animate(withDuration: context.isAnimated ? 0.2 : 0) { presenter?.alpha = 0.5 }
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    let presenter = context.viewController(forKey: .to)
    if presenter?.isBeingPresented == false, !context.transitionWasCancelled {
      presenter?.view.alpha = 1
    }
    super.complete(context)
  }
}

/// Moves the view with a drag, and leaves it there.
final class DraggedStyle: PlainStyle {
  private let pan = UIPanGestureRecognizer()

  override func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    super.attach(to: controller, as: role, host: host)
    pan.onAction { pan in
      guard let pan = pan as? UIPanGestureRecognizer, pan.state == .changed else { return }
      pan.view?.center.y += pan.translation(in: nil).y
      pan.setTranslation(.zero, in: nil)
    }
    controller.view.addGestureRecognizer(pan)
  }
}

/// Leaves the view slightly transparent after an animated presentation.
final class FaintStyle: PlainStyle {
  override func presentedAlpha(_ context: any UIViewControllerContextTransitioning) -> CGFloat {
    context.isAnimated ? 0.9 : 1
  }
}

/// Adds a decoration to the window and never removes it.
final class LitteringStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    decorate(context)
  }
}

/// Adds a decoration to the window at the dismissal after an unanimated presentation.
final class SpitefulStyle: PlainStyle {
  private var wasUnanimated = false

  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if !isDismissing(context) {
      wasUnanimated = !context.isAnimated
    } else if wasUnanimated, !context.transitionWasCancelled {
      decorate(context)
    }
    super.complete(context)
  }
}

/// Leaves an additional inset at the right of the presenter's content.
final class InsettingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if isDismissing(context), !context.transitionWasCancelled {
      context.viewController(forKey: .to)?.additionalSafeAreaInsets.right = 8
    }
    super.complete(context)
  }
}

/// Hides the presenter's subviews, and never shows them again.
final class HidingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if isDismissing(context), !context.transitionWasCancelled {
      for view in context.viewController(forKey: .to)?.view.subviews ?? [] { view.isHidden = true }
    }
    super.complete(context)
  }
}

/// Dismisses after a presentation during which the device rotated.
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

/// Leaves the dismissed view upside down.
final class TurningStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if isDismissing(context), !context.transitionWasCancelled {
      context.view(forKey: .from)?.transform = CGAffineTransform(rotationAngle: .pi)
    }
    super.complete(context)
  }
}

/// Retains every controller that it has presented.
final class HoardingStyle: PlainStyle {
  private var hoard: [UIViewController] = []
  override func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    super.attach(to: controller, as: role, host: host)
    hoard.append(controller)
  }
}

/// Retains the context of the last transition.
final class KeepingStyle: PlainStyle {
  private var last: (any UIViewControllerContextTransitioning)?
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    last = context
    super.animateTransition(using: context)
  }
}

/// Divides by a length of zero.
final class DividingStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    let length = view.frame.minY
    view.center.y *= length / length
  }
}

/// Animates the corner radius between extremes whose difference overflows.
final class EndlessStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    guard context.isAnimated else { return }
    view.layer.cornerRadius = .greatestFiniteMagnitude
    UIView.animate(withDuration: 0.2) { view.layer.cornerRadius = -.greatestFiniteMagnitude }
  }

  override func complete(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to)?.layer.cornerRadius = 0
    super.complete(context)
  }
}

/// Begins an appearance transition of the presenter, and does not end it.
final class MeddlingStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    context.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
  }
}

/// Removes the view from the container.
final class UnseenStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    super.position(view, context)
    view.removeFromSuperview()
  }
}

/// Starts at a different position at each use.
final class RestlessStyle: PlainStyle {
  /// Shared, as the contract makes a style for each run.
  private static var uses = 0

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    guard context.isAnimated, let view = context.view(forKey: .to) else { return }
    Self.uses += 1
    let center = view.center
    view.center.x += CGFloat(Self.uses)
    UIView.animate(withDuration: 0.1) { view.center = center }
  }
}
