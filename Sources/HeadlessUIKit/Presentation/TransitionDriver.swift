import SegueMotion

/// Scrubs the animations of a transition during an interaction, and continues them afterward.
///
/// View animations follow the transition's timeline, a fraction of its duration: linearly while it
/// is paused; after the release the completion curve takes it to its end (UIKit rows 113-115).
/// Interruptible animators have their own timeline, and their methods are called (row 271).
final class TransitionDriver {
  /// An animation group, and the fractions of the transition at which it starts and ends.
  private struct Part {
    let group: AnimationGroup
    let window: ClosedRange<Double>
  }

  private enum State {
    case paused
    case released(from: Double, to: Double, by: Motion, since: Double)
  }

  /// How a transition continues after the release.
  struct Release {
    var isReversed: Bool
    var speed: Double
    var curve: UIView.AnimationCurve
    /// The timing of interruptible animators; `nil` selects `curve`.
    var timing: (any UITimingCurveProvider)?
    /// The velocity of a system gesture, in full travels per second; `nil` for the app's gestures.
    var gestureVelocity: Double?
    /// Whether the last frame shows the opposite end (UIKit row 99).
    var flashes = false
  }

  private let duration: Double
  private let begin: Double
  /// The views whose layers follow: the container, and those passed to the coordinator (UIKit row
  /// 104).
  private let roots: () -> [UIView]
  private var parts: [Part] = []
  private var animators: [any UIViewImplicitlyAnimating] = []
  /// The animations that run by themselves until an interruption.
  private var running: [AnimationGroup] = []
  /// The animations added to layers, which pause with the transition (UIKit row 122).
  private var explicit: [(layer: CALayer, animation: RunningAnimation)] = []
  private var state = State.paused
  /// The scheduled event at which the released animations end.
  private var arrival: Int?
  private var flashes = false
  /// The progress when the state last changed, 0...1.
  private var fraction = 0.0
  /// The remaining duration after the release, s.
  private(set) var timeLeft = 0.0

