/// Animations of a block that repeat.
extension UIView {
  /// Repeats some of the animations of the block around; that block is over when all of them are.
  ///
  /// Outside of an animation block the changes are made as they are elsewhere. Within a property
  /// animator, which does not repeat, they run once.
  ///
  /// - Parameters:
  ///   - count: How often, a part of a time included; zero or less counts as 1.
  ///   - autoreverses: Whether each time goes there and back.
  ///   - animations: The changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let device = SimulatedDevice.current, let frame = device.recorder.current,
      device.recorder.isEnabled, let outer = frame.group, !outer.hasOwner
    else { return animations() }
    let times = count == .infinity ? count : usable(count, "repeat count", otherwise: 1)
    let group = AnimationGroup(
      identifier: device.recorder.makeIdentifier(), motion: outer.motion,
      beginTime: outer.beginTime, repeats: times > 0 ? times : 1, autoreverses: autoreverses,
      allowsUserInteraction: outer.allowsUserInteraction)
    device.recorder.push(
      .init(
        group: group, beginsFromCurrentState: frame.beginsFromCurrentState, timing: frame.timing))
    animations()
    device.recorder.pop()
    if group.isEmpty { return }
    let completions = outer.completions
    var ends: [Bool] = []
    let end = { (isFinished: Bool) in
      ends.append(isFinished)
      guard ends.count == 2 else { return }
      for completion in completions { completion(!ends.contains(false)) }
    }
    outer.completions = [end]
    group.completions = [end]
    device.recorder.start(group)
    endInTime(group, on: device)
  }
}
