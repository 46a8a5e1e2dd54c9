/// Zooms a view controller from a source view, or back to it.
final class ZoomAnimator: UIViewControllerAnimatedTransitioning {
  let zoomed: UIViewController
  private let opens: Bool
  private var flight: ZoomFlight?
  private var isOver = false

  init(of zoomed: UIViewController, opens: Bool) {
    self.zoomed = zoomed
    self.opens = opens
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let flight = begin(context) else { return }
    UIView.animate(SystemMotion.modal, options: [.allowUserInteraction]) {
      flight.apply(opens ? flight.open : flight.closed)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    isOver = true
    flight?.tearDown()
    flight = nil
    zoomed.zoomFinger.didEnd(animator: self)
  }

  /// Sets the initial appearance: that of a zoom interrupted at the same time, otherwise at the
  /// source or at the full frame.
  ///
  /// - Returns: The views of the zoom; `nil` for a transition without views, which is completed,
  ///   and for one that is over.
  func begin(_ context: any UIViewControllerContextTransitioning) -> ZoomFlight? {
    guard let view = context.view(forKey: opens ? .to : .from),
      let other = context.viewController(forKey: opens ? .from : .to)
    else {
      context.completeTransition(true)
      return nil
    }
    let container = context.containerView
    if let lower = context.view(forKey: opens ? .from : .to) {
      UIView.performWithoutAnimation {
        container.insertSubview(lower, at: 0)
        if !opens { lower.frame = context.finalFrame(for: other) }
      }
    }
    let place = opens ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
    let flight = ZoomFlight(of: zoomed, view, at: place, from: other, in: container)
    // Its layout may have begun a change that ended this transition.
    guard !isOver else {
      flight.tearDown()
      return nil
    }
    self.flight = flight
    let start = zoomed.zoomFinger.takeInterrupted() ?? (opens ? flight.closed : flight.open)
    UIView.performWithoutAnimation { flight.apply(start) }
    zoomed.zoomFinger.install(zoomed.view)
    return flight
  }

  /// Saves the current appearance for the transition that interrupts this one.
  func interrupt() {
    if let flight { zoomed.zoomFinger.keep(flight.shown) }
  }
}
