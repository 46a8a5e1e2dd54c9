/// Repeating animations within a block.
extension UIView {
  /// Animates changes in a second group, which repeats; the completions of the open block wait for both.
  static func repeatAnimations(
    _ count: CGFloat, autoreverses: Bool, _ animations: () -> Void
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
    var results: [Bool] = []
    let end = { (isFinished: Bool) in
      results.append(isFinished)
      guard results.count == 2 else { return }
      for completion in completions { completion(!results.contains(false)) }
    }
    outer.completions = [end]
    group.completions = [end]
    device.recorder.start(group)
    endInTime(group, on: device)
  }
}
