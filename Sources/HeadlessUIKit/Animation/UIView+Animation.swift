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
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      .curve(options.curve, duration: duration), delay: delay, options: options,
      animations: animations, completion: completion)
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
    let spring = try? Spring(
      dampingRatio: dampingRatio, settlingIn: duration, initialVelocity: velocity)
    let motion: Motion =
      spring.map { .spring($0, initialVelocity: velocity, duration: duration) }
      ?? .curve(.easeInOut, duration: duration)
    animate(motion, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates changes with a spring of a perceptual duration and a bounce (UIKit rows 164, 278).
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = try? Spring(duration: duration, bounce: bounce)
    let motion: Motion =
      spring.map {
        .spring(
          $0, initialVelocity: initialSpringVelocity,
          duration: $0.settlingDuration(initialVelocity: initialSpringVelocity))
      } ?? .curve(.easeInOut, duration: duration)
    animate(motion, delay: delay, options: options, animations: animations, completion: completion)
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
  package static func animate(
    _ wanted: Motion, delay wantedDelay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let device = SimulatedDevice.current else {
      animations()
      completion?(true)
      return
    }
    let recorder = device.recorder
    var motion = wanted
    var delay = wantedDelay.isFinite ? max(0, wantedDelay) : 0
    if let outer = recorder.current?.timing {
      // Inside another block its timing counts (UIKit row 156).
      if !options.contains(.overrideInheritedDuration) { motion = motion.lasting(outer.motion.duration) }
      if !options.contains(.overrideInheritedCurve) { motion = outer.motion.lasting(motion.duration) }
      delay += outer.delay
    }
    let duration = motion.duration
    guard recorder.isEnabled, duration.isFinite, duration + delay > 0 else {
      recorder.push(.init(group: nil, timing: nil))
      animations()
      recorder.pop()
      // At the start of the next turn (UIKit row 153).
      if let completion { device.schedule(after: 0) { completion(true) } }
      return
    }
    let group = AnimationGroup(
      identifier: recorder.makeIdentifier(), motion: motion, beginTime: device.now + delay,
      repeats: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse),
      allowsUserInteraction: options.contains(.allowUserInteraction))
    if let completion { group.completions.append(completion) }
    recorder.push(
      .init(
        group: group, beginsFromCurrentState: options.contains(.beginFromCurrentState),
        timing: .init(motion: motion, delay: delay)))
    animations()
    recorder.pop()
    if group.isEmpty {
      // Nothing moved: the completion comes promptly (UIKit row 154).
      device.schedule(after: 0) { end(group, finished: true) }
      return
    }
    recorder.start(group)
    if group.endTime.isFinite {
      device.schedule(after: group.endTime - device.now) { end(group, finished: true) }
    }
  }

  /// Ends a group and runs its completions, once.
  static func end(_ group: AnimationGroup, finished: Bool) {
    guard !group.isOver else { return }
    // All its tracks may have been replaced or removed meanwhile (UIKit row 161).
    let isComplete = finished && !(group.hadLayers && group.isEmpty)
    group.end()
    SimulatedDevice.current?.recorder.forget(group)
    let completions = group.completions
    group.completions = []
    for completion in completions { completion(isComplete) }
  }
}

extension Motion {
  /// The same motion over another time; a spring keeps its shape.
  func lasting(_ seconds: Double) -> Motion {
    switch self {
    case .curve(let curve, _): return .curve(curve, duration: seconds)
    case .spring(let spring, let velocity, let old):
      guard old > 0, seconds > 0, old != seconds else { return self }
      let factor = old / seconds
      let scaled = try? Spring(
        mass: spring.mass, stiffness: spring.stiffness * factor * factor,
        damping: spring.damping * factor)
      return .spring(
        scaled ?? spring, initialVelocity: velocity * factor, duration: seconds)
    }
  }
}

extension UIView.AnimationOptions {
  /// The curve that the option bits 16-19 name; easeInOut by default (UIKit rows 152, 166).
  var curve: CubicBezier {
    if contains(.curveLinear) { return .linear }
    if contains(.curveEaseOut) { return .easeOut }
    if contains(.curveEaseIn) { return .easeIn }
    return .easeInOut
  }
}
