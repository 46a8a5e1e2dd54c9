/// The numbers of a time line, and where on it a moment of the one above is.
nonisolated struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A place in an animation.
  struct Phase: Equatable {
    /// Since the start of the repetition, 0...duration; counted backwards on the way back.
    var seconds: Double
    /// How many repetitions lie behind.
    var repeats: Double
  }

  /// Once there and, where it autoreverses, back, s.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How long it plays in its own time, s.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle > 0 ? cycle * (repeatCount > 0 ? Double(repeatCount) : 1) : 0
  }

  /// What plays for longer than this has no end, s: people write "for ever" as a large number.
  private static let forEver = 1e9

  /// When it has played, on the time line above; infinite for what has no end.
  var endTime: Double {
    let length = activeDuration / Double(abs(speed))
    return length < Self.forEver ? beginTime + length : .infinity
  }

  /// The moment of this time line that a moment of the one above is.
  func own(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// Where it is at a moment of the time line above; nil where nothing of it is shown.
  ///
  /// - Parameter isClosed: Whether the very end belongs to it.
  func phase(at time: Double, isClosed: Bool = false) -> Phase? {
    let elapsed = (time - beginTime) * Double(abs(speed))
    let active = activeDuration
    if time < beginTime { return fillMode.fillsBackwards ? phase(after: 0, of: active) : nil }
    if elapsed < active || speed == 0 || (isClosed && elapsed == active) {
      return phase(after: elapsed, of: active)
    }
    return fillMode.fillsForwards ? phase(after: active, of: active) : nil
  }

  /// At a seam the older repetition is shown where time runs backwards or has come to the end.
  private func phase(after elapsed: Double, of active: Double) -> Phase {
    let cycle = cycle
    guard cycle > 0 else { return Phase(seconds: 0, repeats: 0) }
    let own: Double
    let showsOlder: Bool
    if speed == 0 {
      own = max(0, min(active, timeOffset))
      showsOlder = own > 0
    } else if speed < 0 {
      own = timeOffset - elapsed
      showsOlder = elapsed < active
    } else {
      own = timeOffset + elapsed
      showsOlder = elapsed == active && elapsed > 0
    }
    var repeats = (own / cycle).rounded(.down)
    if showsOlder, own == repeats * cycle { repeats -= 1 }
    let local = max(0, min(cycle, own - repeats * cycle))
    return Phase(seconds: local > duration ? cycle - local : local, repeats: max(0, repeats))
  }

  /// The same without numbers that are none.
  var finite: MediaTiming {
    var timing = self
    if !beginTime.isFinite { timing.beginTime = 0 }
    if !duration.isFinite || duration < 0 { timing.duration = 0 }
    if !speed.isFinite { timing.speed = 1 }
    if !timeOffset.isFinite { timing.timeOffset = 0 }
    if repeatCount.isNaN { timing.repeatCount = 0 }
    if repeatDuration.isNaN { timing.repeatDuration = 0 }
    return timing
  }
}

nonisolated extension CAMediaTimingFillMode {
  fileprivate var fillsBackwards: Bool { self == .backwards || self == .both }
  fileprivate var fillsForwards: Bool { self == .forwards || self == .both }
}
