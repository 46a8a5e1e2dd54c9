import HeadlessUIKit
import SegueCore
import SegueMotion
import SegueParts

// `WrongStyle.all` and `UntidyStyleTests` name the invariant that each of these violates.

/// Moves the dismissed view only halfway out of the container.
final class HalfwayStyle: PlainStyle {
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard isDismissing(context), let view = context.view(forKey: .from) else {
      return super.animateTransition(using: context)
    }
    UIView.animate(withDuration: context.isAnimated ? 0.2 : 0) {
      view.frame.origin.y = view.bounds.height / 2
    } completion: { [self] _ in
      view.frame.origin.y = 0
      complete(context)
    }
  }
}

/// Moves the popped page only halfway out of its container.
final class HalfwayPageStyle: PlainStackStyle {
  override func navigationMovement(
    for direction: TransitionDirection, from: UIViewController, to: UIViewController,
    in stack: UINavigationController
  ) -> (any TransitionMovement)? { HalfSlide() }

  private struct HalfSlide: TransitionMovement {
    var timing: TransitionTiming { .curve(.linear, duration: 0.2) }
    func prepare(_ context: MovementContext) {
      if context.direction == .forward {
        context.view.frame.origin.x = context.presentedFrame.width
      }
    }
    func animate(_ context: MovementContext) {
      context.view.frame.origin.x =
        context.direction == .forward ? 0 : context.presentedFrame.width / 2
    }
    func finish(_ context: MovementContext, completed: Bool) { context.view.frame.origin.x = 0 }
  }
}

/// Moves a snapshot of the presenter's photo above a transition, and hides the photo meanwhile.
final class SnapshotStyle: PlainStyle {
  /// How the snapshot differs from the photo.
  enum Fault: String, CaseIterable { case none, start, place, size, opacity, corners }

  private let fault: Fault
  /// The view that moves, with the snapshot in it.
  private var flight: UIView?
  private weak var photo: UIView?

  init(_ fault: Fault) { self.fault = fault }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    super.animateTransition(using: context)
    let dismisses = isDismissing(context)
    let lower = context.viewController(forKey: dismisses ? .to : .from)?.view
    guard context.isAnimated, let photo = lower?.subviews.first,
      let snapshot = photo.squareSnapshot
    else { return }
    let flight = UIView(frame: photo.frame)
    flight.clipsToBounds = true
    flight.layer.cornerRadius = fault == .corners ? 0 : photo.layer.cornerRadius
    snapshot.frame = flight.bounds
    snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    snapshot.alpha = fault == .opacity ? 0.5 : 1
    flight.addSubview(snapshot)
    context.containerView.addSubview(flight)
    photo.alpha = 0
    (self.flight, self.photo) = (flight, photo)
    // At y 700 it is below the screen.
    if dismisses {
      flight.frame.origin.y += 700
    } else if fault == .start {
      flight.frame.origin.x += 30
    }
    UIView.animate(withDuration: 0.2) { [fault] in
      flight.frame.origin.y = dismisses ? photo.frame.minY : 700
      guard dismisses else { return }
      if fault == .place { flight.frame.origin.x += 12 }
      if fault == .size { flight.bounds.size.width += 8 }
    }
  }

  override func complete(_ context: any UIViewControllerContextTransitioning) {
    flight?.removeFromSuperview()
    photo?.alpha = 1
    (flight, photo) = (nil, nil)
    super.complete(context)
  }
}

/// Drives a dismissal by a drag down, and cancels it at the end of the drag.
final class PanStyle: PlainStyle {
  private let pan = UIPanGestureRecognizer()
  private let progress: (_ fraction: CGFloat, _ former: CGFloat) -> CGFloat
  private var former: CGFloat = 0
  private var driver: UIPercentDrivenInteractiveTransition?

  /// - Parameter progress: Returns the progress at a fraction of the screen's height, and at the former
  ///   one.
  init(_ progress: @escaping (_ fraction: CGFloat, _ former: CGFloat) -> CGFloat) {
    self.progress = progress
  }

  override func attach(
    to controller: UIViewController, as role: TransitionRole, host: TransitionHost
  ) {
    super.attach(to: controller, as: role, host: host)
    pan.onAction { [weak self, weak controller] _ in self?.track(controller) }
    controller.view.addGestureRecognizer(pan)
  }

  private func track(_ controller: UIViewController?) {
    let fraction = pan.translation(in: nil).y / UIScreen.main.bounds.height
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      former = fraction
      controller?.dismiss(animated: true)
    case .changed:
      driver?.update(max(0, progress(fraction, former)))
      former = fraction
    case .ended, .cancelled:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  override func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Presents a wrapper, and takes the view out of it as a presentation completes.
final class UnwrappingStyle: PlainStyle {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Wrapping(presentedViewController: presented, presenting: presenting)
  }
  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let controller = context.viewController(forKey: isDismissing(context) ? .from : .to)
    (controller?.presentationController as? Wrapping)?.wrap()
    super.animateTransition(using: context)
  }
  override func complete(_ context: any UIViewControllerContextTransitioning) {
    if !isDismissing(context), !context.transitionWasCancelled,
      let view = context.viewController(forKey: .to)?.view
    {
      context.containerView.addSubview(view)
    }
    super.complete(context)
  }

  private final class Wrapping: UIPresentationController {
    private let wrapper = UIView()
    override var presentedView: UIView? { wrapper }

    func wrap() {
      guard let content = presentedViewController.view else { return }
      content.frame = wrapper.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(content)
    }
    override func presentationTransitionWillBegin() {
      wrapper.frame = frameOfPresentedViewInContainerView
      wrap()
    }
    override func containerViewWillLayoutSubviews() {
      wrapper.frame = frameOfPresentedViewInContainerView
    }
  }
}

/// Presents the view in a view of its own in the container, and leaves it there.
final class StagedStyle: PlainStyle {
  override func position(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let stage = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(stage)
    stage.addSubview(view)
    super.position(view, context)
    for view in [stage, view] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }
}
