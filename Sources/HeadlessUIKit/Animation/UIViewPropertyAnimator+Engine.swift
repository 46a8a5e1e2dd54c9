import SegueMotion

/// The states of an animator and the effect of each call in them; a call for which UIKit raises an
/// exception reports a diagnostic and changes nothing.
extension UIViewPropertyAnimator {
  var device: SimulatedDevice? { SimulatedDevice.current }
  var now: Double { device?.now ?? 0 }

  func add(_ block: @escaping () -> Void, _ delayFactor: CGFloat) {
    switch currentState {
    case .inactive: blocks.append((block, delayFactor))
    case .active: addWhileActive(block, delayFactor)
    case .stopped: reportInvalidCall("addAnimations", "finish it with finishAnimation(at:) first")
    @unknown default: break
    }
  }

  func start(after requestedDelay: TimeInterval, options: UIView.AnimationOptions = []) {
    let wait = max(0, UIView.usable(requestedDelay, "delay", otherwise: 0))
    switch currentState {
    case .inactive:
      delay = wait
      inheritTiming(options)
      if motion.main.isTooShort { motion = motion.lasting(0) }
      waitsForBlocks = blocks.isEmpty
      activate()
      if waitsForBlocks { return }
      guard device != nil else { return end(at: .end) }
      // From the start, or, if reversed, from the end.
      pausedFraction = reversed ? 1 : 0
      if reversed { pause(at: 1) }
      play(for: motion.duration, after: delay)
    case .active where !runs && !waitsForBlocks: resume(nil, 0, after: wait)
    case .active: break
    case .stopped: reportInvalidCall("startAnimation", "finish it with finishAnimation(at:) first")
    @unknown default: break
    }
  }

  func pause() {
    guard mayInterrupt("pauseAnimation") else { return }
    switch currentState {
    case .inactive:
      activate()
      pause(at: reversed ? 1 : 0)
    case .active where runs: pauseAtCurrentPosition()
    case .active: waitsForBlocks = false
    case .stopped: reportInvalidCall("pauseAnimation", "finish it with finishAnimation(at:) first")
    @unknown default: break
    }
  }

  func scrub(to requestedFraction: CGFloat) {
    guard requestedFraction.isFinite else {
      device?.diagnose(
        .notFinite,
        "fractionComplete of a property animator was set to \(requestedFraction), which is not a finite "
          + "number; it stays \(fractionComplete)")
      return
    }
    switch currentState {
    case .stopped:
      reportInvalidCall("fractionComplete", "finish it with finishAnimation(at:) first")
    case .active where runs: break
    case .inactive, .active:
      guard mayInterrupt("fractionComplete") else { return }
      if currentState == .inactive { activate() }
      waitsForBlocks = false
      let fraction = max(0, min(1, requestedFraction))
      pause(at: reversed ? 1 - fraction : fraction)
    @unknown default: break
    }
  }

  func setReversed(_ backwards: Bool) {
    guard backwards != reversed else { return }
    guard currentState != .stopped else {
      return reportInvalidCall("isReversed", "finish it with finishAnimation(at:) first")
    }
    if runs {
      let fraction = presentFraction
      let pace = clock?.secondsForAll ?? motion.duration
      for index in parts.indices {
        parts[index].pausedFraction = parts[index].timeFraction(at: now)
      }
      reversed = backwards
      pausedFraction = fraction
      play(for: (backwards ? fraction : 1 - fraction) * pace)
    } else {
      reversed = backwards
    }
  }

  func resume(
    _ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat, after wait: Double = 0
  ) {
    guard currentState != .stopped else {
      return reportInvalidCall("continueAnimation", "finish it with finishAnimation(at:) first")
    }
    guard currentState == .active, !runs, !waitsForBlocks else { return }
    guard mayInterrupt("continueAnimation") else { return }
    let factor = max(0, UIView.usable(factor, "duration factor", otherwise: 0))
    // The fraction of the duration at which the curve has the current value (UIKit row 137).
    let used = leader?.timeFraction(at: now) ?? pausedFraction
    let left = reversed ? used : 1 - (timeFractionShortOfEnd ?? used)
    let seconds = (factor > 0 ? factor : left) * duration
    if let parameters {
      play(by: AnimatorMotion(parameters, duration: seconds))
    } else {
      pausedFraction = used
      play(for: motion.main.isTooShort ? 0 : seconds, after: wait)
    }
  }

  func stop(_ withoutFinishing: Bool) {
    guard currentState == .active, mayInterrupt("stopAnimation") else { return }
    ends = withoutFinishing ? [] : parts.flatMap { $0.group.trackedEnds() }
    // In reverse, as undoing does: of the parts that changed a value, the first has the original one.
    for part in parts.reversed() {
      part.group.settleModel(at: now)
    }
    for part in parts { UIView.end(part.group, finished: false) }
    pausedFraction = presentFraction
    leave()
    if withoutFinishing {
      forget()
    } else {
      currentState = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard currentState == .stopped else {
      return reportInvalidCall("finishAnimation(at:)", "stop it with stopAnimation(false) first")
    }
    let ended = completions
    if position != .current { restore(to: position) }
    forget()
    for completion in ended { completion(position) }
  }

  func restore(to position: UIViewAnimatingPosition) {
    for end in position == .start ? ends.reversed() : ends { end.apply(position) }
  }

  /// Stops running and releases the animator's reference to itself.
  func leave() {
    runs = false
    clock = nil
    cancelEnd()
    keepAlive = nil
  }

  /// Returns to the inactive state, with the animator's original timing (UIKit rows 138, 143).
  func forget() {
    leave()
    currentState = .inactive
    motion = wanted
    blocks = []
    parts = []
    ends = []
    completions = []
    reversed = false
    waitsForBlocks = false
    pausedFraction = 0
    delay = 0
  }

  /// Handles the release of a paused or stopped animator, for which UIKit raises an exception
  /// (UIKit row 146): its animations end, and its completions never run.
  func endReleased() {
    guard currentState != .inactive, let device else { return }
    let finishes = device.configuration.choices.releasedAnimatorIsFinished
    device.diagnose(
      .invalidCall,
      "It is an error to release a paused or stopped property animator: this one is "
        + "\(currentState == .stopped ? "stopped" : "paused"); "
        + (finishes ? "it was finished at its end; " : "the app terminates here; ")
        + "retain it, and finish it with finishAnimation(at:)")
    guard finishes else { return }
    let ended = completions
    if currentState == .stopped { restore(to: .end) }
    for part in parts { UIView.end(part.group, finished: false) }
    for completion in ended { completion(.end) }
  }

  // MARK: Misuse

  func mayConfigure(_ property: String) -> Bool {
    if currentState == .inactive { return true }
    reportInvalidCall(property, "set it before the animator starts")
    return false
  }

  private func mayInterrupt(_ call: String) -> Bool {
    if canBeInterrupted { return true }
    device?.diagnose(
      .invalidCall,
      "\(call) was used on a property animator that is not interruptible; nothing changed; "
        + "set isInterruptible before the animator starts")
    return false
  }

  private func reportInvalidCall(_ call: String, _ remedy: String) {
    device?.diagnose(
      .invalidCall,
      "\(call) was used on a property animator that is \(currentState); nothing changed; \(remedy)")
  }
}
