/// Zooms a view controller from a source view, or back to it.
final class ZoomAnimator: NSObject, SystemAnimator {
  private let zoomed: UIViewController
  private let isAppearing: Bool
  private var flight: ZoomFlight?
  private var isOver = false

  init(of zoomed: UIViewController, isAppearing: Bool) {
    self.zoomed = zoomed
    self.isAppearing = isAppearing
  }

  /// A zoom can be interrupted at any time (UIKit row 97).
  var isInterruptible: Bool { true }
  var isFluid: Bool { true }

  func removeInteractionController() -> (any UIViewControllerInteractiveTransitioning)? {
    isAppearing ? nil : zoomed.zoomPanGesture.removeInteractionController(of: self)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let flight = begin(context) else { return }
    UIView.animate(SystemMotion.modal, options: [.allowUserInteraction]) {
      flight.apply(isAppearing ? flight.open : flight.closed)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    isOver = true
    flight?.tearDown()
    flight = nil
    zoomed.zoomPanGesture.didEnd(animator: self)
  }

  /// Sets the initial appearance: that of a zoom interrupted at the same time, otherwise at the
  /// source or at the full frame.
  ///
  /// - Returns: The views of the zoom; `nil` for a transition without views, which is completed,
  ///   and for one that is over.
  func begin(_ context: any UIViewControllerContextTransitioning) -> ZoomFlight? {
    guard let view = context.view(forKey: isAppearing ? .to : .from),
      let other = context.viewController(forKey: isAppearing ? .from : .to)
    else {
      context.completeTransition(true)
      return nil
    }
    let container = context.containerView
    if let lower = context.view(forKey: isAppearing ? .from : .to) {
      UIView.performWithoutAnimation {
        container.insertSubview(lower, at: 0)
        if !isAppearing { lower.frame = context.finalFrame(for: other) }
      }
    }
    let fullFrame =
      isAppearing ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
    let flight = ZoomFlight(of: zoomed, view, at: fullFrame, from: other, in: container)
    // Its layout may have begun a change that ended this transition.
    guard !isOver else {
      flight.tearDown()
      return nil
    }
    self.flight = flight
    let start =
      zoomed.zoomPanGesture.removeInterrupted() ?? (isAppearing ? flight.closed : flight.open)
    UIView.performWithoutAnimation { flight.apply(start) }
    zoomed.zoomPanGesture.install(zoomed.view)
    return flight
  }

  func interrupt() {
    if let flight { zoomed.zoomPanGesture.keep(flight.shown) }
  }
}
