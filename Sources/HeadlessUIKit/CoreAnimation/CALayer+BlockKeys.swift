import SegueMotion

/// Animations of blocks, under the keys that UIKit uses (UIKit row 281).
nonisolated extension CALayer {
  /// The keys of all animations, each once; nil if there are none.
  var keysOfAnimations: [String]? {
    var keys: [String] = []
    let blocks = animations.flatMap { $0.tracks.map(\.key.property) }
    for key in blocks + (media?.animations.compactMap(\.key) ?? []) where !keys.contains(key) {
      keys.append(key)
    }
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key, and the block animations of the property with that name.
  func removeAnimationAndTracks(_ key: String) {
    removeAnimations { _ in
      true
    } where: {
      $0.key == key
    }
    removeTracks { $0.property == key }
    follower?.removeTracks { $0.isFollowed && $0.property == key }
  }

  /// Removes tracks from all of the layer's groups but one; a group without tracks ends at the
  /// commit, and the others end unfinished (UIKit row 161).
  func removeTracks(sparing group: AnimationGroup? = nil, where isMatch: (ScalarKey) -> Bool) {
    var groups: [AnimationGroup] = []
    for index in animations.indices where animations[index].group !== group {
      let count = animations[index].tracks.count
      animations[index].tracks.removeAll { isMatch($0.key) }
      guard animations[index].tracks.count < count else { continue }
      if !animations[index].tracks.contains(where: { $0.key.property == "transform" }) {
        animations[index].startTransform = nil
      }
      groups.append(animations[index].group)
    }
    guard !groups.isEmpty else { return }
    animations.removeAll { $0.tracks.isEmpty && $0.group !== group }
    for group in groups {
      group.lostTracks(of: self)
      SimulatedDevice.current?.recorder.doubt(group)
    }
  }

  /// Returns the latest block's animation of a property, as UIKit adds it: additive ones run from
  /// old minus new value to zero, with fill mode both. Of keyframes it contains only the end
  /// values.
  func blockAnimation(forKey key: String) -> CAAnimation? {
    func isMatch(_ track: AnimationGroup.Track) -> Bool { track.key.property == key }
    guard let path = AnimatableKeyPath(key),
      let part = animations.last(where: { $0.tracks.contains(where: isMatch) })
    else { return nil }
    var old = model
    var transform = TransformSum()
    for track in part.tracks where isMatch(track) {
      if track.key.isTransformPart {
        transform.add(track.difference, to: track.key, of: model)
      } else {
        old.add(track.difference, to: track.key)
      }
    }
    transform.apply(to: &old, from: model)
    let (from, to) = (path.read(old), path.read(model))
    let isAdditive = part.tracks.contains { isMatch($0) && $0.key.isAdditive }
    let animation = part.group.plainAnimation(of: key)
    animation.isAdditive = isAdditive
    animation.fromValue = path.value(isAdditive ? path.difference(from, to) : from)
    animation.toValue = path.value(isAdditive ? path.zero : to)
    animation.beginTime = part.group.beginTime + part.timeShift
    return animation
  }
}

nonisolated extension AnimationGroup {
  /// Returns an animation with the group's motion, without values.
  fileprivate func plainAnimation(of key: String) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch motion {
    case .curve(let curve, _):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    case .spring(let spring, let velocity, _):
      let springs = CASpringAnimation(keyPath: key)
      // The system's spring is added unclamped, and clamped when it runs (UIKit rows 169, 171).
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
