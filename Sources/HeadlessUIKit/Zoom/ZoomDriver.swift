/// A zoom back under the finger that began it.
final class ZoomDriver: UIViewControllerInteractiveTransitioning {
  private let animator: () -> ZoomAnimator?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: ZoomFlight?
  private var start: ZoomLook?
  private var way = CGPoint.zero
  /// Whether the finger let go before the transition began, and with what answer.
  private var answer: (finishes: Bool, speed: CGPoint)?

  init(_ animator: @escaping () -> ZoomAnimator?) { self.animator = animator }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let animator = animator() else { return context.completeTransition(true) }
    guard let flight = animator.begin(context) else { return }
    self.context = context
    self.flight = flight
    start = flight.shown
    drag(to: way)
    if let answer { end(finishes: answer.finishes, speed: answer.speed) }
  }

  func drag(to way: CGPoint) {
    self.way = way
    guard let context, let flight, let start else { return }
    let height = context.containerView.bounds.height
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let share = height > 0 ? min(1, length / height) : 0
    UIView.performWithoutAnimation { flight.apply(start.dragged(by: way, share: share)) }
    context.updateInteractiveTransition(share)
  }

  /// The finger lets go, and went on as fast as this, pt/s.
  func end(finishes: Bool, speed: CGPoint) {
    guard let context, let flight, let start else { return answer = (finishes, speed) }
    self.context = nil
    self.flight = nil
    let release = ZoomRelease(
      of: start, at: way, speed: speed, over: context.containerView.bounds.height)
    finishes ? finish(context, flight, release) : cancel(context, flight, release)
  }

  private func finish(
    _ context: any UIViewControllerContextTransitioning, _ flight: ZoomFlight,
    _ release: ZoomRelease
  ) {
    context.finishInteractiveTransition()
    release.run(flight.steps(home: release)) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The controller has appeared again in this very turn; what is left of the way back is for the
  /// eye only (UIKit row 97).
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
