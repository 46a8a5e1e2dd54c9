import SegueMotion

/// What blocks do to a layer, under the keys by which UIKit adds it (UIKit row 281).
nonisolated extension CALayer {
  /// Each key once; nil for none at all.
  var keysOfAnimations: [String]? {
    var keys: [String] = []
    let blocks = animations.flatMap { $0.tracks.map(\.key.property) }
    for key in blocks + (media?.animations.compactMap(\.key) ?? []) where !keys.contains(key) {
      keys.append(key)
    }
    return keys.isEmpty ? nil : keys
  }

  /// Takes away what was added under a key, and what blocks do to the property of that name.
  func takeAnimation(_ key: String) {
    removeAnimations { _ in
      true
    } where: {
      $0.key == key
    }
    takeTracks { $0.property == key }
    follower?.takeTracks { $0.isFollowed && $0.property == key }
  }

  /// Takes tracks away from the groups that move the layer, but for one; a group that has none left
  /// is over when the turn commits, and the others are unfinished at their end (UIKit row 161).
  func takeTracks(sparing group: AnimationGroup? = nil, where isMeant: (ScalarKey) -> Bool) {
    var losers: [AnimationGroup] = []
    for index in animations.indices where animations[index].group !== group {
      let count = animations[index].tracks.count
      animations[index].tracks.removeAll { isMeant($0.key) }
      guard animations[index].tracks.count < count else { continue }
      if !animations[index].tracks.contains(where: { $0.key.property == "transform" }) {
        animations[index].startTransform = nil
      }
      losers.append(animations[index].group)
    }
    guard !losers.isEmpty else { return }
    animations.removeAll { $0.tracks.isEmpty && $0.group !== group }
    for loser in losers {
      loser.lostTracks(of: self)
      SimulatedDevice.current?.recorder.doubt(loser)
    }
  }

  /// The animation of the latest block that changes a property, as UIKit adds it: from the old value
  /// less the new one to nothing where it blends with others, filled before and after. Of key frames
  /// it tells the ends.
  func blockAnimation(forKey key: String) -> CAAnimation? {
    func isMeant(_ track: AnimationGroup.Track) -> Bool { track.key.property == key }
    guard let path = AnimatableKeyPath(key),
      let part = animations.last(where: { $0.tracks.contains(where: isMeant) })
    else { return nil }
    var old = model
    var transform = TransformSum()
    for track in part.tracks where isMeant(track) {
      if track.key.isTransformPart {
        transform.add(track.difference, to: track.key, of: model)
      } else {
        old.add(track.difference, to: track.key)
      }
    }
    transform.apply(to: &old, from: model)
    let (from, to) = (path.read(old), path.read(model))
    let blends = part.tracks.contains { isMeant($0) && $0.key.isAdditive }
    let animation = part.group.plainAnimation(of: key)
    animation.isAdditive = blends
    animation.fromValue = path.value(blends ? path.difference(from, to) : from)
    animation.toValue = path.value(blends ? path.zero : to)
    animation.beginTime = part.group.beginTime + part.timeShift
    return animation
  }
}

nonisolated extension AnimationGroup {
  /// An animation with the group's motion, without values.
  fileprivate func plainAnimation(of key: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch motion {
    case .curve(let curve, _):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    case .spring(let spring, let velocity, _):
      let springs = CASpringAnimation(keyPath: key)
      // The system's spring is added as it is given, and clamped where it runs (UIKit rows 169, 171).
      let given = spring == Spring.system.clampedToCritical() ? Spring.system : spring
      (springs.mass, springs.stiffness, springs.damping) = (
        given.mass, given.stiffness, given.damping
      )
      springs.initialVelocity = velocity
      springs.allowsOverdamping = spring.isOverdamped
      animation = springs
    }
    animation.duration = motion.duration
    animation.autoreverses = autoreverses
    animation.repeatCount = Float(repeats == 1 ? 0 : repeats)
    animation.fillMode = .both
    return animation
  }
}
