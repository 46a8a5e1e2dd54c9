import SegueMotion

/// The stack of a device's open animation blocks: determines how a property change is animated.
nonisolated package final class AnimationRecorder: @unchecked Sendable {
  // Unchecked Sendable: accessed on the main thread only, as UIKit's state is. Layers are not
  // isolated, so their setters could not access it otherwise.
  /// An open block.
  struct Frame {
    /// The group that records changes; nil while changes are not animated.
    var group: AnimationGroup?
    /// The group of vertical positions, if they have their own timing (UIKit row 183).
    var verticalGroup: AnimationGroup?
    var beginsFromCurrentState = false
    var timing: InheritedTiming?
    /// The keyframes that are being added, if any.
    var keyframes: KeyframeSteps?
  }

  /// The timing that a nested block inherits (UIKit row 156).
  struct InheritedTiming {
    var motion: Motion
    var delay: Double
    var options: UIView.AnimationOptions = []
  }

  /// The open blocks, the innermost last.
  @exclusivity(unchecked) private var frames: [Frame] = []
  /// Whether animations are enabled; `setAnimationsEnabled(_:)` sets it.
  @exclusivity(unchecked) var isEnabled = true
  /// The device's clock, at whose time presentation values are computed.
  let clock: DeviceClock
  private var nextIdentifier = 0
  /// The groups in flight, oldest first.
  package private(set) var running: [AnimationGroup] = []
  /// Groups created in this run-loop turn, or since `forgetMade()`: a transition reads its
  /// animator's timing from them.
  var made: [AnimationGroup] = []
  /// The explicit animations that were added in the same period, with their layers.
  private(set) var added: [(layer: CALayer, animation: RunningAnimation)] = []
  /// Groups that may have lost their last layer; checked at the commit.
  private var pendingCleanup: [AnimationGroup] = []
  @exclusivity(unchecked) var springs = SettlingSprings()
  /// The open transactions.
  let transactions = TransactionStack()
  /// Whether blocks animate shadows, borders and `zPosition` (UIKit row 317).
  var animatesShadowsAndBorders = false
  /// The number of committed run-loop turns.
  private(set) var turn = 0
  /// The layers with explicit animations.
  private var animated: [BoxedReference<CALayer>] = []
  /// The layers without a view that need layout, and layers that need display, in order of the requests.
  var waitingLayers: [BoxedReference<CALayer>] = []
  /// Whether a list of new groups and animations, or of layers with explicit animations, may have
  /// entries: a turn without animations checks nothing else.
  private(set) var hasWork = false

  init(clock: DeviceClock) { self.clock = clock }

  package var isRecording: Bool { isEnabled && frames.last?.group != nil }
  var current: Frame? { frames.last }
  /// Whether a block is open, which may record changes.
  var hasOpenBlock: Bool { !frames.isEmpty }

  /// Breaks the cycle of layers, groups and completions if the device is released during an
  /// animation (fault F094).
  deinit {
    for group in running { group.completions = [] }
  }

  func makeIdentifier() -> Int {
    nextIdentifier += 1
    return nextIdentifier
  }

  func push(_ frame: Frame) { frames.append(frame) }
  /// Runs changes within the open block, and records them as keyframes.
  func lead(through keyframes: KeyframeSteps, fromCurrentState: Bool, _ changes: () -> Void) {
    var frame = frames.last ?? Frame()
    frame.keyframes = keyframes
    if fromCurrentState { frame.beginsFromCurrentState = true }
    push(frame)
    changes()
    pop()
  }
  func pop() { if !frames.isEmpty { frames.removeLast() } }

  func start(_ group: AnimationGroup) {
    hasWork = true
    running.append(group)
    made.append(group)
    if let hold = transactions.hold() { group.completions.append { _ in hold.release() } }
    doubt(group)
  }

  // MARK: Explicit animations

  /// The duration, s, of animations in a transaction that sets none, outside of blocks.
  static let defaultTransactionDuration = 0.25

  /// The duration of animations that have none, s: that of the transaction, or else of the open block
  /// (UIKit row 318).
  var transactionDuration: Double {
    transactions.duration ?? current?.timing?.motion.duration ?? Self.defaultTransactionDuration
  }

  /// Whether any animation is running.
  package var isMoving: Bool { !running.isEmpty || !animated.isEmpty }

  /// The layers with explicit animations that still exist.
  var animatedLayers: [CALayer] { animated.compactMap(\.object) }

  /// Every animated layer, once for each of its animations.
  package var movingLayers: [CALayer] { running.flatMap(\.heldLayers) + animatedLayers }

  func animate(_ layer: CALayer, by animation: RunningAnimation) {
    hasWork = true
    added.append((layer, animation))
    if !animated.contains(where: { $0.object === layer }) { animated.append(BoxedReference(layer)) }
  }

  /// Ends a run-loop turn: closes its transaction and forgets layers without animations.
  func closeTurn() {
    flush()
    guard hasWork else { return }
    forgetMade()
    animated.removeAll { $0.object?.media?.animations.isEmpty != false }
    hasWork = !animated.isEmpty || !pendingCleanup.isEmpty
  }

  /// Whether a turn has nothing to close.
  var isIdle: Bool { !hasWork && !transactions.isImplicitChanged && waitingLayers.isEmpty }

  /// Ends a run-loop turn that has nothing to close.
  func countTurn() { turn += 1 }

  /// Empties the lists of new groups and animations.
  func forgetMade() {
    made = []
    added = []
  }

  /// Commits the changes so far.
  func flush() {
    turn += 1
    transactions.closeTurn()
  }

  func forget(_ group: AnimationGroup) { running.removeAll { $0 === group } }

  /// Returns whether changes are being recorded into a group.
  func isOpen(_ group: AnimationGroup) -> Bool {
    frames.contains { $0.group === group || $0.verticalGroup === group }
  }

  /// Has the commit check whether a group has a layer left; an animator's group need not have one.
  func doubt(_ group: AnimationGroup) {
    guard !group.hasOwner else { return }
    hasWork = true
    pendingCleanup.append(group)
  }

  func drainPendingCleanup() -> [AnimationGroup] {
    let groups = pendingCleanup
    pendingCleanup = []
    return groups
  }

  /// Records a change of the model as a track of the open block, if there is one.
  func record(_ key: ScalarKey, of layer: CALayer, from old: Double, to new: Double) {
    // Field by field: a copied frame counts references.
    let top = frames.count - 1
    guard isEnabled, top >= 0, let main = frames[top].group, isAnimated(key) else {
      if key.blockChange != .additive { layer.redirectTracks(of: key, to: new) }
      return
    }
    let group = key == .positionY ? frames[top].verticalGroup ?? main : main
    if let keyframes = frames[top].keyframes {
      keyframes.record(key, of: layer, by: old - new, group)
    }
    let isMoving = !layer.animations.isEmpty || layer.media != nil
    if isMoving, key.blockChange != .additive, !layer.hasTracks(of: group, key.property) {
      replaceAnimations(
        of: key.property, on: layer, by: group, fromShown: frames[top].beginsFromCurrentState)
    }
    let index = index(of: group, on: layer)
    // A second write in the same block adds to the first: the sum spans both.
    if let same = layer.animations[index].tracks.firstIndex(where: { $0.key == key }) {
      layer.animations[index].tracks[same].difference += old - new
    } else {
      addTrack(of: key, from: old, by: old - new, on: layer, index)
    }
  }

  /// Whether blocks animate a scalar of a view's layer.
  private func isAnimated(_ key: ScalarKey) -> Bool {
    key.blockChange != .immediate || (animatesShadowsAndBorders && !key.isDecorationColor)
  }

  /// Removes the running animations of a property that is not additive, and one that was added under its
  /// key (UIKit rows 159, 161).
  ///
  /// - Parameter fromShown: Whether the group begins at the values that they show.
  private func replaceAnimations(
    of property: ScalarKey, on layer: CALayer, by group: AnimationGroup, fromShown: Bool
  ) {
    let shown = fromShown ? layer.presentationStateBeforeChange(at: clock.now) : nil
    layer.removeTracks { $0 !== group && $1.key.property == property }
    if layer.media != nil { layer.removeAddedAnimation(property.propertyName) }
    guard let shown else { return }
    for key in ScalarKey.allCases where key.property == property && shown[key] != layer[key] {
      addTrack(
        of: key, from: shown[key], by: shown[key] - layer[key], on: layer,
        index(of: group, on: layer))
    }
  }

  private func addTrack(
    of key: ScalarKey, from start: Double, by difference: Double, on layer: CALayer, _ index: Int
  ) {
    layer.animations[index].tracks.append(
      AnimationGroup.Track(
        key: key, number: layer.animationNumber(of: key.property, in: index), from: start,
        difference: difference))
  }

  /// Records a change of a transform, by components if both transforms are affine.
  func record(_ layer: CALayer, from old: CATransform3D, to new: CATransform3D) {
    guard isEnabled, let group = frames.last?.group else { return }
    let index = index(of: group, on: layer)
    if layer.animations[index].startTransform == nil {
      layer.animations[index].startTransform = StartTransform(old)
    }
    if CATransform3DIsAffine(old), CATransform3DIsAffine(new) {
      let from = TransformParts(CATransform3DGetAffineTransform(old))
      let to = TransformParts(CATransform3DGetAffineTransform(new))
      for (key, difference) in from.differences(from: to) {
        record(key, of: layer, from: difference, to: 0)
      }
    } else {
      for (index, pair) in zip(old.elements, new.elements).enumerated() where pair.0 != pair.1 {
        record(.element(index), of: layer, from: pair.0, to: pair.1)
      }
    }
  }

  /// Returns the index of a group's animation of a layer, which is added if there is none.
  private func index(of group: AnimationGroup, on layer: CALayer) -> Int {
    if let index = layer.animations.lastIndex(where: { $0.group === group }) { return index }
    group.involve(layer)
    var animation = LayerAnimation(group: group, tracks: [])
    animation.tracks.reserveCapacity(4)
    if layer.isTimed { animation.timeShift = layer.ownTime(at: clock.now) - clock.now }
    layer.animations.append(animation)
    return layer.animations.count - 1
  }
}

/// The current time of a device, in seconds since it started.
nonisolated package final class DeviceClock: @unchecked Sendable {
  // Unchecked Sendable for the reason given at `AnimationRecorder`.
  package var now: Double { time }
  /// Internal storage: access to a package property is checked for exclusivity at every use.
  @exclusivity(unchecked) var time = 0.0
}
