/// Animations that are added to a layer under a name.
nonisolated extension CALayer {
  func addAnimation(_ animation: CAAnimation, _ key: String?) {
    guard let recorder = SimulatedDevice.current?.recorder else { return }
    if let key { takeAnimation(key) }
    let copy = animation.duplicate()
    let running = RunningAnimation(
      key: key, animation: copy,
      part: AnimatedPart(
        copy, on: self, begin: ownTime(at: recorder.clock.now),
        duration: recorder.transactions.duration, pace: recorder.transactions.timingFunction),
      hold: recorder.transactions.hold())
    recorder.animate(self, by: running)
    changeMedia { $0.animations.append(running) }
    running.schedule(on: self)
  }

  /// Takes animations away before their end, and says whether there were any.
  @discardableResult
  func removeAnimations(
    _ isGoing: (CAAnimation) -> Bool, where isMeant: (RunningAnimation) -> Bool = { _ in true }
  ) -> Bool {
    guard let media, !media.animations.isEmpty else { return false }
    let going = media.animations.filter { isMeant($0) && isGoing($0.animation) }
    guard !going.isEmpty else { return false }
    changeMedia { media in media.animations.removeAll { one in going.contains { $0 === one } } }
    for animation in going { animation.takeAway() }
    return true
  }

  func drop(_ animation: RunningAnimation) {
    changeMedia { $0.animations.removeAll { $0 === animation } }
  }

  func changeMedia(_ change: (LayerMedia) -> Void) {
    let media = media ?? LayerMedia()
    change(media)
    self.media = media
  }

  // MARK: Time

  var ownTiming: MediaTiming { media?.timing ?? MediaTiming() }

  func setTiming(_ change: (inout MediaTiming) -> Void) {
    var timing = ownTiming
    change(&timing)
    timing = timing.finite
    guard timing != ownTiming else { return }
    changeMedia { $0.timing = timing }
    followTime()
    rescheduleTree()
  }

  /// Takes over whether time runs here as on the device, after a change of timing or place.
  func followTime() {
    let isTimed = superlayer?.isTimed == true || media.map { $0.timing != MediaTiming() } == true
    guard isTimed != self.isTimed else { return }
    self.isTimed = isTimed
    for layer in sublayers ?? [] { layer.followTime() }
  }

  private func rescheduleTree() {
    guard let device = SimulatedDevice.current else { return }
    for animation in animations { device.rescheduleFromLayer(animation.group) }
    for animation in media?.animations ?? [] { animation.schedule(on: self) }
    for layer in sublayers ?? [] { layer.rescheduleTree() }
  }

  /// The moment of the layer's time line that a moment of the device's clock is, s.
  func ownTime(at time: Double) -> Double {
    guard isTimed else { return time }
    let above = superlayer?.ownTime(at: time) ?? time
    return media.map { $0.timing.own(above) } ?? above
  }

  /// When a moment of the layer's time line comes, s; infinite while time stands still here.
  func deviceTime(ofOwn time: Double) -> Double {
    guard isTimed, time.isFinite else { return time }
    var above = time
    if let timing = media?.timing {
      guard timing.speed != 0 else { return .infinity }
      above = (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return superlayer?.deviceTime(ofOwn: above) ?? above
  }

  func convertTime(_ time: Double, from layer: CALayer?, to other: CALayer?) -> Double {
    let device = layer?.deviceTime(ofOwn: time) ?? time
    // Time that stands still is no moment of the device's: it is as if it were now.
    let moment = device.isFinite ? device : SimulatedDevice.current?.clock.now ?? 0
    return other?.ownTime(at: moment) ?? moment
  }
}

nonisolated extension AnimationGroup {
  /// When the group is over on the device's clock, where time may run differently in its layers.
  var lastEndTime: Double {
    var last = endTime
    for (index, layer) in heldLayers.enumerated() {
      let shift = layer.animations.first { $0.group === self }?.timeShift ?? 0
      guard index == 0 || layer.isTimed || shift != 0 else { continue }
      let end = layer.deviceTime(ofOwn: endTime + shift)
      last = index == 0 ? end : max(last, end)
    }
    return last
  }
}

extension SimulatedDevice {
  /// Time runs otherwise in a layer that a block moves: the block may end at another time.
  fileprivate nonisolated func rescheduleFromLayer(_ group: AnimationGroup) {
    nonisolated(unsafe) let group = group
    MainActor.assumeIsolated {
      guard !group.hasOwner, group.endsByItself, case .running = group.playback else { return }
      if let event = group.endEvent { cancel(event) }
      group.endEvent = nil
      UIView.endInTime(group, on: self)
    }
  }
}
