import SegueMotion

/// Takes the animations of a transition along with a finger, and lets them go.
///
/// Animations of views stand on the transition's own time line, which is a share of its duration:
/// while a finger holds it they follow that share in a straight line, afterward the completion
/// curve takes the share to its end (UIKit rows 113-115). Interruptible animators have a time line
/// of their own and are only told (row 271).
final class TransitionDriver {
  /// A group, and the shares of the transition at which it starts and ends.
  private struct Part {
    let group: AnimationGroup
    let window: ClosedRange<Double>
  }

  private enum Pace {
    case held
    case released(from: Double, to: Double, by: Motion, since: Double)
  }

  /// How a transition goes on when the finger lets go.
  struct Release {
    var goesBack: Bool
    var speed: Double
    var curve: UIView.AnimationCurve
    var timing: (any UITimingCurveProvider)?
    /// How fast a finger of the system went on, in whole ways per second, where that counts.
    var fingerSpeed: Double?
    /// Whether one frame at the end shows the other end (UIKit row 99).
    var flashes = false
  }

  private let duration: Double
  private let begin: Double
  /// The views whose layers follow: the container, and those named to the coordinator (UIKit row
  /// 104).
  private let roots: () -> [UIView]
  private var parts: [Part] = []
  private var animators: [any UIViewImplicitlyAnimating] = []
  /// Animations that were added to layers and stand where the transition is held (UIKit row 122).
  private var explicit: [(layer: CALayer, animation: RunningAnimation)] = []
  private var pace = Pace.held
  private var arrival: Int?
  private var flashes = false
  /// How far the transition was when the pace last changed, 0...1.
  private var share = 0.0
  /// How long what is left takes since the finger let go, s.
  private(set) var timeLeft = 0.0

