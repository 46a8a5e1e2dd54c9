/// The animations that an animator has started, by blocks or by adding them to layers of views.
///
/// The implicit animations of layers without a view do not count.
struct BegunAnimations {
  private let groups: [AnimationGroup]
  private let added: [(layer: CALayer, animation: RunningAnimation)]

  init() { (groups, added) = ([], []) }

  /// Collects the animations made since an index into each of the recorder's lists.
  init(since index: (made: Int, added: Int), _ recorder: AnimationRecorder) {
    groups = recorder.made.dropFirst(index.made).filter(\.endTime.isFinite)
    added = recorder.added.dropFirst(index.added).filter { $0.layer.view != nil }
  }

  /// Returns the shortest remaining time, s, and whether a block's animation lost its layers; `nil`
  /// if an animation has ended already, or none was started.
  ///
  /// Animations that repeat forever do not count: no completion depends on them.
  func left(at time: Double) -> (seconds: Double, isRemoved: Bool)? {
    let added = added.map {
      (animation: $0.animation, left: $0.animation.remainingTime(on: $0.layer, at: time))
    }
    .filter(\.left.isFinite)
    guard !groups.contains(where: { $0.hasArrived(at: time) }),
      // An app may complete the transition by a timer, which is not exact.
      !added.contains(where: { $0.left < 0.001 || $0.animation.hasEnded }),
      let least = (groups.map { $0.timeLeft(at: time) } + added.map(\.left)).min()
    else { return nil }
    return (least, groups.contains(where: \.isOver))
  }
}
