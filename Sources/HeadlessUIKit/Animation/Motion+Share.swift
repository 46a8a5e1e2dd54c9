package import SegueMotion

extension Motion {
  /// Whether it is a spring of less than a tenth of a second: whoever asks for one sees its end at once
  /// (UIKit row 149).
  ///
  /// What a finger lets go of may have less than that left, and takes it.
  var isTooShort: Bool {
    guard case .spring = self else { return false }
    return duration < 0.1
  }
  /// The same motion, or none where it is too short.
  var shownAtOnceIfShort: Motion { isTooShort ? lasting(0) : self }
}

/// A motion by shares of its time, and its changes of pace.
nonisolated extension Motion {
  /// The part of the way that is done at a share of the time, 0...1; 1 at 1 exactly.
  func progress(atShare share: Double) -> Double {
    share >= 1 ? 1 : duration > 0 ? progress(at: share * duration) : 0
  }

  /// The share of the time at which a part of the way is first reached, 0...1.
  ///
  /// The inverse of `progress(atShare:)` where the motion never turns back. A curve that turns back
  /// is taken as even, which keeps its ends.
  func share(reaching progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    switch self {
    case .curve(let curve, _):
      return progress < 1 ? curve.parameter(forValue: progress) ?? progress : 1
    case .spring:
      return firstPassage(of: progress)
    }
  }

  private func firstPassage(of progress: Double) -> Double {
    let steps = 256
    for step in 1...steps {
      var high = Double(step) / Double(steps)
      guard self.progress(atShare: high) >= progress else { continue }
      var low = Double(step - 1) / Double(steps)
      while true {
        let middle = (low + high) / 2
        guard middle > low, middle < high else { return high }
        if self.progress(atShare: middle) >= progress { high = middle } else { low = middle }
      }
    }
    return 1
  }

  /// The same motion over another time; a spring keeps its shape.
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

  /// How long a spring may take that settles late or never, s; chosen (fault F080).
  static var longest: Double { 60 }

  /// The same motion, taken as over after the longest time that an animation may last.
  var endingInTime: Motion { duration > Self.longest ? ending(at: Self.longest) : self }

  /// The same motion, taken as over at another time.
  func ending(at seconds: Double) -> Motion {
    switch self {
    case .curve(let curve, _): .curve(curve, duration: seconds)
    case .spring(let spring, let velocity, _):
      .spring(spring, initialVelocity: velocity, duration: seconds)
    }
  }
}