  init(duration: Double, begin: Double, roots: @escaping () -> [UIView]) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.begin = begin
    self.roots = roots
  }

  // MARK: What follows

  /// Takes over animations that have just been made; what moves outside the roots is left alone.
  func follow(_ groups: [AnimationGroup], on device: SimulatedDevice) {
    for group in groups where !group.isOver && group.endTime.isFinite {
      if let owner = group.owner {
        // Its layers stand still under a finger, whatever it allows itself.
        owner.canBeInterrupted = true
        follow(owner)
      } else if !parts.contains(where: { $0.group === group }) {
        followLayers(of: group, on: device)
      }
    }
  }

  /// Takes over animations that have just been added to layers, until the finger lets go.
  func follow(
    _ added: [(layer: CALayer, animation: RunningAnimation)], on device: SimulatedDevice
  ) {
    let isRooted = isRooted
    explicit += added.filter { isRooted($0.layer) }
    apply()
  }

  /// Whether a layer belongs to what follows.
  private var isRooted: (CALayer) -> Bool {
    let roots = roots()
    return { layer in
      layer.owner.map { view in roots.contains { view.isDescendant(of: $0) } } ?? false
    }
  }

  private func followLayers(of group: AnimationGroup, on device: SimulatedDevice) {
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
    if case .released(_, _, let motion, let since) = pace, arrival == nil {
      arrive(at: since + motion.duration, on: device)
    }
  }

  /// Takes over an animator, which stands from now on.
  func follow(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators += [animator]
    animator.pauseAnimation()
  }

  // MARK: Held

  /// Takes hold of the animators in mid-flight.
  ///
  /// - Returns: How far the first of them is, counted from the start, 0...1.
  func interrupt() -> CGFloat {
    if let arrival, let device = SimulatedDevice.current { device.cancel(arrival) }
    arrival = nil
    pace = .held
    timeLeft = 0
    for animator in animators { animator.pauseAnimation() }
    if let first = animators.first {
      share = first.isReversed ? 1 - first.fractionComplete : first.fractionComplete
    }
    apply()
    return share
  }

  /// Stands at a share of the way.
  func hold(at wanted: Double) {
    guard case .held = pace else { return }
    share = wanted
    apply()
    for animator in animators {
      animator.fractionComplete = animator.isReversed ? 1 - wanted : wanted
    }
  }

  private func apply() {
    for part in parts {
      switch pace {
      case .held:
        part.group.playback = .held(
          at: part.group.evenProgress(atPart: AnimationGroup.part(of: part.window, at: share)))
      case .released(let from, let to, let motion, let since):
        part.group.playback = .following(
          from: from, to: to, by: motion, since: since, window: part.window)
      }
    }
    holdExplicit()
  }

  /// Those that were added to layers go on by themselves as soon as the finger lets go.
  private func holdExplicit() {
    guard case .held = pace else {
      for (layer, animation) in explicit { animation.resume(on: layer) }
      return explicit = []
    }
    for (layer, animation) in explicit {
      animation.hold(at: layer.ownTime(at: begin + share * duration), on: layer)
    }
  }

  // MARK: Released

  /// Lets everything go on to its end, or back to its start.
  func release(_ release: Release, on device: SimulatedDevice) {
    guard case .held = pace else { return }
    let choices = device.configuration.choices
    let isMirrored = release.goesBack && choices.cancelingtakesTheTimeOfTheWayBack
    let end = release.goesBack ? 0.0 : 1
    let left = share == end ? 0 : (isMirrored ? share : 1 - share) / release.speed
    let motion = motion(of: release, over: end - share, taking: left * duration)
    timeLeft = motion.duration
    pace = .released(from: share, to: end, by: motion, since: device.now)
    apply()
    flashes = release.flashes
    if !parts.isEmpty { arrive(at: device.now + motion.duration, on: device) }
    let ownsPace = release.timing != nil && choices.timingCurveReplacesCompletionSpeed
    for animator in animators {
      if animator.isReversed != release.goesBack { animator.isReversed = release.goesBack }
      // No time is left for what is left, which a factor of 0 would give its own (UIKit row 137).
      if left == 0, share != end, !ownsPace, animator.state == .active {
        animator.fractionComplete = 1
      }
      animator.continueAnimation(
        withTimingParameters: release.timing
          ?? UICubicTimingParameters(animationCurve: release.curve),
        durationFactor: ownsPace ? 0 : left)
    }
  }

  private func motion(of release: Release, over way: Double, taking seconds: Double) -> Motion {
    guard let speed = release.fingerSpeed, way != 0 else {
      return .curve(release.curve.bezier, duration: seconds)
    }
    return ReleaseMotion.stopping(velocity: speed / way)
  }

  private func arrive(at time: Double, on device: SimulatedDevice) {
    // Kept by the queue: the transition may be over while the rest is on its way.
    arrival = device.schedule(at: time) { [self, weak device] in
      guard let device else { return }
      flashes ? flash(on: device) : arrive(on: device)
    }
  }

  /// Shows the end that was not reached for one frame, before it ends (UIKit row 99).
  private func flash(on device: SimulatedDevice) {
    flashes = false
    guard case .released(_, let end, _, _) = pace else { return }
    for part in parts { part.group.playback = .held(at: 1 - end) }
    arrive(at: device.now + 1 / Double(device.configuration.framesPerSecond), on: device)
  }

  /// What was let go is at once where it goes to.
  private func finishImmediately() {
    guard arrival != nil, let device = SimulatedDevice.current else { return }
    arrive(on: device)
  }

  /// What has come to its end ends, all at the same instant.
  private func arrive(on device: SimulatedDevice) {
    if let arrival { device.cancel(arrival) }
    arrival = nil
    guard case .released(_, let end, _, _) = pace else { return }
    let arrived = parts.filter { end == 0 || $0.window.upperBound <= 1 + 1e-9 }
    // Those that take longer than the transition go on by themselves (UIKit row 105).
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

  /// Goes to an end at once.
  func jump(goesBack: Bool, on device: SimulatedDevice) {
    pace = .released(
      from: share, to: goesBack ? 0 : 1, by: .curve(.linear, duration: 0), since: device.now)
    apply()
    arrive(on: device)
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      if animator.state == .stopped { animator.finishAnimation(at: goesBack ? .start : .end) }
    }
  }
}
