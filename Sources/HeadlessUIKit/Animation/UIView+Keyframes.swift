/// Keyframe animations.
extension UIView {
  /// Animates through the keyframes that the block adds.
  ///
  /// The curve in option bits 16-19 applies to the whole animation; easeInOut by default. Within a
  /// property animator, or another block, the duration and curve of that apply (UIKit row 150), and
  /// the keyframes follow the animator when it is paused or reversed.
  ///
  /// - Parameters:
  ///   - duration: The duration, s; zero or less applies the changes immediately.
  ///   - delay: The delay, s.
  ///   - options: The calculation mode and other options.
  ///   - animations: Calls `addKeyframe`; direct changes span the full duration.
  ///   - completion: Called once at the end, with whether the animation completed.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let steps = KeyframeSteps(options)
    let recorder = SimulatedDevice.current?.recorder
    let changes = {
      recorder?.lead(through: steps, animations) ?? animations()
      steps.assignKeyframes()
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

  /// Adds a keyframe to the animation whose block is running; elsewhere only applies the changes.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the total duration, 0...1.
  ///   - frameDuration: The length, as a fraction of the total duration, 0...1; cut off at the end.
  ///   - animations: The changes that are complete at the keyframe's end.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let steps = SimulatedDevice.current?.recorder.current?.keyframes else {
      return animations()
    }
    let start = max(0, min(1, usable(frameStartTime, "start of a keyframe", otherwise: 0)))
    let length = max(0, usable(frameDuration, "duration of a keyframe", otherwise: 0))
    steps.add(start...min(1, start + length), animations)
  }
}
