/// Keyframe animations.
extension UIView {
  static func animateKeyframes(
    lasting duration: TimeInterval, _ delay: TimeInterval, _ options: KeyframeAnimationOptions,
    _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let steps = KeyframeSteps(options)
    let recorder = SimulatedDevice.current?.recorder
    let changes = {
      recorder?.lead(
        through: steps, fromCurrentState: options.contains(.beginFromCurrentState), animations)
        ?? animations()
      steps.assignKeyframes()
    }
    // Within the block of a property animator, the keyframes become part of the animator.
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

  static func insertKeyframe(
    _ frameStartTime: Double, _ frameDuration: Double, _ animations: @escaping () -> Void
  ) {
    guard let steps = SimulatedDevice.current?.recorder.current?.keyframes else {
      return animations()
    }
    let start = max(0, min(1, usable(frameStartTime, "start of a keyframe", otherwise: 0)))
    let length = max(0, usable(frameDuration, "duration of a keyframe", otherwise: 0))
    steps.add(start...min(1, start + length), animations)
  }
}
