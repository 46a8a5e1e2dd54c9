/// Animations that go through several values, one after the other.
extension UIView {
  /// Animates through the key frames that the block adds.
  ///
  /// The curve that the option bits 16-19 name is that of the whole, easeInOut by default. Within a
  /// property animator, or another block, the duration and curve of that count (UIKit row 150), and
  /// the frames follow the animator wherever it is held or turned.
  ///
  /// - Parameters:
  ///   - duration: s; zero or less makes the changes at once.
  ///   - delay: s.
  ///   - options: How the values between are found, and how the animation runs.
  ///   - animations: Calls `addKeyframe`; what it changes by itself takes the whole time.
  ///   - completion: Called once at the end with whether the animation ran through.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let steps = KeyframeSteps(options)
    let recorder = SimulatedDevice.current?.recorder
    let changes = {
      recorder?.lead(through: steps, animations) ?? animations()
      steps.settle()
    }
    if let group = recorder?.current?.group, group.hasOwner,
      !options.contains(.overrideInheritedDuration)
    {
      changes()
      if let completion { group.owner?.addCompletion { completion($0 == .end) } }
      return
    }
    animate(
      options.plain.motion(lasting: usable(duration, "duration", otherwise: 0)), delay: delay,
      options: options.plain, animations: changes, completion: completion)
  }

  /// Adds a key frame to the animation whose block is running; elsewhere the changes are only made.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a share of the whole, 0...1.
  ///   - frameDuration: How long it lasts, as a share of the whole, 0...1; cut at the end.
  ///   - animations: What has changed by its end.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let steps = SimulatedDevice.current?.recorder.current?.keyframes else {
      return animations()
    }
    let start = max(0, min(1, usable(frameStartTime, "start of a key frame", otherwise: 0)))
    let length = max(0, usable(frameDuration, "duration of a key frame", otherwise: 0))
    steps.add(start...min(1, start + length), animations)
  }
}
