/// The interaction controller of a zoom back by the pan gesture.
final class ZoomDriver: NSObject, UIViewControllerInteractiveTransitioning {
  /// Returns the animator, which the transition creates after this object.
  private let animator: () -> ZoomAnimator?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: ZoomFlight?
  private var start: ZoomAppearance?
  private var translation = CGPoint.zero
  /// The end of the pan, if it came before the transition began.
  private var earlyEnd: (finishes: Bool, speed: CGPoint)?

  init(_ animator: @escaping () -> ZoomAnimator?) { self.animator = animator }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let animator = animator() else { return context.completeTransition(true) }
    guard let flight = animator.begin(context) else { return }
    self.context = context
    self.flight = flight
    start = flight.shown
    drag(to: translation)
    if let earlyEnd { end(finishes: earlyEnd.finishes, speed: earlyEnd.speed) }
  }

  func drag(to translation: CGPoint) {
    self.translation = translation
    guard let context, let flight, let start else { return }
    let height = context.containerView.bounds.height
    let length = (translation.x * translation.x + translation.y * translation.y).squareRoot()
    let fraction = height > 0 ? min(1, length / height) : 0
    UIView.performWithoutAnimation {
      flight.apply(start.dragged(by: translation, fraction: fraction))
    }
    context.updateInteractiveTransition(fraction)
  }

  /// Ends the pan.
  ///
  /// - Parameter speed: The pan's velocity, pt/s.
  func end(finishes: Bool, speed: CGPoint) {
    guard let context, let flight, let start else { return earlyEnd = (finishes, speed) }
    self.context = nil
    self.flight = nil
    let release = ZoomRelease(
      of: start, at: translation, speed: speed, over: context.containerView.bounds.height)
    finishes ? finish(context, flight, release) : cancel(context, flight, release)
  }

  private func finish(
    _ context: any UIViewControllerContextTransitioning, _ flight: ZoomFlight,
    _ release: ZoomRelease
  ) {
    context.finishInteractiveTransition()
    release.run(flight.steps(toSource: release)) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Cancels the transition: the controller appears again in the same run-loop turn, and only its
  /// view still animates (UIKit row 97).
  private func cancel(
    _ context: any UIViewControllerContextTransitioning, _ flight: ZoomFlight,
    _ release: ZoomRelease
  ) {
    let view = context.view(forKey: .from)
    let rest = ZoomReturn(from: flight, over: context.view(forKey: .to))
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    if let view { rest.run(view, release) }
  }
}
