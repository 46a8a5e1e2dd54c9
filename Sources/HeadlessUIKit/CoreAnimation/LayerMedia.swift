/// What few layers have: animations added by name, a time line of their own, actions.
nonisolated final class LayerMedia {
  /// Where the layer is on its superlayer's time line.
  var timing = MediaTiming()
  /// In the order in which they were added, which is that in which they are shown.
  var animations: [RunningAnimation] = []
  var actions: [String: any CAAction]?
}

/// An animation that was added to a layer.
nonisolated final class RunningAnimation {
  let key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  let part: AnimatedPart
  /// The completions that wait for its end.
  private let hold: TransactionHold?
  /// What is scheduled for it on the device.
  private var events: [Int] = []
  private var isOver = false
  /// Whether it was taken off its layer before its end.
  private var isTakenAway = false
  private var hasStarted = false
  /// Where on its layer's time line a finger holds it, s; nil while it runs.
  private var heldMoment: Double?
  /// How far it has stayed behind that time line meanwhile, s.
  private var lag = 0.0

  init(key: String?, animation: CAAnimation, part: AnimatedPart, hold: TransactionHold?) {
    self.key = key
    self.animation = animation
    self.part = part
    self.hold = hold
  }

  /// Schedules start and end at the times that the layer's time line gives them now.
  func schedule(on layer: CALayer) {
    guard !isOver, heldMoment == nil else { return }
    cancelEvents()
    if !hasStarted, animation.delegate != nil, let now = SimulatedDevice.current?.clock.now {
      let begin = part.timing.beginTime + lag
      let hasBegun = layer.ownTime(at: now) >= begin
      at(hasBegun ? now : layer.deviceTime(ofOwn: begin), layer) { one, _ in one.start() }
    }
    at(layer.deviceTime(ofOwn: part.timing.endTime + lag), layer) { $0.reachEnd(on: $1) }
  }

  /// Whether it has come to its end, or was taken away.
  var hasEnded: Bool { isOver || isTakenAway }

  /// The time until its end on a layer, s, also while the layer is stopped; 0 while it is held.
  func left(on layer: CALayer, at time: Double) -> Double {
    heldMoment == nil ? layer.deviceTime(ofOwn: part.timing.endTime + lag) - time : 0
  }

  // MARK: Under a finger

  /// The moment of the layer's time line that it shows at another.
  func moment(at time: Double) -> Double { heldMoment ?? time - lag }

  /// Stands where it would be at a moment of the layer's time line, and ends by itself no more.
  func hold(at moment: Double, on layer: CALayer) {
    guard !isOver, let now = SimulatedDevice.current?.clock.now else { return }
    cancelEvents()
    heldMoment = moment
    if !hasStarted, moment >= part.timing.beginTime { at(now, layer) { one, _ in one.start() } }
  }

  /// Goes on by itself from where it stands.
  func resume(on layer: CALayer) {
    guard let held = heldMoment, let now = SimulatedDevice.current?.clock.now else { return }
    lag = layer.ownTime(at: now) - held
    heldMoment = nil
    schedule(on: layer)
  }

  // The device keeps what is scheduled, and must not be kept by it.
  private func at(
    _ time: Double, _ layer: CALayer, _ action: @escaping (RunningAnimation, CALayer) -> Void
  ) {
    guard time.isFinite, let device = SimulatedDevice.current else { return }
    events.append(
      device.scheduleFromLayer(at: time) { [weak self, weak layer] in
        if let self, let layer { action(self, layer) }
      })
  }

  private func cancelEvents() {
    for event in events { SimulatedDevice.current?.cancelFromLayer(event) }
    events = []
  }

  private func start() {
    guard !isOver, !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  private func reachEnd(on layer: CALayer) {
    if animation.isRemovedOnCompletion { layer.drop(self) }
    end(finished: true)
  }

  /// It was taken away; who waits for it hears of it in the next turn.
  func takeAway() {
    isTakenAway = !isOver
    guard !isOver, let device = SimulatedDevice.current else { return end(finished: false) }
    cancelEvents()
    _ = device.scheduleFromLayer(at: device.clock.now) { self.end(finished: false) }
  }

  private func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    hold?.release()
  }
}

extension SimulatedDevice {
  /// Schedules an action; callable from layers, which are not isolated.
  nonisolated func scheduleFromLayer(at time: Double, _ action: @escaping () -> Void) -> Int {
    nonisolated(unsafe) let action = action
    return MainActor.assumeIsolated { schedule(at: time, action) }
  }

  nonisolated func cancelFromLayer(_ event: Int) { MainActor.assumeIsolated { cancel(event) } }

  /// Animations of layers that have left the windows are over, not finished; those that are not
  /// removed at their end stay.
  func dropAnimationsOutOfSight() {
    for layer in recorder.animatedLayers where layer.owner?.window == nil {
      layer.removeAnimations { $0.isRemovedOnCompletion }
    }
  }
}
