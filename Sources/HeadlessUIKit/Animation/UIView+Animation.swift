package import SegueMotion

/// Animation blocks: changes inside become tracks on the device's clock.
extension UIView {
  /// Animates changes with the curve easeInOut.
  ///
  /// - Parameters:
  ///   - duration: s; zero or less makes the changes at once (UIKit row 153).
  ///   - animations: The changes.
  ///   - completion: Called once at the end with whether the animation ran through.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes after a delay, with options.
  ///
  /// Curve number 7, `AnimationOptions(rawValue: 7 << 16)`, is the spring of the system's own
  /// transitions; it lasts half a second, whatever the duration (UIKit row 169).
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let motion = options.motion(lasting: usable(duration, "duration", otherwise: 0))
    animate(motion, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates changes with a spring of a damping ratio that settles in a duration (UIKit rows 163,
  /// 182).
  ///
  /// - Parameters:
  ///   - dampingRatio: More than 0 to 1; 1 does not bounce.
  ///   - velocity: At the start, in whole distances per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = usable(dampingRatio, "damping ratio", otherwise: 1)
    let velocity = usable(velocity, "initial velocity", otherwise: 0)
    let duration = usable(duration, "duration", otherwise: 0)
    let spring = try? Spring(
      dampingRatio: max(0, ratio), settlingIn: duration, initialVelocity: velocity)
    let motion: Motion =
      spring.map { .spring($0, initialVelocity: velocity, duration: duration) }
      ?? .curve(.easeInOut, duration: duration)
    animate(
      motion.shownAtOnceIfShort, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Animates changes with a spring of a perceptual duration and a bounce (UIKit rows 164, 278).
  ///
  /// - Parameters:
  ///   - duration: s, 0.5 by default; the animation runs until the spring has settled, for 60 s
  ///     at most.
  ///   - bounce: Above -1 to 1, 0 by default; values outside count as the nearest inside.
  ///   - initialSpringVelocity: At the start, in whole distances per second.
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
      spring.map { Motion.settling($0, initialVelocity: velocity).endingInTime }
      ?? .curve(.easeInOut, duration: duration)
    animate(
      motion.shownAtOnceIfShort, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes at once, whatever is animated around them.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let recorder = SimulatedDevice.current?.recorder else { return actionsWithoutAnimation() }
    let wasEnabled = recorder.isEnabled
    recorder.isEnabled = false
    actionsWithoutAnimation()
    recorder.isEnabled = wasEnabled
  }

  /// Turns animation off or on for what is submitted from now on (UIKit row 155).
  public static func setAnimationsEnabled(_ enabled: Bool) {
    SimulatedDevice.current?.recorder.isEnabled = enabled
  }
  /// Whether animation is on.
  public static var areAnimationsEnabled: Bool {
    SimulatedDevice.current?.recorder.isEnabled ?? true
  }
  /// The duration of the block that this code runs in, s; 0 outside blocks (UIKit row 157).
  public static var inheritedAnimationDuration: TimeInterval {
    SimulatedDevice.current?.recorder.current?.timing?.motion.duration ?? 0
  }

  // MARK: Engine

  /// Animates changes by any motion.
  ///
  /// - Parameter isTouchedAsShown: Whether touches find what moves where it is shown, as under a
  ///   property animator.
  package static func animate(
    _ wanted: Motion, delay wantedDelay: TimeInterval = 0, options: AnimationOptions = [],
    isTouchedAsShown: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)? = nil
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
      recorder.push(.init(group: nil, timing: nil))
      animations()
      recorder.pop()
      // At the start of the next turn (UIKit row 153).
      if let completion { device.schedule(after: 0) { completion(true) } }
      return
    }
    let group = AnimationGroup(
      identifier: recorder.makeIdentifier(), motion: timing.motion,
      beginTime: device.now + timing.delay,
      repeats: timing.options.contains(.repeat) ? .infinity : 1,
      autoreverses: timing.options.contains(.autoreverse),
      allowsUserInteraction: timing.options.contains(.allowUserInteraction),
      isTouchedAsShown: isTouchedAsShown)
    if let completion { group.completions.append(completion) }
    recorder.push(
      .init(
        group: group, beginsFromCurrentState: timing.options.contains(.beginFromCurrentState),
        timing: timing))
    animations()
    recorder.pop()
    if group.isEmpty {
      // Nothing moved: nobody waits for it (UIKit row 154).
      device.schedule(after: 0) { end(group, finished: true) }
      return
    }
    recorder.start(group)
    endInTime(group, on: device)
  }

  /// Ends a group when its time has come, unless it repeats for ever.
  static func endInTime(_ group: AnimationGroup, on device: SimulatedDevice) {
    group.endsByItself = true
    let time = group.lastEndTime
    guard time.isFinite else { return }
    group.endEvent = device.schedule(at: time) { [unowned device] in
      // Time may have run otherwise in a layer since then.
      if group.lastEndTime > device.now + 1e-9 {
        endInTime(group, on: device)
      } else {
        end(group, finished: true)
      }
    }
  }

  /// Ends a group at a time.
  static func end(_ group: AnimationGroup, at time: Double, on device: SimulatedDevice) {
    group.endEvent = device.schedule(at: time) { end(group, finished: true) }
  }

  /// Inside another block its timing and options count, unless they are overridden (UIKit row 156).
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

  /// A number that an animation can be timed by; another is reported and replaced (fault F079).
  static func usable(_ number: Double, _ name: String, otherwise spare: Double) -> Double {
    if number.isFinite { return number }
    SimulatedDevice.current?.diagnose(
      .notFinite,
      "the \(name) of an animation is \(number), which is no finite number; \(spare) is used")
    return spare
  }

  /// Ends groups together: all stand at their end, or back at their start, before the first
  /// completion runs.
  static func end(_ groups: [AnimationGroup], backAtStart: Bool, at time: Double) {
    let ending = groups.filter { !$0.isOver }
    // The last that changed a value knows best what it was before.
    for group in ending.reversed() where backAtStart {
      group.playback = .held(at: 0)
      group.settleModel(at: time)
    }
    end(ending, finished: true)
  }

  /// Ends groups and runs their completions, once; all are over before the first completion runs,
  /// which may remove the views of another.
  static func end(_ groups: [AnimationGroup], finished: Bool) {
    let ending = groups.filter { !$0.isOver }.map { ($0, finished && !$0.isBroken) }
    for (group, _) in ending {
      group.end()
      SimulatedDevice.current?.recorder.forget(group)
    }
    for (group, isComplete) in ending { tellEnd(of: group, finished: isComplete) }
  }

  /// Ends a group and runs its completions, once.
  static func end(_ group: AnimationGroup, finished: Bool) { end([group], finished: finished) }

  /// Runs a group's completions, whether or not it goes on.
  static func tellEnd(of group: AnimationGroup, finished: Bool) {
    let completions = group.completions
    group.completions = []
    for completion in completions { completion(finished) }
  }
}

extension UIView.AnimationOptions {
  /// What a nested block takes over besides the timing.
  static let inherited: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]

  /// The motion of the curve that the option bits 16-19 name; easeInOut by default (UIKit rows 152,
  /// 166, 169).
  func motion(lasting duration: Double) -> Motion {
    let isSystems = rawValue >> 16 & 0xF == 7
    return isSystems && duration > 0
      ? SystemMotion.modal : .curve(namedCurve.bezier, duration: duration)
  }

  /// The name of the same curve.
  var namedCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
  }
}
