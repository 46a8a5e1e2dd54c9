package import SegueMotion

/// What one animation block moves: every scalar it changed, on one time line.
///
/// Values are data: a track holds where its scalar came from and by how much the model differs, and
/// the picture at a moment is the model plus what is left of each difference. So any partition of a
/// stretch of time gives the same state at its end (UIKit rows 159, 187, 281).
nonisolated package final class AnimationGroup {
  package struct Track {
    package var key: ScalarKey
    package var from: Double
    /// Old value minus new value: what an additive animation runs down to zero.
    package var difference: Double
    /// Which of the group's ways through key frames it takes; none below 0. A place in a list, as a
    /// reference would be counted for every track of every frame.
    package var path: Int32 = -1
  }

  /// How far the group is along its way, as a function of the device's time.
  package enum Playback {
    /// The motion runs from a time on.
    case running(since: Double)
    /// It stands at a part of the way.
    case held(at: Double)
    /// The motion itself plays between two shares of its time, 0...1, in some seconds.
    case playing(from: Double, to: Double, seconds: Double, since: Double)
    /// It goes on from a part of the way to another by a motion that starts at a time.
    case continuing(from: Double, to: Double, by: Motion, since: Double)
    /// A longer way goes on so, of which this one is the part between two shares.
    case following(
      from: Double, to: Double, by: Motion, since: Double, window: ClosedRange<Double>)
  }

  package let motion: Motion
  /// When the motion starts on the device's clock, in seconds.
  package let beginTime: Double
  var playback: Playback {
    didSet {
      latest = nil
      plan.time = .nan
    }
  }
  package let repeats: Double
  package let autoreverses: Bool
  package let allowsUserInteraction: Bool
  package let identifier: Int
  /// Whether touches find what it moves where that is shown.
  let isTouchedAsShown: Bool
  /// Whether an animator ends the group, and nobody else may.
  package let hasOwner: Bool
  private(set) var isOver = false
  /// What is moved, in the order in which it was first changed.
  ///
  /// A layer that goes says so: a weak reference would make every use of the layer dearer.
  private(set) var layers: [Unmanaged<CALayer>] = []
  /// Where the layers that the group moves alone get their values.
  var plan = FramePlan()
  /// Whether a layer or a track was taken away before the end (UIKit row 161).
  private(set) var isBroken = false
  var completions: [(Bool) -> Void] = []
  /// The ways of its tracks that go through key frames.
  var paths: [KeyframePath] = []
  /// Takes the animator that ends the group to where it runs to; nil for a group without one.
  var finishImmediately: (() -> Void)?
  /// The animator that made the group.
  weak var owner: UIViewPropertyAnimator?
  /// What ends the group on the device's queue, if anything does.
  var endEvent: Int?
  /// Whether it ends when its time has come, and nobody ends it before.
  var endsByItself = false

  package init(
    identifier: Int, motion: Motion, beginTime: Double, repeats: Double = 1,
    autoreverses: Bool = false, allowsUserInteraction: Bool = false,
    isTouchedAsShown: Bool = false, hasOwner: Bool = false
  ) {
    self.identifier = identifier
    self.motion = motion
    self.beginTime = beginTime
    playback = .running(since: beginTime)
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.allowsUserInteraction = allowsUserInteraction
    self.isTouchedAsShown = isTouchedAsShown
    self.hasOwner = hasOwner
  }

  /// When the last repetition is over, in seconds on the device's clock; infinite for one that
  /// repeats for ever.
  package var endTime: Double {
    beginTime + motion.duration * (autoreverses ? 2 : 1) * repeats
  }

  package var isEmpty: Bool { layers.isEmpty }

  /// The part of each difference that is still to go at a time: 1 before the start, 0 at the end.
  package func remaining(at time: Double) -> Double {
    if isOver { return 0 }
    if let latest, latest.time == time { return latest.remaining }
    let remaining = 1 - progress(at: time)
    latest = (time, remaining)
    return remaining
  }
  /// The last answer: all layers of a group are asked for the same moment, one after the other.
  private var latest: (time: Double, remaining: Double)?

  /// What is left of a track's difference, when a part of the group's way is still to go.
  package func left(of track: Track, _ remaining: Double) -> Double {
    track.path < 0
      ? track.difference * remaining : paths[Int(track.path)].left(at: 1 - remaining)
  }

  /// The part of the way that is done at a time.
  package func progress(at time: Double) -> Double {
    switch playback {
    case .held(let progress): progress
    case .continuing(let from, let to, let motion, let start):
      from + (to - from) * motion.progress(at: time - start)
    case .following(let from, let to, let motion, let start, let window):
      evenProgress(
        atPart: Self.part(of: window, at: from + (to - from) * motion.progress(at: time - start)))
    case .running(let start): runningProgress(after: time - start)
    case .playing: motion.progress(atShare: share(at: time))
    }
  }

  /// The share of its time, 0...1, at which the motion is at a time.
  func share(at time: Double) -> Double {
    switch playback {
    case .held(let progress): motion.share(reaching: progress)
    case .continuing, .following: motion.share(reaching: progress(at: time))
    case .running(let start):
      motion.duration > 0 ? max(0, min(1, (time - start) / motion.duration)) : 1
    case .playing(let from, let to, let seconds, let start):
      time >= start + seconds
        ? to : time <= start ? from : from + (to - from) * (time - start) / seconds
    }
  }

  /// How much of a window lies behind a share, 0...1.
  static func part(of window: ClosedRange<Double>, at share: Double) -> Double {
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return share < window.upperBound ? 0 : 1 }
    return max(0, min(1, (share - window.lowerBound) / length))
  }

  /// How far it is at a part of all its time where it goes evenly: there and, where it repeats or
  /// goes back, back and there again.
  func evenProgress(atPart part: Double) -> Double {
    guard repeats != 1 || autoreverses, part < 1 else { return part }
    let ways = part * repeats * (autoreverses ? 2 : 1)
    let local = ways - ways.rounded(.down)
    return autoreverses && !ways.rounded(.down).remainder(dividingBy: 2).isZero ? 1 - local : local
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

  package func involve(_ layer: CALayer) {
    let layer = Unmanaged.passUnretained(layer)
    if !layers.contains(where: { $0.toOpaque() == layer.toOpaque() }) { layers.append(layer) }
  }

  /// Notes that a track was taken away; a layer without tracks is not the group's any more.
  func lostTracks(of layer: CALayer) {
    isBroken = true
    if !layer.animations.contains(where: { $0.group === self }) {
      layerGoes(layer)
    }
  }

  /// A layer is no more, and its tracks with it.
  func layerDied(_ layer: CALayer) {
    isBroken = true
    layerGoes(layer)
  }

  private func layerGoes(_ layer: CALayer) {
    let place = Unmanaged.passUnretained(layer).toOpaque()
    layers.removeAll { $0.toOpaque() == place }
  }

  /// The layers, kept for as long as the list is.
  package var heldLayers: [CALayer] { layers.map { $0.takeUnretainedValue() } }

  /// Leaves the group only the layers that a test holds for.
  ///
  /// - Returns: A group for the others, with the same timing; nil if there are none.
  func part(keeping isKept: (CALayer) -> Bool, named identifier: Int) -> AnimationGroup? {
    let others = heldLayers.filter { !isKept($0) }
    guard !others.isEmpty else { return nil }
    let rest = AnimationGroup(
      identifier: identifier, motion: motion, beginTime: beginTime, repeats: repeats,
      autoreverses: autoreverses, allowsUserInteraction: allowsUserInteraction,
      isTouchedAsShown: isTouchedAsShown)
    rest.paths = paths
    for layer in others {
      rest.involve(layer)
      for index in layer.animations.indices where layer.animations[index].group === self {
        layer.animations[index].group = rest
      }
    }
    for layer in others { layerGoes(layer) }
    return rest
  }

  /// Takes the group's tracks off the layers that a test does not hold for.
  func keepLayers(where isKept: (CALayer) -> Bool) {
    let leaving = heldLayers.filter { !isKept($0) }
    guard !leaving.isEmpty else { return }
    isBroken = true
    for layer in leaving {
      if isGoingBack { settleModel(of: layer, remaining: 1) }
      layer.animations.removeAll { $0.group === self }
      layerGoes(layer)
    }
  }

  /// Makes what is shown at a time the model, so that ending the group changes nothing to be seen.
  func settleModel(at time: Double) {
    let left = remaining(at: time)
    for layer in heldLayers { settleModel(of: layer, remaining: left) }
  }

  private func settleModel(of layer: CALayer, remaining left: Double) {
    guard let animation = layer.animations.first(where: { $0.group === self }) else { return }
    let old = layer.model
    layer.model = animation.shown(over: old, remaining: left)
    layer.view?.placeDidChange(from: old, to: layer.model)
  }

  /// Whether a canceled transition takes it back, so that its values are to be the old ones even
  /// where nobody sees them return.
  private var isGoingBack: Bool {
    if case .following(_, let to, _, _, _) = playback { return to == 0 }
    return false
  }

  /// Takes the group's tracks off every layer, which leaves the model values standing.
  func end() {
    isOver = true
    takeTracksOff()
  }

  func takeTracksOff() {
    for layer in heldLayers { layer.animations.removeAll { $0.group === self } }
    layers = []
  }
}

/// What one group does to one layer.
nonisolated package struct LayerAnimation {
  package fileprivate(set) var group: AnimationGroup
  package var tracks: ContiguousArray<AnimationGroup.Track>
  /// The model's transform before the group changed it, which its parts need not give to the bit.
  var startTransform: CATransform3D?
  /// How far the layer's time was ahead of the device's when the animation was made, s.
  var timeShift = 0.0

  /// A model with what is left of this animation alone; where all is left, the old values to the
  /// bit.
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
    if remaining == 1, let startTransform { state.transform = startTransform }
    return state
  }
}

/// A reference that does not keep its object alive.
nonisolated package struct Weak<Object: AnyObject> {
  package weak var value: Object?
  package init(_ value: Object) { self.value = value }
}
