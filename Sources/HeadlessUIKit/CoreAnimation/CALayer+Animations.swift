/// Explicit animations of a layer, and its time.
nonisolated extension CALayer {
  func addAnimation(_ animation: CAAnimation, _ key: String?) {
    guard let recorder = SimulatedDevice.current?.recorder else { return }
    let key = animation.fixedKey ?? key
    if let key { removeAnimationAndTracks(key) }
    let copy = animation.duplicate()
    copy.timing = copy.timing.finite
    if copy.duration == 0 { copy.duration = recorder.transactionDuration }
    let part = AnimatedPart(
      copy, on: self, begin: ownTime(at: recorder.clock.now),
      pace: recorder.transactions.timingFunction)
    let isDrawn =
      !isPlainClass && part.names.contains { type(of: self).needsDisplay(forKey: $0) }
    let running = RunningAnimation(
      key: key, animation: copy, part: part, hold: recorder.transactions.hold(), isDrawn: isDrawn)
    recorder.animate(self, by: running)
    changeMedia { $0.animations.append(running) }
    running.schedule(on: self)
  }

  /// Removes animations before their end, and returns whether there were any.
  @discardableResult
  func removeAnimations(
    _ shouldRemove: (CAAnimation) -> Bool, where isMatch: (RunningAnimation) -> Bool = { _ in true }
  ) -> Bool {
    guard let media, !media.animations.isEmpty else { return false }
    let removed = media.animations.filter { isMatch($0) && shouldRemove($0.animation) }
    guard !removed.isEmpty else { return false }
    changeMedia { media in media.animations.removeAll { one in removed.contains { $0 === one } } }
    for animation in removed { animation.cancel() }
    if removed.contains(where: \.isDrawn) { setNeedsDisplay() }
    return true
  }

  /// Removes the animation that was added with a key, before its end.
  func removeAddedAnimation(_ key: String) {
    removeAnimations({ _ in true }, where: { $0.key == key })
  }

  /// Removes an animation that has reached its end.
  func drop(_ animation: RunningAnimation) {
    changeMedia { $0.animations.removeAll { $0 === animation } }
    if animation.isDrawn { setNeedsDisplay() }
  }

  func changeMedia(_ change: (LayerMedia) -> Void) {
    let media = media ?? LayerMedia()
    change(media)
    // Also if the object is the same: the observer updates what follows from it.
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
    updateIsTimed()
    rescheduleTree()
  }

  /// Updates `isTimed` after a change of timing or superlayer.
  func updateIsTimed() {
    let isTimed = parent?.isTimed == true || media.map { $0.timing != MediaTiming() } == true
    guard isTimed != self.isTimed else { return }
    self.isTimed = isTimed
    for layer in children ?? [] { layer.updateIsTimed() }
  }

  private func rescheduleTree() {
    guard let device = SimulatedDevice.current else { return }
    for animation in animations { animation.group.rescheduleEnd(on: device) }
    for animation in media?.animations ?? [] { animation.schedule(on: self) }
    for layer in children ?? [] { layer.rescheduleTree() }
  }

  /// Converts a time of the device's clock to the layer's timeline, s.
  func ownTime(at time: Double) -> Double {
    guard isTimed else { return time }
    let above = parent?.ownTime(at: time) ?? time
    return media.map { $0.timing.own(above) } ?? above
  }

  /// Converts a time of the layer's timeline to the device's clock, s; infinite while the speed is
  /// 0.
  func deviceTime(ofOwn time: Double) -> Double {
    guard isTimed, time.isFinite else { return time }
    var above = time
    if let timing = media?.timing {
      guard timing.speed != 0 else { return .infinity }
      above = (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return parent?.deviceTime(ofOwn: above) ?? above
  }

  func convertTime(_ time: Double, from layer: CALayer?, to other: CALayer?) -> Double {
    let device = layer?.deviceTime(ofOwn: time) ?? time
    // A stopped timeline has no device time: the current time is used.
    let moment = device.isFinite ? device : SimulatedDevice.current?.clock.now ?? 0
    return other?.ownTime(at: moment) ?? moment
  }
}

nonisolated extension AnimationGroup {
  /// The time on the device's clock at which the group ends on its layers, whose timelines may differ.
  var lastEndTime: Double {
    var last: Double?
    for layer in heldLayers {
      let shift = layer.animations.first { $0.group === self }?.timeShift ?? 0
      let end = layer.deviceTime(ofOwn: endTime + shift)
      last = max(last ?? end, end)
    }
    return last ?? endTime
  }
}

extension AnimationGroup {
  /// Reschedules the end of the block after a change of a layer's timing.
  fileprivate nonisolated func rescheduleEnd(on device: SimulatedDevice) {
    nonisolated(unsafe) let group = self
    MainActor.assumeIsolated {
      guard !group.hasOwner, group.endsByItself, case .running = group.playback else { return }
      if let event = group.endEvent { device.cancel(event) }
      group.endEvent = nil
      UIView.endInTime(group, on: device)
    }
  }
}
