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
  }

  /// How far the group is along its way, as a function of the device's time.
  package enum Playback {
    /// The motion runs from a time on.
    case running(since: Double)
    /// It stands at a share of the way.
    case held(at: Double)
    /// It goes on from a share of the way to another by a motion that starts at a time.
    case continuing(from: Double, to: Double, by: Motion, since: Double)
  }

  package let motion: Motion
  /// When the motion starts on the device's clock, in seconds.
  package let beginTime: Double
  package var playback: Playback { didSet { latest = nil } }
  package let repeats: Double
  package let autoreverses: Bool
  package let allowsUserInteraction: Bool
  package let identifier: Int
  package private(set) var isOver = false
  private(set) var layers: [Weak<CALayer>] = []
  var completions: [(Bool) -> Void] = []

  package init(
    identifier: Int, motion: Motion, beginTime: Double, repeats: Double = 1,
    autoreverses: Bool = false, allowsUserInteraction: Bool = false
  ) {
    self.identifier = identifier
    self.motion = motion
    self.beginTime = beginTime
    playback = .running(since: beginTime)
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.allowsUserInteraction = allowsUserInteraction
  }

  /// When the last repetition is over, in seconds on the device's clock; infinite for one that
  /// repeats for ever.
  package var endTime: Double {
    beginTime + motion.duration * (autoreverses ? 2 : 1) * repeats
  }

  package var isEmpty: Bool { layers.isEmpty }
  /// Whether anything was ever moved.
  private(set) var hadLayers = false

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

  /// The share of the way that is done at a time.
  package func progress(at time: Double) -> Double {
    switch playback {
    case .held(let progress): progress
    case .continuing(let from, let to, let motion, let start):
      from + (to - from) * motion.progress(at: time - start)
    case .running(let start): runningProgress(after: time - start)
    }
  }

  private func runningProgress(after elapsed: Double) -> Double {
    guard repeats != 1 || autoreverses else { return motion.progress(at: elapsed) }
    if elapsed <= 0 { return 0 }
    if elapsed >= endTime - beginTime { return 1 }
    let cycle = motion.duration * (autoreverses ? 2 : 1)
    let local = elapsed - (elapsed / cycle).rounded(.down) * cycle
    return motion.progress(at: autoreverses && local > motion.duration ? cycle - local : local)
  }

  package func involve(_ layer: CALayer) {
    hadLayers = true
    if !layers.contains(where: { $0.value === layer }) { layers.append(Weak(layer)) }
  }

  func drop(_ layer: CALayer) { layers.removeAll { $0.value == nil || $0.value === layer } }

  /// Makes what is shown at a time the model, so that ending the group changes nothing to be seen.
  func settleModel(at time: Double) {
    let left = remaining(at: time)
    for layer in layers.compactMap(\.value) {
      guard let animation = layer.animations.first(where: { $0.group === self }) else { continue }
      var parts: TransformParts?
      for track in animation.tracks {
        if track.key.isTransformPart {
          var sum = parts ?? TransformParts(CATransform3DGetAffineTransform(layer.model.transform))
          sum.add(track.difference * left, to: track.key)
          parts = sum
        } else {
          // Where all is left, the value is the old one to the bit.
          layer.model[track.key] =
            left == 1 ? track.from : layer.model[track.key] + track.difference * left
        }
      }
      if let parts { layer.model.transform = CATransform3DMakeAffineTransform(parts.transform) }
    }
  }

  /// Takes the group's tracks off every layer, which leaves the model values standing.
  func end() {
    isOver = true
    for layer in layers { layer.value?.animations.removeAll { $0.group === self } }
    layers = []
  }
}

/// What one group does to one layer.
nonisolated package struct LayerAnimation {
  package let group: AnimationGroup
  package var tracks: ContiguousArray<AnimationGroup.Track>
}

/// A reference that does not keep its object alive.
nonisolated package struct Weak<Object: AnyObject> {
  package weak var value: Object?
  package init(_ value: Object) { self.value = value }
}