  init(duration: Double, begin: Double, roots: @escaping () -> [UIView]) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.begin = begin
    self.roots = roots
  }

  // MARK: Animations

  /// Takes over new animations of blocks, except those of views outside the roots; property animators
  /// keep their own timeline (UIKit row 338).
  func track(_ groups: [AnimationGroup], on device: SimulatedDevice) {
    for group in groups where !group.isOver && group.endTime.isFinite && !group.hasOwner {
      if !parts.contains(where: { $0.group === group }) { driveLayers(of: group, on: device) }
    }
  }

  /// Whether one of the groups is a property animator's that animates a layer in a root.
  func hasAnimator(among groups: [AnimationGroup]) -> Bool {
    groups.contains { group in
      group.hasOwner && !group.isOver && group.heldLayers.contains(where: isRooted)
    }
  }

  /// Takes over animations that were just added to layers, until the release.
  func track(
    _ added: [(layer: CALayer, animation: RunningAnimation)], on device: SimulatedDevice
  ) {
    let isRooted = isRooted
    explicit += added.filter { isRooted($0.layer) }
    apply()
  }

  /// Whether a layer is inside a root.
  private var isRooted: (CALayer) -> Bool {
    let roots = roots()
    return { layer in
      layer.owner.map { view in roots.contains { view.isInside($0) } } ?? false
    }
  }

  /// Drives the animations of a group in the roots; the others continue as a group of their own.
  private func driveLayers(of group: AnimationGroup, on device: SimulatedDevice) {
    let rest = group.part(keeping: isRooted, named: device.recorder.makeIdentifier())
    if let rest {
      device.recorder.start(rest)
      UIView.endInTime(rest, on: device)
    }
    guard !group.isEmpty else { return }
    if let event = group.endEvent { device.cancel(event) }
    group.endEvent = nil
    group.finishImmediately = { [weak self] in self?.finishImmediately() }
    let length = max(duration, 1e-9)
    let start = (group.beginTime - begin) / length
    parts.append(Part(group: group, window: start...(group.endTime - begin) / length))
    apply()
    if case .released(_, _, let motion, let since) = state, arrival == nil {
      arrive(at: since + motion.duration, on: device)
    }
  }

  /// Takes over an animator and pauses it.
  func track(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators += [animator]
    animator.pauseAnimation()
  }

  /// Leaves animations running that an interruption will take over.
  func expectInterruption(of groups: [AnimationGroup]) { running = groups }

  /// Returns the longest remaining time, s, of the animations inside the roots; 0 if none runs.
  ///
  /// Animations that repeat forever do not count.
  func animationTimeLeft(on device: SimulatedDevice) -> Double {
    let recorder = device.recorder
    let ofBlocks = recorder.running
      .filter { !$0.isOver && $0.heldLayers.contains(where: isRooted) }
      .map { $0.timeLeft(at: device.now) }
    let ofLayers = recorder.animatedLayers.filter(isRooted).flatMap { layer in
      (layer.media?.animations ?? []).filter { !$0.hasEnded }
        .map { $0.remainingTime(on: layer, at: device.now) }
    }
    return (ofBlocks + ofLayers).filter(\.isFinite).max() ?? 0
  }

  // MARK: Paused

  /// Pauses the running animators and animations.
  ///
  /// - Returns: The progress of the first one from the start, 0...1.
  func interrupt(on device: SimulatedDevice) -> CGFloat {
    if let arrival { device.cancel(arrival) }
    arrival = nil
    for animator in animators { animator.pauseAnimation() }
    fraction = shownFraction(at: device.now)
    state = .paused
    timeLeft = 0
    track(running, on: device)
    running = []
    apply()
    return fraction
  }

  private func shownFraction(at time: Double) -> Double {
    if let first = animators.first {
      return first.isReversed ? 1 - first.fractionComplete : first.fractionComplete
    }
    if let first = running.first { return first.progress(at: time) }
    guard case .released(let from, let to, let motion, let since) = state else { return fraction }
    return from + (to - from) * motion.progress(at: time - since)
  }

  /// Sets the progress, 0...1.
  func scrub(to wanted: Double) {
    guard case .paused = state else { return }
    fraction = wanted
    apply()
    for animator in animators {
      animator.fractionComplete = animator.isReversed ? 1 - wanted : wanted
    }
  }

  /// Sets the playback of all animations according to the state.
  private func apply() {
    for part in parts {
      switch state {
      case .paused:
        part.group.playback = .paused(
          at: part.group.evenProgress(atPart: AnimationGroup.part(of: part.window, at: fraction)))
      case .released(let from, let to, let motion, let since):
        part.group.playback = .following(
          from: from, to: to, by: motion, since: since, interval: part.window)
      }
    }
    pauseExplicit()
  }

  /// Pauses the animations added to layers; they continue by themselves after the release.
  private func pauseExplicit() {
    guard case .paused = state else {
      for (layer, animation) in explicit { animation.resume(on: layer) }
      return explicit = []
    }
    for (layer, animation) in explicit {
      animation.pause(at: layer.ownTime(at: begin + fraction * duration), on: layer)
    }
  }

  // MARK: Released

  /// Continues all animations to their end, or back to their start.
  func release(_ release: Release, on device: SimulatedDevice) {
    guard case .paused = state else { return }
    let choices = device.configuration.choices
    let takesReverseDuration = release.isReversed && choices.cancelingTakesReverseDuration
    let end = release.isReversed ? 0.0 : 1
    let left =
      fraction == end ? 0 : (takesReverseDuration ? fraction : 1 - fraction) / release.speed
    let motion = motion(of: release, over: end - fraction, taking: left * duration)
    timeLeft = motion.duration
    state = .released(from: fraction, to: end, by: motion, since: device.now)
    apply()
    flashes = release.flashes
    if !parts.isEmpty { arrive(at: device.now + motion.duration, on: device) }
    let timingReplacesSpeed = release.timing != nil && choices.timingCurveReplacesCompletionSpeed
    for animator in animators {
      if animator.isReversed != release.isReversed { animator.isReversed = release.isReversed }
      // No time remains, but a factor of 0 means the animator's duration (UIKit row 137).
      if left == 0, fraction != end, !timingReplacesSpeed, animator.state == .active {
        animator.fractionComplete = 1
      }
      animator.continueAnimation(
        withTimingParameters: release.timing
          ?? UICubicTimingParameters(animationCurve: release.curve),
        durationFactor: timingReplacesSpeed ? 0 : left)
    }
  }

  private func motion(of release: Release, over travel: Double, taking seconds: Double) -> Motion {
    guard let velocity = release.gestureVelocity, travel != 0 else {
      return .curve(release.curve.bezier, duration: seconds)
    }
    return ReleaseMotion.stopping(velocity: velocity / travel)
  }

  private func arrive(at time: Double, on device: SimulatedDevice) {
    // The queue retains the driver: the transition may end before its animations do.
    arrival = device.schedule(at: time) { [self, unowned device] in
      flashes ? flash(on: device) : arrive(on: device)
    }
  }

  /// Shows the opposite end for one frame, before the end (UIKit row 99).
  private func flash(on device: SimulatedDevice) {
    flashes = false
    guard case .released(_, let end, _, _) = state else { return }
    for part in parts { part.group.playback = .paused(at: 1 - end) }
    arrive(at: device.now + 1 / Double(device.configuration.framesPerSecond), on: device)
  }

  /// Ends the released animations immediately.
  private func finishImmediately() {
    guard arrival != nil, let device = SimulatedDevice.current else { return }
    arrive(on: device)
  }

  /// Ends the animations that have reached their end, all at the same time.
  private func arrive(on device: SimulatedDevice) {
    if let arrival { device.cancel(arrival) }
    arrival = nil
    guard case .released(_, let end, _, _) = state else { return }
    let arrived = parts.filter { end == 0 || $0.window.upperBound <= 1 + 1e-9 }
    // Animations longer than the transition continue by themselves (UIKit row 105).
    for part in parts where !arrived.contains(where: { $0.group === part.group }) {
      let left = (part.window.upperBound - max(1, part.window.lowerBound)) * duration
      let wait = max(0, part.window.lowerBound - 1) * duration
      part.group.finishImmediately = nil
      part.group.playback = .continuing(
        from: part.group.progress(at: device.now), to: 1, by: .curve(.linear, duration: left),
        since: device.now + wait)
      UIView.end(part.group, at: device.now + wait + left, on: device)
    }
    parts = []
    UIView.end(arrived.map(\.group), backAtStart: end == 0, at: device.now)
  }

  /// Ends all animations immediately, at their end or at their start.
  func jump(isReversed: Bool, on device: SimulatedDevice) {
    state = .released(
      from: fraction, to: isReversed ? 0 : 1, by: .curve(.linear, duration: 0), since: device.now)
    apply()
    arrive(on: device)
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      if animator.state == .stopped { animator.finishAnimation(at: isReversed ? .start : .end) }
    }
  }

  nonisolated deinit {}
}
