package import SegueMotion

/// The changes of one animation block: every scalar that it animates, on one timeline.
///
/// Values are data: a track holds its scalar's start value and difference from the model. The
/// presentation value is the model value plus the remaining part of each difference. So the step
/// size never changes the result (UIKit rows 159, 187, 281).
nonisolated package final class AnimationGroup {
  package struct Track {
    package var key: ScalarKey
    /// Distinguishes the animations of the property on the layer, from 1 (UIKit row 159).
    var number: Int32
    package var from: Double
    /// Old value minus new value: what an additive animation reduces to zero.
    package var difference: Double
    /// The index of the track's keyframe path in the group's `paths`; below 0 for none. An index,
    /// because a reference would be counted for every track in every frame.
    package var path: Int32 = -1
  }

  /// How the group's progress follows from the device's time.
  package enum Playback {
    /// The motion runs, starting at a time.
    case running(since: Double)
    /// The group is paused at a progress.
    case paused(at: Double)
    /// The motion plays between two fractions of its time, 0...1, over some seconds.
    case playing(from: Double, to: Double, seconds: Double, since: Double)
    /// The group continues from one progress to another with a motion that starts at a time.
    case continuing(from: Double, to: Double, by: Motion, since: Double)
    /// The group covers the part `interval` of a longer travel, which continues as with `continuing`.
    case following(
      from: Double, to: Double, by: Motion, since: Double, interval: ClosedRange<Double>)
  }

  package let motion: Motion
  /// When the motion starts on the device's clock, in seconds.
  package let beginTime: Double
  @exclusivity(unchecked) var playback: Playback {
    didSet {
      latest = nil
      plan.time = .nan
    }
  }
  package let repeats: Double
  package let autoreverses: Bool
  package let allowsUserInteraction: Bool
  package let identifier: Int
  /// Whether hit testing uses the presentation values of the layers that the group animates.
  let usesPresentationForHitTesting: Bool
  /// Whether a property animator ends the group, and nothing else does.
  package let hasOwner: Bool
  @exclusivity(unchecked) private(set) var isOver = false
  /// The animated layers, in the order of their first change.
  ///
  /// A layer removes itself when it is deallocated: weak references would make every use slower.
  @exclusivity(unchecked) private(set) var layers: [Unmanaged<CALayer>] = []
  /// Writes the values of the layers that only this group animates.
  @exclusivity(unchecked) var plan = FramePlan()
  /// Whether a layer or a track was removed before the end (UIKit row 161).
  private(set) var isBroken = false
  /// Called with whether the group finished.
  var completions: [(Bool) -> Void] = []
  /// The paths of tracks that have keyframes.
  @exclusivity(unchecked) var paths: [KeyframePath] = []
  /// Finishes the owning animator immediately; nil for a group without an animator.
  var finishImmediately: (() -> Void)?
  /// The animator that created the group.
  var owner: UIViewPropertyAnimator? {
    get { ownerReference.object }
    set { ownerReference = BoxedReference(newValue) }
  }
  private var ownerReference = BoxedReference<UIViewPropertyAnimator>()
  /// The scheduled event that ends the group, if there is one.
  var endEvent: Int?
  /// Whether the group ends at its end time unless it is ended before.
  var endsByItself = false

  package init(
    identifier: Int, motion: Motion, beginTime: Double, repeats: Double = 1,
    autoreverses: Bool = false, allowsUserInteraction: Bool = false,
    usesPresentationForHitTesting: Bool = false, hasOwner: Bool = false
  ) {
    self.identifier = identifier
    self.motion = motion
    self.beginTime = beginTime
    playback = .running(since: beginTime)
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.allowsUserInteraction = allowsUserInteraction
    self.usesPresentationForHitTesting = usesPresentationForHitTesting
    self.hasOwner = hasOwner
  }

  /// When the last repetition ends, in seconds on the device's clock; infinite for an animation
  /// that repeats forever.
  package var endTime: Double {
    beginTime + motion.duration * (autoreverses ? 2 : 1) * repeats
  }

  package var isEmpty: Bool { layers.isEmpty }

  /// The remaining fraction of each difference at a time: 1 before the start, 0 at the end.
  package func remaining(at time: Double) -> Double {
    if isOver { return 0 }
    if let latest, latest.time == time { return latest.remaining }
    let remaining = 1 - progress(at: time)
    latest = (time, remaining)
    return remaining
  }
  /// The last result: all layers of a group request the same time, one after the other.
  @exclusivity(unchecked) private var latest: (time: Double, remaining: Double)?

  /// Returns the rest of a track's difference, given the remaining fraction of the travel.
  package func left(of track: Track, _ remaining: Double) -> Double {
    track.path < 0
      ? track.difference * remaining : paths[Int(track.path)].left(at: 1 - remaining)
  }

  /// Returns the progress at a time, 0 at the start and 1 at the end.
  package func progress(at time: Double) -> Double {
    switch playback {
    case .paused(let progress): progress
    case .continuing(let from, let to, let motion, let start):
      from + (to - from) * motion.progress(at: time - start)
    case .following(let from, let to, let motion, let start, let interval):
      evenProgress(
        atPart: Self.part(of: interval, at: from + (to - from) * motion.progress(at: time - start)))
    case .running(let start): runningProgress(after: time - start)
    case .playing: motion.progress(atTimeFraction: timeFraction(at: time))
    }
  }

  /// Returns the fraction of the motion's duration that has elapsed at a time, 0...1.
  func timeFraction(at time: Double) -> Double {
    switch playback {
    case .paused(let progress): motion.timeFraction(reaching: progress)
    case .continuing, .following: motion.timeFraction(reaching: progress(at: time))
    case .running(let start):
      motion.duration > 0 ? max(0, min(1, (time - start) / motion.duration)) : 1
    case .playing(let from, let to, let seconds, let start):
      time >= start + seconds
        ? to : time <= start ? from : from + (to - from) * (time - start) / seconds
    }
  }

  /// Returns the elapsed part of an interval at a fraction, 0...1.
  static func part(of interval: ClosedRange<Double>, at fraction: Double) -> Double {
    let length = interval.upperBound - interval.lowerBound
    guard length > 0 else { return fraction < interval.upperBound ? 0 : 1 }
    return max(0, min(1, (fraction - interval.lowerBound) / length))
  }

  /// Returns the progress at a fraction of the total duration with linear timing, including
  /// repetitions and autoreverses.
  func evenProgress(atPart part: Double) -> Double {
    guard repeats != 1 || autoreverses, part < 1 else { return part }
    let cycle = part * repeats * (autoreverses ? 2 : 1)
    let local = cycle - cycle.rounded(.down)
    return autoreverses && !cycle.rounded(.down).remainder(dividingBy: 2).isZero ? 1 - local : local
  }

  private func runningProgress(after elapsed: Double) -> Double {
    guard repeats != 1 || autoreverses else { return motion.progress(at: elapsed) }
    if elapsed <= 0 { return 0 }
    if elapsed >= endTime - beginTime { return 1 }
    let cycle = motion.duration * (autoreverses ? 2 : 1)
    let local = elapsed - (elapsed / cycle).rounded(.down) * cycle
    return motion.progress(at: autoreverses && local > motion.duration ? cycle - local : local)
  }

  // MARK: Layers

  /// Adds a layer, which has no tracks of the group yet.
  package func involve(_ layer: CALayer) { layers.append(.passUnretained(layer)) }

  /// Records that a track was removed; a layer without tracks leaves the group.
  func lostTracks(of layer: CALayer) {
    isBroken = true
    if !layer.animations.contains(where: { $0.group === self }) {
      removeLayer(layer)
    }
  }

  /// Records that a layer was deallocated together with its tracks.
  func layerDied(_ layer: CALayer) {
    isBroken = true
    removeLayer(layer)
  }

  private func removeLayer(_ layer: CALayer) {
    let address = Unmanaged.passUnretained(layer).toOpaque()
    layers.removeAll { $0.toOpaque() == address }
  }

  /// Strong references to the layers.
  package var heldLayers: [CALayer] { layers.map { $0.object } }

  /// Keeps only the layers that satisfy a predicate.
  ///
  /// - Returns: A group for the other layers, with the same timing; nil if there are none.
  func part(keeping isKept: (CALayer) -> Bool, named identifier: Int) -> AnimationGroup? {
    let others = heldLayers.filter { !isKept($0) }
    guard !others.isEmpty else { return nil }
    let rest = AnimationGroup(
      identifier: identifier, motion: motion, beginTime: beginTime, repeats: repeats,
      autoreverses: autoreverses, allowsUserInteraction: allowsUserInteraction,
      usesPresentationForHitTesting: usesPresentationForHitTesting)
    rest.paths = paths
    for layer in others {
      rest.involve(layer)
      for index in layer.animations.indices where layer.animations[index].group === self {
        layer.animations[index].group = rest
      }
    }
    let moved = Set(rest.layers.map { $0.toOpaque() })
    layers.removeAll { moved.contains($0.toOpaque()) }
    return rest
  }

  /// Removes the group's tracks from the layers that do not satisfy a predicate.
  func keepLayers(where isKept: (CALayer) -> Bool) {
    let removed = heldLayers.filter { !isKept($0) }
    guard !removed.isEmpty else { return }
    isBroken = true
    for layer in removed {
      if isGoingBack { settleModel(of: layer, remaining: 1) }
      layer.removeTracks(of: self)
    }
    let addresses = Set(removed.map { Unmanaged.passUnretained($0).toOpaque() })
    layers.removeAll { addresses.contains($0.toOpaque()) }
  }

  /// Copies the presentation values at a time to the model, so that ending the group changes
  /// nothing visible.
  func settleModel(at time: Double) {
    let left = remaining(at: time)
    for layer in heldLayers { settleModel(of: layer, remaining: left) }
  }

  private func settleModel(of layer: CALayer, remaining left: Double) {
    guard let animation = layer.animations.first(where: { $0.group === self }) else { return }
    layer.adopt(animation.shown(over: layer.model, remaining: left))
  }

  /// Whether a canceled transition returns the group to its start: then a layer that leaves the group
  /// takes its old values, too.
  private var isGoingBack: Bool {
    if case .following(_, let to, _, _, _) = playback { return to == 0 }
    return false
  }

  /// Removes the group's tracks from every layer; the model values remain.
  func end() {
    isOver = true
    removeTracks()
  }

  func removeTracks() {
    for layer in heldLayers { layer.removeTracks(of: self) }
    layers = []
  }
}

