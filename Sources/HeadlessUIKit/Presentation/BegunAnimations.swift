/// What an animator has begun to move, by blocks and by animations added to the layers of views.
///
/// Layers that are no view's animate their own changes; those are not the animator's.
struct BegunAnimations {
  private let groups: [AnimationGroup]
  private let added: [(layer: CALayer, animation: RunningAnimation)]

  init() { (groups, added) = ([], []) }

  /// Takes what was made since a place in the recorder's lists.
  init(since place: (made: Int, added: Int), _ recorder: AnimationRecorder) {
    groups = recorder.made.dropFirst(place.made).filter(\.endTime.isFinite)
    added = recorder.added.dropFirst(place.added).filter { $0.layer.view != nil }
  }

  /// How much is left of what arrives first, s, and whether the layers of a block were taken from it;
  /// nil where something has arrived, or nothing was begun.
  ///
  /// Animations that repeat for ever do not count: nothing waits for their end.
  func left(at time: Double) -> (seconds: Double, isRemoved: Bool)? {
    let added = added.map {
      (animation: $0.animation, left: $0.animation.left(on: $0.layer, at: time))
    }
    .filter(\.left.isFinite)
    guard !groups.contains(where: { $0.hasArrived(at: time) }),
      // An app that completes by a timer is not exact to the nanosecond.
      !added.contains(where: { $0.left < 0.001 || $0.animation.hasEnded }),
      let least = (groups.map { $0.timeLeft(at: time) } + added.map(\.left)).min()
    else { return nil }
    return (least, groups.contains(where: \.isOver))
  }
}
