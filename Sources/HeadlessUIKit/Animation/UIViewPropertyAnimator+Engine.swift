import SegueMotion

/// A group of an animator, and the share of the animator's time after which it starts.
struct AnimatorGroup {
  var group: AnimationGroup
  var start: CGFloat

  /// The group's own share of time at the animator's.
  func fraction(at fraction: CGFloat) -> CGFloat {
    start >= 1 ? (fraction >= 1 ? 1 : 0) : max(0, min(1, (fraction - start) / (1 - start)))
  }
}

/// The states of an animator and what each call does in them; a call that UIKit forbids by an
/// exception is a diagnostic and changes nothing.
extension UIViewPropertyAnimator {
  private var device: SimulatedDevice? { SimulatedDevice.current }
  private var now: Double { device?.now ?? 0 }

  func add(_ block: @escaping () -> Void, _ delayFactor: CGFloat) {
    switch state {
    case .inactive: blocks.append((block, delayFactor))
    case .active:
      // What is added under way lasts as long as is left (UIKit row 136).
      let fraction = presentFraction
      record([block], startingAt: fraction + delayFactor * (1 - fraction))
    case .stopped: misuse("addAnimations")
    @unknown default: break
    }
  }

  func start() {
    switch state {
    case .inactive:
      activate()
      if groups.allSatisfy(\.group.isEmpty), duration + delay <= 0 || device == nil {
        return end(at: .end)
      }
      run()
    case .active where !isRunning: goOn(nil, 0)
    case .active: break
    case .stopped: misuse("startAnimation")
    @unknown default: break
    }
  }

  func pause() {
    switch state {
    case .inactive:
      activate()
      hold(at: 0)
    case .active where isRunning && isInterruptible:
      // The curve turns linear and the fraction becomes the share of the way (UIKit row 273).
      let fraction = scrubsLinearly ? currentProgress : presentFraction
      hold(at: reversed ? 1 - fraction : fraction)
    case .active: break
    case .stopped: misuse("pauseAnimation")
    @unknown default: break
    }
  }

  func scrub(to fraction: CGFloat) {
    guard fraction.isFinite else { return }
    switch state {
    case .stopped: misuse("fractionComplete")
    case .active where isRunning: break
    case .inactive, .active:
      if state == .inactive { activate() }
      hold(at: max(0, min(1, fraction)))
    @unknown default: break
    }
  }

  func turn(_ backwards: Bool) {
    guard backwards != reversed, state != .stopped else { return }
    guard state == .active else {
      reversed = backwards
      return
    }
    if isRunning {
      let left = backwards ? 1 - presentFraction : presentFraction
      reversed = backwards
      goTowardsEnd(by: motion.lasting(max(0, 1 - left) * duration))
    } else {
      reversed = backwards
    }
  }

  func goOn(_ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) {
    guard state == .active, !isRunning else { return }
    let time = factor > 0 ? factor * duration : timeLeft
    let next = parameters?.motion(lasting: time) ?? motion.lasting(time)
    goTowardsEnd(by: next)
  }

  func stop(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    ends = withoutFinishing ? [] : groups.flatMap { $0.group.trackedEnds() }
    for part in groups {
      part.group.settleModel(at: now)
      UIView.end(part.group, finished: false)
    }
    leave()
    if withoutFinishing {
      forget()
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return misuse("finishAnimation(at:)") }
    let ended = completions
    if position != .current { restore(to: position) }
    forget()
    for completion in ended { completion(position) }
  }

  // MARK: Running

  var presentFraction: CGFloat {
    guard state == .active else { return 0 }
    guard isRunning else { return reversed ? 1 - pausedFraction : pausedFraction }
    guard let first = groups.first else { return 1 }
    switch first.group.playback {
    case .running(let since):
      return duration > 0 ? max(0, min(1, (now - since) / duration)) : 1
    case .held(let progress): return progress
    case .continuing: return first.group.progress(at: now)
    }
  }

  private var currentProgress: CGFloat { groups.first?.group.progress(at: now) ?? presentFraction }

  /// What is left of the time when going on by itself (UIKit row 137).
  private var timeLeft: Double {
    let shown = reversed ? 1 - pausedFraction : pausedFraction
    var used = shown
    if scrubsLinearly, case .curve(let curve, _) = motion { used = curve.parameter(forValue: shown) ?? shown }
    return max(0, 1 - used) * duration
  }

  private func activate() {
    state = .active
    for (delayFactor, some) in blocksByDelay { record(some, startingAt: delayFactor) }
    blocks = []
  }

  private var blocksByDelay: [(CGFloat, [() -> Void])] {
    var parts: [(CGFloat, [() -> Void])] = []
    for (block, delayFactor) in blocks {
      if let index = parts.firstIndex(where: { $0.0 == delayFactor }) {
        parts[index].1.append(block)
      } else {
        parts.append((delayFactor, [block]))
      }
    }
    return parts
  }

  private func record(_ blocks: [() -> Void], startingAt start: CGFloat) {
    guard let recorder = device?.recorder else { return blocks.forEach { $0() } }
    let part = motion.lasting(motion.duration * (1 - start))
    let group = AnimationGroup(
      identifier: recorder.makeIdentifier(), motion: part,
      beginTime: now + delay + start * duration, allowsUserInteraction: isUserInteractionEnabled)
    recorder.push(.init(group: group, timing: .init(motion: part, delay: 0)))
    blocks.forEach { $0() }
    recorder.pop()
    groups.append(AnimatorGroup(group: group, start: start))
    recorder.start(group)
  }

  private func run() {
    isRunning = true
    keepAlive = self
    scheduleEnd(after: delay + duration)
  }

  private func hold(at fraction: CGFloat) {
    isRunning = false
    pausedFraction = fraction
    cancelEnd()
    for part in groups {
      let local = part.fraction(at: fraction)
      let progress = scrubsLinearly ? local : part.group.motion.progress(at: local * part.group.motion.duration)
      part.group.playback = .held(at: progress)
    }
  }

  private func goTowardsEnd(by motion: Motion) {
    isRunning = true
    keepAlive = self
    for part in groups {
      part.group.playback = .continuing(
        from: part.group.progress(at: now), to: reversed ? 0 : 1, by: motion, since: now)
    }
    scheduleEnd(after: motion.duration)
  }

  private func scheduleEnd(after seconds: Double) {
    cancelEnd()
    endEvent = device?.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      endEvent = nil
      if pausesOnCompletion {
        hold(at: reversed ? 0 : 1)
      } else {
        end(at: reversed ? .start : .end)
      }
    }
  }

  private func cancelEnd() {
    if let endEvent { device?.queue.cancel(endEvent) }
    endEvent = nil
  }

  private func end(at position: UIViewAnimatingPosition) {
    let ended = completions
    for part in groups {
      // A reversed one leaves the model at its start (UIKit row 274).
      if position == .start {
        part.group.playback = .held(at: 0)
        part.group.settleModel(at: now)
      }
      UIView.end(part.group, finished: true)
    }
    leave()
    forget()
    for completion in ended { completion(position) }
  }

  private func restore(to position: UIViewAnimatingPosition) {
    for end in ends { end.apply(position) }
  }

  private func leave() {
    isRunning = false
    cancelEnd()
  }

  private func forget() {
    state = .inactive
    groups = []
    ends = []
    completions = []
    reversed = false
    pausedFraction = 0
    keepAlive = nil
  }

  private func misuse(_ call: String) {
    device?.diagnose(
      .misuse, "\(call) is not allowed while a property animator is \(state)")
  }
}
