import SegueMotion

/// The stack of open animation blocks of a device: what a setter asks whether its change moves.
nonisolated package final class AnimationRecorder: @unchecked Sendable {
  // Sendable without checks: touched on the main thread only, as UIKit's own state is; layers are
  // not isolated, so their setters could not reach it otherwise.
  struct Frame {
    /// Nil while changes are to be immediate.
    var group: AnimationGroup?
    /// What moves a position up and down, where that has a timing of its own (UIKit row 183).
    var verticalGroup: AnimationGroup?
    var beginsFromCurrentState = false
    var timing: InheritedTiming?
    /// The key frames that are being added, if any are.
    var keyframes: KeyframeSteps?
  }

  /// What a nested block takes from the one around it (UIKit row 156).
  struct InheritedTiming {
    var motion: Motion
    var delay: Double
    var options: UIView.AnimationOptions = []
  }

  private var frames: [Frame] = []
  /// False between `setAnimationsEnabled(false)` and its opposite.
  var isEnabled = true
  /// The clock of the device, which presentation values are asked for.
  let clock: DeviceClock
  private var nextIdentifier = 0
  /// The groups in flight, oldest first.
  package private(set) var running: [AnimationGroup] = []
  /// Groups made in this turn, or since the list was last emptied in it: how a transition learns
  /// its animator's timing.
  var made: [AnimationGroup] = []
  /// The explicit animations that were added meanwhile, with their layers.
  private(set) var added: [(layer: CALayer, animation: RunningAnimation)] = []
  /// Groups that may have lost their last layer, looked at when the turn commits.
  private var doubtful: [AnimationGroup] = []
  /// The open transactions.
  let transactions = TransactionStack()
  /// How many turns were committed.
  private(set) var turn = 0
  private var animated: [Weak<CALayer>] = []

  init(clock: DeviceClock) { self.clock = clock }

  package var isRecording: Bool { isEnabled && frames.last?.group != nil }
  var current: Frame? { frames.last }

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
  /// Runs changes of the open block that go through key frames.
  func lead(through keyframes: KeyframeSteps, _ changes: () -> Void) {
    var frame = frames.last ?? Frame()
    frame.keyframes = keyframes
    push(frame)
    changes()
    pop()
  }
  func pop() { if !frames.isEmpty { frames.removeLast() } }

  func start(_ group: AnimationGroup) {
    running.append(group)
    made.append(group)
    if let hold = transactions.hold() { group.completions.append { _ in hold.release() } }
    doubt(group)
  }

  // MARK: Layers with animations of their own

  /// Whether anything moves.
  package var isMoving: Bool { !running.isEmpty || !animated.isEmpty }

  /// The layers to which animations were added.
  var animatedLayers: [CALayer] { animated.compactMap(\.value) }

  /// Every layer that moves, once for each of its movements.
  package var movingLayers: [CALayer] { running.flatMap(\.heldLayers) + animatedLayers }

  func animate(_ layer: CALayer, by animation: RunningAnimation) {
    added.append((layer, animation))
    if !animated.contains(where: { $0.value === layer }) { animated.append(Weak(layer)) }
  }

  /// A turn is committed: its transaction is closed, and layers that move no more are forgotten.
  func closeTurn() {
    forgetMade()
    flush()
    if !animated.isEmpty { animated.removeAll { $0.value?.media?.animations.isEmpty != false } }
  }

  /// What is made from now on is the first again.
  func forgetMade() {
    made = []
    added = []
  }

  /// What was changed until now is on the screen.
  func flush() {
    turn += 1
    transactions.closeTurn()
  }

  func forget(_ group: AnimationGroup) { running.removeAll { $0 === group } }

  /// Whether changes are being recorded into a group.
  func isOpen(_ group: AnimationGroup) -> Bool {
    frames.contains { $0.group === group || $0.verticalGroup === group }
  }

  func doubt(_ group: AnimationGroup) {
    if !group.hasOwner { doubtful.append(group) }
  }

  func drainPendingCleanup() -> [AnimationGroup] {
    let groups = doubtful
    doubtful = []
    return groups
  }

  /// Turns a change of the model into a track of the open block, if there is one.
  func record(_ key: ScalarKey, of layer: CALayer, from old: Double, to new: Double) {
    guard isEnabled, let frame = frames.last, let main = frame.group else {
      if !key.isAdditive { layer.redirectTracks(of: key, to: new) }
      return
    }
    let group = key == .positionY ? frame.verticalGroup ?? main : main
    frame.keyframes?.note(key, of: layer, by: old - new, group)
    let index = index(of: group, on: layer)
    // A second write in one block adds to the first: the sum of the differences spans both.
    if let same = layer.animations[index].tracks.firstIndex(where: { $0.key == key }) {
      layer.animations[index].tracks[same].difference += old - new
      return
    }
    var from = old
    if !key.isAdditive {
      if frame.beginsFromCurrentState { from = layer.presentationState(at: clock.now)[key] }
      // A property that does not blend loses its older animation (UIKit row 161).
      layer.takeTracks(sparing: group) { $0 == key }
    }
    layer.animations[self.index(of: group, on: layer)].tracks.append(
      AnimationGroup.Track(key: key, from: from, difference: from - new))
  }

  /// The same for a transform, part by part where both lie in the plane.
  func record(_ layer: CALayer, from old: CATransform3D, to new: CATransform3D) {
    guard isEnabled, let group = frames.last?.group else { return }
    let index = index(of: group, on: layer)
    if layer.animations[index].startTransform == nil {
      layer.animations[index].startTransform = old
    }
    if CATransform3DIsAffine(old), CATransform3DIsAffine(new) {
      let from = TransformParts(CATransform3DGetAffineTransform(old))
      let to = TransformParts(CATransform3DGetAffineTransform(new))
      for (key, difference) in from.differences(from: to) {
        record(key, of: layer, from: difference, to: 0)
      }
    } else {
      for (place, pair) in zip(old.elements, new.elements).enumerated() where pair.0 != pair.1 {
        record(.element(place), of: layer, from: pair.0, to: pair.1)
      }
    }
  }

  private func index(of group: AnimationGroup, on layer: CALayer) -> Int {
    if let index = layer.animations.lastIndex(where: { $0.group === group }) { return index }
    group.involve(layer)
    var animation = LayerAnimation(group: group, tracks: [])
    if layer.isTimed { animation.timeShift = layer.ownTime(at: clock.now) - clock.now }
    layer.animations.append(animation)
    return layer.animations.count - 1
  }
}

/// The present time of a device, in seconds since it started.
nonisolated package final class DeviceClock: @unchecked Sendable {
  // Sendable without checks for the reason given at `AnimationRecorder`.
  package var now: Double { time }
  /// Stored apart, as what other modules see is watched for overlapping uses at every use.
  var time = 0.0
}
