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

  package let motion: Motion
  /// When the motion starts on the device's clock, in seconds.
  package let beginTime: Double
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
    if time <= beginTime { return 1 }
    if time >= endTime { return 0 }
    var local = time - beginTime
    if repeats != 1 || autoreverses {
      let cycle = motion.duration * (autoreverses ? 2 : 1)
      local -= (local / cycle).rounded(.down) * cycle
      if autoreverses, local > motion.duration { local = cycle - local }
    }
    return 1 - motion.progress(at: local)
  }

  package func involve(_ layer: CALayer) {
    hadLayers = true
    if !layers.contains(where: { $0.value === layer }) { layers.append(Weak(layer)) }
  }

  func drop(_ layer: CALayer) { layers.removeAll { $0.value == nil || $0.value === layer } }

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
