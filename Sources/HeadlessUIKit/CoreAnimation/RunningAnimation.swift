/// An animation that was added to a layer: when it starts, pauses and ends.
nonisolated final class RunningAnimation {
  let key: String?
  /// The layer's copy.
  let animation: CAAnimation
  /// The values and times, which do not change.
  let part: AnimatedPart
  /// Whether it changes a property that the layer draws.
  let isDrawn: Bool
  /// Defers the completions of transactions until the animation's end.
  private let hold: TransactionHold?
  /// The device on which it runs. A layer can be released with its device, on any thread, while another
  /// device is the current one.
  private let device = SimulatedDevice.current.map(ObjectIdentifier.init)
  /// The animation's events on the device.
  private var events: [Int] = []
  /// Whether the delegate was notified of the end.
  private var isOver = false
  /// Whether it was removed from its layer before its end.
  private var isRemoved = false
  private var hasStarted = false
  /// The time of the layer's timeline at which the animation is paused, s; nil while it runs.
  private var pausedTime: Double?
  /// By how much the animation's times lag behind the layer's timeline: the duration of its pauses, s.
  private var lag = 0.0

  init(
    key: String?, animation: CAAnimation, part: AnimatedPart, hold: TransactionHold?, isDrawn: Bool
  ) {
    self.isDrawn = isDrawn
    self.key = key
    self.animation = animation
    self.part = part
    self.hold = hold
  }

  /// Schedules start and end at the device times that follow from the layer's current timing.
  func schedule(on layer: CALayer) {
    guard !isOver, pausedTime == nil else { return }
    cancelEvents()
    if !hasStarted, animation.delegate != nil, let now = SimulatedDevice.current?.clock.now {
      let begin = part.timing.beginTime + lag
      let hasBegun = layer.ownTime(at: now) >= begin
      at(hasBegun ? now : layer.deviceTime(ofOwn: begin), layer) { one, _ in one.start() }
    }
    at(layer.deviceTime(ofOwn: part.timing.endTime + lag), layer) { $0.reachEnd(on: $1) }
    if isDrawn { draw(layer) }
  }

  /// Lets the layer draw now and, while the animation runs, in each frame.
  private func draw(_ layer: CALayer) {
    layer.setNeedsDisplay()
    guard let now = SimulatedDevice.current?.clock.now, remainingTime(on: layer, at: now).isFinite
    else {
      return
    }
    let rate = MainActor.assumeIsolated {
      Double(SimulatedDevice.current?.configuration.framesPerSecond ?? 60)
    }
    // Half a frame more: rounding may yield the frame of now again.
    at(((now * rate + 0.5).rounded(.down) + 1) / rate, layer) { $0.draw($1) }
  }

  /// Whether it has ended or was removed.
  var hasEnded: Bool { isOver || isRemoved }

  /// Returns the time until the end, s: infinite while the layer is stopped; 0 while the animation is
  /// paused, because it then has no end for which a transition could wait.
  func remainingTime(on layer: CALayer, at time: Double) -> Double {
    pausedTime == nil ? layer.deviceTime(ofOwn: part.timing.endTime + lag) - time : 0
  }

  // MARK: Pausing

  /// Returns the animation's time for a time of the layer's timeline.
  func animationTime(at time: Double) -> Double { pausedTime ?? time - lag }

  /// Pauses at a time of the layer's timeline; the animation no longer ends by itself.
  func pause(at paused: Double, on layer: CALayer) {
    guard !isOver, let now = SimulatedDevice.current?.clock.now else { return }
    cancelEvents()
    pausedTime = paused
    if isDrawn { layer.setNeedsDisplay() }
    if !hasStarted, paused >= part.timing.beginTime { at(now, layer) { one, _ in one.start() } }
  }

  /// Resumes from the paused time.
  func resume(on layer: CALayer) {
    guard let paused = pausedTime, let now = SimulatedDevice.current?.clock.now else { return }
    lag = layer.ownTime(at: now) - paused
    pausedTime = nil
    schedule(on: layer)
  }

  /// Schedules an action at a time of the device. The device retains the action, and so the action refers
  /// to the animation and the layer only by its arguments: both can be released before that time.
  private func at(
    _ time: Double, _ layer: CALayer, _ action: @escaping (RunningAnimation, CALayer) -> Void
  ) {
    guard time.isFinite, let device = SimulatedDevice.current else { return }
    events.append(
      device.scheduleNonisolated(at: time) { [weak self, layer = BoxedReference(layer)] in
        if let self, let layer = layer.object { action(self, layer) }
      })
  }

  private func cancelEvents() {
    for event in events { SimulatedDevice.current?.cancelNonisolated(event) }
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

  /// Cancels the animation; delegate and completions are called in the next run-loop turn.
  func cancel() {
    isRemoved = !isOver
    guard !isOver, let device = SimulatedDevice.current, ObjectIdentifier(device) == self.device
    else { return end(finished: false) }
    cancelEvents()
    // Retains the animation, which its layer no longer does.
    _ = device.scheduleNonisolated(at: device.clock.now) { self.end(finished: false) }
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
  nonisolated func scheduleNonisolated(at time: Double, _ action: @escaping () -> Void) -> Int {
    nonisolated(unsafe) let action = action
    return MainActor.assumeIsolated { schedule(at: time, action) }
  }

  nonisolated func cancelNonisolated(_ event: Int) { MainActor.assumeIsolated { cancel(event) } }
}
