import SegueMotion

/// Animations of blocks, under the keys that UIKit uses (UIKit rows 159, 281).
nonisolated extension CALayer {
  /// The keys of all animations, each once; nil if there are none.
  var keysOfAnimations: [String]? {
    var keys: [String] = []
    let blocks = animations.flatMap { $0.tracks.map(\.animationKey) }
    for key in blocks + (media?.animations.compactMap(\.key) ?? []) where !keys.contains(key) {
      keys.append(key)
    }
    return keys.isEmpty ? nil : keys
  }

  /// The group and the property of a block's animation.
  private func block(forKey key: String) -> (index: Int, property: ScalarKey)? {
    for index in animations.indices {
      if let track = animations[index].tracks.first(where: { $0.animationKey == key }) {
        return (index, track.key.property)
      }
    }
    return nil
  }

  /// Returns the number of an animation that a group adds for a property: the lowest that no other
  /// animation of the property has.
  func animationNumber(of property: ScalarKey, in index: Int) -> Int32 {
    if let number = number(of: property, in: index) { return number }
    // Without free numbers, the next one follows from the latest animation of the property.
    if !hasFreeNumbers, media == nil {
      for earlier in animations.indices.reversed() where earlier != index {
        if let number = number(of: property, in: earlier) { return number + 1 }
      }
      return 1
    }
    var used: Set<Int32> = []
    for other in animations.indices {
      if let number = number(of: property, in: other) { used.insert(number) }
    }
    let added = media?.animations.compactMap(\.key) ?? []
    let name = property.propertyName
    var number: Int32 = 1
    while used.contains(number) || added.contains(animationKey(name, number)) { number += 1 }
    return number
  }

  private func number(of property: ScalarKey, in index: Int) -> Int32? {
    animations[index].tracks.first { $0.key.property == property }?.number
  }

  /// Removes the animation with a key, which may be a block's.
  func removeAnimationAndTracks(_ key: String) {
    removeAddedAnimation(key)
    guard let (index, property) = block(forKey: key) else { return }
    let group = animations[index].group
    removeTracks { $0 === group && $1.key.property == property }
    follower?.removeTracks { $0 === group && $1.key.isFollowed && $1.key.property == property }
  }

  func hasTracks(of group: AnimationGroup, _ property: ScalarKey) -> Bool {
    animations.last { $0.group === group }?.tracks.contains { $0.key.property == property } == true
  }

  /// Removes tracks; a group without tracks ends at the commit, and the others end unfinished (UIKit
  /// row 161).
  func removeTracks(where isMatch: (AnimationGroup, AnimationGroup.Track) -> Bool) {
    var groups: [AnimationGroup] = []
    for index in animations.indices {
      let (group, count) = (animations[index].group, animations[index].tracks.count)
      animations[index].tracks.removeAll { isMatch(group, $0) }
      guard animations[index].tracks.count < count else { continue }
      if !animations[index].tracks.contains(where: { $0.key.property == .turnX }) {
        animations[index].startTransform = nil
      }
      groups.append(group)
    }
    guard !groups.isEmpty else { return }
    animations.removeAll { animation in
      animation.tracks.isEmpty && groups.contains { $0 === animation.group }
    }
    hasFreeNumbers = !animations.isEmpty
    for group in groups {
      group.lostTracks(of: self)
      SimulatedDevice.current?.recorder.doubt(group)
    }
  }

  /// Returns a block's animation, as UIKit adds it: additive ones run from old minus new value to
  /// zero, with fill mode both. Of keyframes it contains only the end values.
  func blockAnimation(forKey key: String) -> CAAnimation? {
    guard let (index, property) = block(forKey: key),
      let path = AnimatableKeyPath(property.propertyName)
    else { return nil }
    let part = animations[index]
    let tracks = part.tracks.filter { $0.key.property == property }
    var old = model
    var transform = TransformSum()
    for track in tracks {
      if track.key.isTransformPart {
        transform.add(track.difference, to: track.key, of: model)
      } else {
        old.add(track.difference, to: track.key)
      }
    }
    transform.apply(to: &old, from: model)
    let (from, to) = (path.read(old), path.read(model))
    let isAdditive = tracks.contains { $0.key.blockChange == .additive }
    let animation = part.group.plainAnimation(of: property.propertyName)
    animation.isAdditive = isAdditive
    animation.fromValue = path.value(isAdditive ? path.difference(from, to) : from)
    animation.toValue = path.value(isAdditive ? path.zero : to)
    animation.beginTime = part.group.beginTime + part.timeShift
    return animation
  }
}

nonisolated extension AnimationGroup.Track {
  /// The key of the track's animation on its layer.
  var animationKey: String { HeadlessUIKit.animationKey(key.propertyName, number) }
}

/// Returns the key of an animation of a property: the property itself, or position-2, position-3 and
/// so on if the layer has other animations of it (UIKit row 159).
private nonisolated func animationKey(_ property: String, _ number: Int32) -> String {
  number == 1 ? property : "\(property)-\(number)"
}

nonisolated extension AnimationGroup {
  /// Returns an animation with the group's motion, without values.
  func plainAnimation(of key: String) -> CABasicAnimation {
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
