/// The parameters of a timeline, and the conversion of times to it.
nonisolated struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A position in an animation.
  struct Phase: Equatable {
    /// The time since the start of the repetition, 0...duration; decreasing while it plays
    /// backward.
    var seconds: Double
    /// The number of completed repetitions.
    var repeats: Double
  }

  /// The duration of one repetition including autoreverse, s.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The total duration in its own time, s.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycle > 0 ? cycle * (repeatCount > 0 ? Double(repeatCount) : 1) : 0
  }

  /// Longer durations count as infinite, s: apps write "forever" as a large number.
  private static let forever = 1e9

  /// The end time on the parent timeline; infinite for one without an end.
  var endTime: Double {
    let length = activeDuration / Double(abs(speed))
    return length < Self.forever ? beginTime + length : .infinity
  }

  /// Converts a time of the parent timeline to this one.
  func own(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// Returns the position at a time of the parent timeline; nil where the animation has no effect.
  ///
  /// - Parameter isClosed: Whether the end time is included.
  func phase(at time: Double, isClosed: Bool = false) -> Phase? {
    let elapsed = (time - beginTime) * Double(abs(speed))
    let active = activeDuration
    if time < beginTime { return fillMode.fillsBackwards ? phase(after: 0, of: active) : nil }
    if elapsed < active || speed == 0 || (isClosed && elapsed == active) {
      return phase(after: elapsed, of: active)
    }
    return fillMode.fillsForwards ? phase(after: active, of: active) : nil
  }

  /// Returns the position after some time; between two repetitions the earlier one applies if time
  /// runs backward or has reached the end.
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

  /// The timing with default values in place of invalid ones.
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
