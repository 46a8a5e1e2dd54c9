import SegueMotion

/// The stack of open animation blocks of a device: what a setter asks whether its change moves.
nonisolated package final class AnimationRecorder: @unchecked Sendable {
  // Sendable without checks: touched on the main thread only, as UIKit's own state is; layers are
  // not isolated, so their setters could not reach it otherwise.
  struct Frame {
    /// Nil while changes are to be immediate.
    var group: AnimationGroup?
    var beginsFromCurrentState = false
    var timing: InheritedTiming?
  }

  /// What a nested block takes from the one around it (UIKit row 156).
  struct InheritedTiming {
    var motion: Motion
    var delay: Double
  }

  private var frames: [Frame] = []
  /// False between `setAnimationsEnabled(false)` and its opposite.
  var isEnabled = true
  /// The clock of the device, which presentation values are asked for.
  let clock: DeviceClock
  private var nextIdentifier = 0
  /// The groups in flight, oldest first.
  package private(set) var running: [AnimationGroup] = []
  /// Groups made since the list was last emptied: how a transition learns its animator's timing.
  var made: [AnimationGroup] = []

  init(clock: DeviceClock) { self.clock = clock }

  package var isRecording: Bool { isEnabled && frames.last?.group != nil }
  var current: Frame? { frames.last }
  var isInsideBlock: Bool { frames.last?.timing != nil }

  /// Layers hold their groups, and completions what is on the layers: whoever drops the device in
  /// mid-air must not keep that ring (fault F094).
  deinit {
    for group in running { group.completions = [] }
  }

  func makeIdentifier() -> Int {
    nextIdentifier += 1
    return nextIdentifier
  }

  func push(_ frame: Frame) { frames.append(frame) }
  func pop() { if !frames.isEmpty { frames.removeLast() } }

  func start(_ group: AnimationGroup) {
    running.append(group)
    made.append(group)
  }

  func forget(_ group: AnimationGroup) { running.removeAll { $0 === group } }

  /// Turns a change of the model into a track of the open block, if there is one.
  func record(_ key: ScalarKey, of layer: CALayer, from old: Double, to new: Double) {
    guard isEnabled, let frame = frames.last, let group = frame.group else { return }
    var from = old
    if !key.isAdditive {
      if frame.beginsFromCurrentState { from = layer.presentationState(at: clock.now)[key] }
      replaceTracks(of: key, on: layer)
    }
    let track = AnimationGroup.Track(key: key, from: from, difference: from - new)
    group.involve(layer)
    guard let index = layer.animations.lastIndex(where: { $0.group === group }) else {
      layer.animations.append(LayerAnimation(group: group, tracks: [track]))
      return
    }
    // A second write in one block adds to the first: the sum of the differences spans both.
    if let same = layer.animations[index].tracks.firstIndex(where: { $0.key == key }) {
      layer.animations[index].tracks[same].difference += track.difference
    } else {
      layer.animations[index].tracks.append(track)
    }
  }

  /// A property that does not blend loses its older animation (UIKit row 161).
  private func replaceTracks(of key: ScalarKey, on layer: CALayer) {
    for index in layer.animations.indices where layer.animations[index].group !== frames.last?.group {
      layer.animations[index].tracks.removeAll { $0.key == key }
    }
    let emptied = layer.animations.filter(\.tracks.isEmpty).map(\.group)
    layer.animations.removeAll { $0.tracks.isEmpty }
    for group in emptied { group.drop(layer) }
  }
}

/// The present time of a device, in seconds since it started.
nonisolated package final class DeviceClock: @unchecked Sendable {
  // Sendable without checks for the reason given at `AnimationRecorder`.
  package internal(set) var now = 0.0
}
