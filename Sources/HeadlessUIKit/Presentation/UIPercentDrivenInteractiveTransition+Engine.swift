/// The connection between a percent-driven interaction controller and its transition.
extension UIPercentDrivenInteractiveTransition {
  /// The calls made before the transition began.
  struct EarlyRequest {
    @BoxedReference var transition: Transition?
    var fraction: CGFloat?
    var isCancelled: Bool?

    init(_ transition: Transition) { self.transition = transition }
  }

  /// Connects the transition before it starts.
  func adopt(_ context: TransitionContext, lasting duration: Double) {
    self.context = context
    lastDuration = duration
    lastFraction = 0
    hasStarted = false
    lastEnd = nil
    isIgnoredCallReported = false
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
    isIgnoredCallReported = !context.isInteractive
    if context.isInteractive { lastEnd = nil } else { context.reportNotInterruptible() }
  }

  func track(_ wanted: CGFloat) {
    guard wanted.isFinite else {
      SimulatedDevice.current?.diagnose(
        .notFinite,
        "update(_:) of a percent-driven transition was called with \(wanted), which is not finite; "
          + "it stays at \(lastFraction)")
      return
    }
    let fraction = max(0, min(1, wanted))
    guard let context else { return record { $0.fraction = fraction } }
    guard context.isInteractive else { return reportIgnored("update(_:)", of: context) }
    lastFraction = fraction
    context.updateInteractiveTransition(fraction)
  }

  /// Ends the interaction of a system gesture.
  ///
  /// - Parameter speed: The gesture's velocity, in full travels per second.
  func end(finishes: Bool, speed: Double) {
    isReleasedBySystem = true
    gestureVelocity = speed
    finishes ? finish() : cancel()
  }

  func end(canceled: Bool) {
    guard let context else { return record { $0.isCancelled = canceled } }
    if context.isInteractive {
      lastEnd = canceled ? "cancel()" : "finish()"
      isIgnoredCallReported = false
    } else if canceled, lastEnd == nil {
      reportIgnored("cancel()", of: context)
    }
    canceled ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
  }

  /// Reports a call without effect: late, or without an interaction (fault F014, UIKit row 117).
  private func reportIgnored(_ call: String, of context: TransitionContext) {
    guard hasStarted, !isIgnoredCallReported else { return }
    isIgnoredCallReported = true
    if let lastEnd {
      context.reportLateUpdate(after: lastEnd)
    } else {
      context.reportNotInteractive(call)
    }
  }

  /// Records a call for the transition that waits to begin, if there is one.
  private func record(_ note: (inout EarlyRequest) -> Void) {
    guard let waiting = SimulatedDevice.current?.transitions.last(where: { $0.stage == .waiting })
    else { return }
    var request = early ?? EarlyRequest(waiting)
    if request.transition !== waiting { request = EarlyRequest(waiting) }
    if request.isCancelled == nil { note(&request) }
    early = request
  }

  /// Performs the calls that were made before the transition began.
  func catchUp(with transition: Transition, on device: SimulatedDevice) {
    guard let request = early else { return }
    early = nil
    guard request.transition === transition, context?.isInteractive == true else { return }
    if let fraction = request.fraction { update(fraction) }
    guard let isCancelled = request.isCancelled else { return }
    if !isReleasedBySystem { context?.reportEarlyEnd(isCancelled: isCancelled, on: device) }
    isCancelled ? cancel() : finish()
  }
}
