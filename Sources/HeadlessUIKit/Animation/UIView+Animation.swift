package import SegueMotion

/// Animation blocks: changes inside become tracks on the device's clock.
extension UIView {
  static func animateCurve(
    lasting duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let motion = options.motion(lasting: usable(duration, "duration", otherwise: 0))
    animate(motion, delay: delay, options: options, animations: animations, completion: completion)
  }

  static func animateSpring(
    lasting duration: TimeInterval, _ delay: TimeInterval, _ dampingRatio: CGFloat,
    _ velocity: CGFloat, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let ratio = usable(dampingRatio, "damping ratio", otherwise: 1)
    let velocity = usable(velocity, "initial velocity", otherwise: 0)
    let duration = usable(duration, "duration", otherwise: 0)
    let fit = SpringFit(
      dampingRatio: max(0, ratio), duration: duration, initialVelocity: velocity)
    let motion: Motion =
      fit.cachedSpring.map { .spring($0, initialVelocity: velocity, duration: duration) }
      ?? .curve(.easeInOut, duration: duration)
    animate(
      motion.shownAtOnceIfShort, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes with a spring that has a perceptual duration and a bounce (UIKit rows 164,
  /// 278).
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, s, 0.5 by default; the animation runs until the spring
  ///     has settled, for at most 60 s.
  ///   - bounce: Above -1, up to 1, 0 by default; clamped to that range.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  ///   - delay: The time before the animation starts, s.
  ///   - options: How the animation runs.
  ///   - animations: The changes to animate.
  ///   - completion: Called when the animation ends, with whether it finished.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let duration = usable(duration, "duration", otherwise: 0)
    let bounce = max(-0.99, min(1, usable(bounce, "bounce", otherwise: 0)))
    let velocity = usable(initialSpringVelocity, "initial velocity", otherwise: 0)
    let spring = try? Spring(duration: duration, bounce: bounce)
    let motion: Motion =
      spring.map { Motion.settling($0, initialVelocity: velocity).limited }
      ?? .curve(.easeInOut, duration: duration)
    animate(
      motion.shownAtOnceIfShort, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  static var enclosingDuration: TimeInterval {
    SimulatedDevice.current?.recorder.current?.timing?.motion.duration ?? 0
  }

  static func applyUnanimated(_ changes: () -> Void) {
    guard let recorder = SimulatedDevice.current?.recorder else { return changes() }
    let wasEnabled = recorder.isEnabled
    recorder.isEnabled = false
    changes()
    recorder.isEnabled = wasEnabled
  }

  // MARK: Engine

  /// Animates changes with any motion.
  ///
  /// - Parameter usesPresentationForHitTesting: Whether hit testing uses the presentation values, as
  ///   with a property animator.
  package static func animate(
    _ wanted: Motion, delay wantedDelay: TimeInterval = 0, options: AnimationOptions = [],
    usesPresentationForHitTesting: Bool = false, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let device = SimulatedDevice.current else {
      animations()
      completion?(true)
      return
    }
    let recorder = device.recorder
    let timing = inherited(
      wanted, delay: max(0, usable(wantedDelay, "delay", otherwise: 0)), options: options)
    guard recorder.isEnabled, timing.motion.duration > 0 else {
      // Without a group, the changes are not animated, even in an enclosing block.
      recorder.push(.init(group: nil, timing: nil))
      animations()
      recorder.pop()
      // At the start of the next run-loop turn (UIKit row 153).
      if let completion { device.schedule(after: 0) { completion(true) } }
      return
    }
    let group = AnimationGroup(
      identifier: recorder.makeIdentifier(), motion: timing.motion,
      beginTime: device.now + timing.delay,
      repeats: timing.options.contains(.repeat) ? .infinity : 1,
      autoreverses: timing.options.contains(.autoreverse),
      allowsUserInteraction: timing.options.contains(.allowUserInteraction),
      usesPresentationForHitTesting: usesPresentationForHitTesting)
    if let completion { group.completions.append(completion) }
    recorder.push(
      .init(
        group: group, beginsFromCurrentState: timing.options.contains(.beginFromCurrentState),
        timing: timing))
    animations()
    recorder.pop()
    if group.isEmpty {
      // Nothing changed: the completion runs in the next run-loop turn (UIKit row 154).
      device.schedule(after: 0) { end(group, finished: true) }
      return
    }
    recorder.start(group)
    endInTime(group, on: device)
  }

  /// Schedules the end of a group at its end time, unless it repeats forever.
  static func endInTime(_ group: AnimationGroup, on device: SimulatedDevice) {
    group.endsByItself = true
    let time = group.lastEndTime
    guard time.isFinite else { return }
    group.endEvent = device.schedule(at: time) { [unowned device] in
      // The timing of a layer may have changed since.
      if group.lastEndTime > device.now + 1e-9 {
        endInTime(group, on: device)
      } else {
        end(group, finished: true)
      }
    }
  }

  /// Schedules the end of a group at a time.
  static func end(_ group: AnimationGroup, at time: Double, on device: SimulatedDevice) {
    group.endEvent = device.schedule(at: time) { end(group, finished: true) }
  }

  /// Applies the enclosing block's timing and options unless they are overridden (UIKit row 156).
  private static func inherited(
    _ motion: Motion, delay: Double, options: AnimationOptions
  ) -> AnimationRecorder.InheritedTiming {
    let duration = usable(motion.duration, "duration", otherwise: 0)
    var timing = AnimationRecorder.InheritedTiming(
      motion: duration == motion.duration ? motion : motion.lasting(duration), delay: delay,
      options: options)
    guard let outer = SimulatedDevice.current?.recorder.current?.timing else { return timing }
    let seconds =
      options.contains(.overrideInheritedDuration) ? duration : outer.motion.duration
    timing.motion =
      (options.contains(.overrideInheritedCurve) ? motion : outer.motion).lasting(seconds)
    if !options.contains(.overrideInheritedOptions) {
      timing.options.formUnion(outer.options.intersection(.inherited))
    }
    timing.delay += outer.delay
    return timing
  }

  /// Returns a timing value if it is finite; reports and replaces another (fault F079).
  static func usable(_ number: Double, _ name: String, otherwise spare: Double) -> Double {
    if number.isFinite { return number }
    SimulatedDevice.current?.diagnose(
      .notFinite,
      "the \(name) of an animation is \(number), which is not a finite number; \(spare) is used")
    return spare
  }

  /// Ends groups together: all reach their end, or return to their start, before the first
  /// completion runs.
  static func end(_ groups: [AnimationGroup], backAtStart: Bool, at time: Double) {
    // In reverse, as undoing does: of the groups that changed a value, the first has the original one.
    if backAtStart {
      for group in groups.reversed() where !group.isOver {
        group.playback = .paused(at: 0)
        group.settleModel(at: time)
      }
    }
    end(groups, finished: true)
  }

  /// Ends groups and runs their completions, once; all are ended before the first completion runs,
  /// which may remove views of another group.
  static func end(_ groups: [AnimationGroup], finished: Bool) {
    // Loops: each closure would check for the main actor.
    var ending: [(group: AnimationGroup, isComplete: Bool)] = []
    for group in groups where !group.isOver { ending.append((group, finished && !group.isBroken)) }
    for (group, _) in ending {
      group.end()
      SimulatedDevice.current?.recorder.forget(group)
    }
    for (group, isComplete) in ending { runCompletions(of: group, finished: isComplete) }
  }

  /// Ends a group and runs its completions, once.
  static func end(_ group: AnimationGroup, finished: Bool) { end([group], finished: finished) }

  /// Runs a group's completions, whether or not it continues.
  static func runCompletions(of group: AnimationGroup, finished: Bool) {
    let completions = group.completions
    group.completions = []
    for completion in completions { completion(finished) }
  }
}

extension UIView.AnimationOptions {
  /// The options that a nested block inherits besides the timing.
  static let inherited: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]

  /// Returns the motion of the curve in option bits 16-19; easeInOut by default (UIKit rows 152,
  /// 166, 169).
  func motion(lasting duration: Double) -> Motion {
    let isSystemCurve = rawValue >> 16 & 0xF == 7
    return isSystemCurve && duration > 0
      ? SystemMotion.modal : .curve(namedCurve.bezier, duration: duration)
  }

  /// The animation curve in option bits 16-19.
  var namedCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
  }
}
