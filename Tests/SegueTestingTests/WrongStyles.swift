import HeadlessUIKit
import SegueCore

/// A style written straight against UIKit's protocols, right in every law; each wrong style below
/// breaks one thing of it.
class PlainStyle: NSObject, TransitionStyle, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var isPresenting = true

  func attach(to controller: UIViewController, host: TransitionHost) {
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isPresenting = false
    return self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting {
      context.containerView.addSubview(view)
      place(view, context)
      view.alpha = 0
    }
    let end = isPresenting ? shownAlpha(context) : 0
    UIView.animate(withDuration: context.isAnimated ? 0.2 : 0) {
      view.alpha = end
    } completion: { [self] _ in
      complete(context)
    }
  }

  func place(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    view.frame = context.containerView.bounds
  }
  func shownAlpha(_ context: any UIViewControllerContextTransitioning) -> CGFloat { 1 }
  func complete(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
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

/// Reports the end twice.
final class TwiceCompletingStyle: PlainStyle {
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    super.complete(context)
    super.complete(context)
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
    let decoration = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    decoration.accessibilityIdentifier = "decoration"
    context.containerView.window?.addSubview(decoration)
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
