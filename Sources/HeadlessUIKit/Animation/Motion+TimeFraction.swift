package import SegueMotion

extension Motion {
  /// Whether the motion is a spring shorter than 0.1 s, which a requested animation shows at its
  /// end at once (UIKit row 149).
  ///
  /// The remainder of a released gesture may be shorter and still runs.
  var isTooShort: Bool {
    guard case .spring = self else { return false }
    return duration < 0.1
  }
  /// The motion, with duration 0 if it is too short.
  var shownAtOnceIfShort: Motion { isTooShort ? lasting(0) : self }
}

/// Motions by fraction of their duration, and with another duration.
nonisolated extension Motion {
  /// Returns the progress at a fraction of the duration, 0...1; exactly 1 at 1.
  func progress(atTimeFraction fraction: Double) -> Double {
    fraction >= 1 ? 1 : duration > 0 ? progress(at: fraction * duration) : 0
  }

  /// Returns the first fraction of the duration at which a progress is reached, 0...1.
  ///
  /// The inverse of `progress(atTimeFraction:)` for a monotonic motion. A nonmonotonic curve is
  /// treated as linear, which keeps its ends.
  func timeFraction(reaching progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    switch self {
    case .curve(let curve, _):
      return progress < 1 ? curve.parameter(forValue: progress) ?? progress : 1
    case .spring:
      return firstPassage(of: progress)
    }
  }

  /// Returns the first fraction of the duration at which a spring reaches a progress: bisects the first of
  /// 256 steps in which it does.
  private func firstPassage(of progress: Double) -> Double {
    let steps = 256
    for step in 1...steps {
      var high = Double(step) / Double(steps)
      guard self.progress(atTimeFraction: high) >= progress else { continue }
      var low = Double(step - 1) / Double(steps)
      while true {
        let middle = (low + high) / 2
        guard middle > low, middle < high else { return high }
        if self.progress(atTimeFraction: middle) >= progress { high = middle } else { low = middle }
      }
    }
    return 1
  }

  /// Returns the motion with another duration; a spring keeps its shape.
  package func lasting(_ seconds: Double) -> Motion {
    switch self {
    case .curve(let curve, _): return .curve(curve, duration: seconds)
    case .spring(let spring, let velocity, let old):
      guard seconds > 0 else { return .curve(.linear, duration: 0) }
      guard old > 0, old != seconds else { return self }
      let factor = old / seconds
      let scaled = try? Spring(
        mass: spring.mass, stiffness: spring.stiffness * factor * factor,
        damping: spring.damping * factor)
      return .spring(
        scaled ?? spring, initialVelocity: velocity * factor, duration: seconds)
    }
  }

  /// The maximum duration of a spring that settles late or never, s; chosen (fault F080).
  static var longest: Double { 60 }

  /// The motion, cut off at the maximum duration.
  var limited: Motion { duration > Self.longest ? ending(at: Self.longest) : self }

  /// Returns the motion, cut off at a time.
  func ending(at seconds: Double) -> Motion {
    switch self {
    case .curve(let curve, _): .curve(curve, duration: seconds)
    case .spring(let spring, let velocity, _):
      .spring(spring, initialVelocity: velocity, duration: seconds)
    }
  }
}
