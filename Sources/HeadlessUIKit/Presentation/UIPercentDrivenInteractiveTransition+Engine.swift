/// How the driver reaches the transition that it was handed to.
extension UIPercentDrivenInteractiveTransition {
  /// Calls that came while the transition still waited for its turn.
  struct EarlyRequest {
    weak var transition: Transition?
    var share: CGFloat?
    var isCancelled: Bool?
  }

  /// The engine hands over the transition, before it starts.
  func take(_ context: TransitionContext, lasting duration: Double) {
    self.context = context
    lastDuration = duration
    lastShare = 0
    hasStarted = false
    lastEnd = nil
  }

  func drop(_ context: TransitionContext) {
    if self.context === context { self.context = nil }
  }

  func start(_ started: any UIViewControllerContextTransitioning) {
    guard let context, context === started else { return }
    hasStarted = true
    context.startDriven()
  }

  func interrupt() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    lastEnd = nil
    if !context.isInteractive { context.reportNotInterruptible() }
  }

  func follow(_ wanted: CGFloat) {
    guard wanted.isFinite else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "update(_:) of a percent-driven transition was given \(wanted), which is no finite number; "
          + "it stays at \(lastShare)")
      return
    }
    let share = max(0, min(1, wanted))
    guard let context else { return remember { $0.share = share } }
    guard context.isInteractive else { return noteLateUpdate(of: context) }
    lastShare = share
    context.updateInteractiveTransition(share)
  }

  /// A finger of the system lets go.
  ///
  /// - Parameter speed: How fast it went on, in whole ways per second.
  func end(finishes: Bool, speed: Double) {
    isReleasedBySystem = true
    fingerSpeed = speed
    finishes ? finish() : cancel()
  }

  func end(cancelled: Bool) {
    guard let context else { return remember { $0.isCancelled = cancelled } }
    if context.isInteractive { lastEnd = cancelled ? "cancel()" : "finish()" }
    cancelled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
  }

  /// What comes too late is said once each time that the finger lets go (fault F014).
  private func noteLateUpdate(of context: TransitionContext) {
    guard let lastEnd else { return }
    self.lastEnd = nil
    context.reportLateUpdate(after: lastEnd)
  }

  /// Keeps what comes too early, if there is a transition that it can be meant for.
  private func remember(_ note: (inout EarlyRequest) -> Void) {
    guard let waiting = SimulatedDevice.current?.transitions.last(where: { $0.stage == .waiting })
    else { return }
    var request = early ?? EarlyRequest(transition: waiting)
    if request.transition !== waiting { request = EarlyRequest(transition: waiting) }
    if request.isCancelled == nil { note(&request) }
    early = request
  }

  /// Does what was asked for before the transition began.
  func catchUp(with transition: Transition, on device: SimulatedDevice) {
    guard let request = early else { return }
    early = nil
    guard request.transition === transition, context?.isInteractive == true else { return }
    if let share = request.share { update(share) }
    guard let isCancelled = request.isCancelled else { return }
    if !isReleasedBySystem { context?.reportEarlyEnd(isCancelled: isCancelled, on: device) }
    isCancelled ? cancel() : finish()
  }
}