/// The tracks of one group on one layer.
nonisolated package struct LayerAnimation {
  package fileprivate(set) var group: AnimationGroup
  package var tracks: ContiguousArray<AnimationGroup.Track>
  /// The model's transform before the change; its components reproduce it only up to rounding.
  var startTransform: StartTransform?
  /// The layer's time minus the device's time when the animation was created, s.
  var timeShift = 0.0

  /// Returns a model with the remaining part of only this animation; with `remaining` 1, the exact
  /// old values.
  func shown(over model: LayerValues, remaining: Double) -> LayerValues {
    var state = model
    if remaining == 0 { return state }
    var transform = TransformSum()
    for track in tracks {
      if track.key.isTransformPart {
        transform.add(group.left(of: track, remaining), to: track.key, of: model)
      } else {
        state[track.key] =
          remaining == 1 ? track.from : state[track.key] + group.left(of: track, remaining)
      }
    }
    transform.apply(to: &state, from: model)
    if remaining == 1, let startTransform { state.transform = startTransform.value }
    return state
  }
}

/// A transform outside of the animation: a layer with many animations moves them when one ends.
nonisolated final class StartTransform {
  let value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }
}

nonisolated extension CALayer {
  /// Removes the tracks of a group, which has at most one entry.
  final func removeTracks(of group: AnimationGroup) {
    if let index = animations.firstIndex(where: { $0.group === group }) {
      animations.remove(at: index)
      hasFreeNumbers = !animations.isEmpty
    }
  }
}

/// A weak reference.
nonisolated package struct Weak<Object: AnyObject> {
  package weak var value: Object?
  package init(_ value: Object) { self.value = value }
}
