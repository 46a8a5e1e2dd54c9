import SegueMotion

/// How one coordinate of an offset moves by itself: stretches one after the other, each an exact
/// function of the seconds since the beginning.
struct ScrollTrack {
  private enum Stretch {
    /// A velocity in pt/s that wears off.
    case coast(from: Double, velocity: Double, Deceleration)
    /// The way back to a place from a distance, with a velocity in pt/s.
    case spring(to: Double, distance: Double, velocity: Double)
    case motion(from: Double, to: Double, Motion)
  }

  /// Below this speed a coasting offset stands, pt/s (UIKit row 294).
  static let slowest = 10.0
  /// What brings an offset back to its limit; its stiffness is chosen by eye.
  private static let spring = try? Spring(mass: 1, stiffness: 100, damping: 20)
  /// A returning offset has arrived when it is this near, pt.
  private static let arrival = 0.02

  private var stretches: [(start: Double, stretch: Stretch)] = []
  /// How long it moves, s.
  private(set) var duration = 0.0
  /// Where it comes to rest.
  private(set) var rest: Double

  /// Does not move.
  init(standingAt place: Double) { rest = place }

  /// Goes to a place by a motion.
  init(from start: Double, to end: Double, by motion: Motion) {
    rest = end
    guard start != end else { return }
    append(.motion(from: start, to: end, motion), lasting: motion.duration)
  }

  /// Returns to a place by the spring, with a velocity in pt/s.
  init(from start: Double, springingTo end: Double, velocity: Double) {
    rest = end
    spring(from: start, velocity: velocity)
  }

  /// Coasts with a velocity in pt/s, and is brought back where it comes beyond its limits.
  init(
    from start: Double, velocity: Double, _ deceleration: Deceleration,
    within limits: ClosedRange<Double>, bounces: Bool
  ) {
    let speed = velocity.magnitude
    let sign = velocity < 0 ? -1.0 : 1.0
    let end =
      speed > Self.slowest
      ? start + deceleration.projectedTravel(velocity: velocity - sign * Self.slowest) : start
    rest = limits.nearest(to: end)
    // What is pulled beyond a limit is brought back, unless a push sends it well inside.
    let staysOutside =
      start < limits.lowerBound && end < limits.lowerBound
      || start > limits.upperBound && end > limits.upperBound
    guard !staysOutside else { spring(from: start, velocity: velocity); return }
    guard speed > Self.slowest else { return }
    let left =
      rest == end
      ? sign * Self.slowest
      : velocity - deceleration.velocity(projecting: rest - start)
    let seconds =
      deceleration.duration(untilSpeed: left.magnitude, initialVelocity: velocity) ?? 0
    append(.coast(from: start, velocity: velocity, deceleration), lasting: seconds)
    if rest != end, bounces { spring(from: rest, velocity: left) }
  }

  private mutating func spring(from start: Double, velocity: Double) {
    let distance = start - rest
    guard distance != 0 || velocity != 0 else { return }
    var seconds = 0.0
    // The spring is critical: it comes back once, and what is left then only shrinks.
    repeat {
      seconds += 0.05
    } while seconds < 5
      && Self.displacement(distance.magnitude, velocity.magnitude, at: seconds) > Self.arrival
    append(.spring(to: rest, distance: distance, velocity: velocity), lasting: seconds)
  }

  private mutating func append(_ stretch: Stretch, lasting seconds: Double) {
    stretches.append((duration, stretch))
    duration += seconds
  }

  /// Where it is after some seconds.
  func place(at elapsed: Double) -> Double {
    guard elapsed < duration, let (start, stretch) = stretch(at: elapsed) else { return rest }
    let seconds = max(0, elapsed - start)
    switch stretch {
    case .coast(let from, let velocity, let deceleration):
      // The sum over milliseconds that row 188 prints, between which it goes on smoothly.
      let lost = velocity - deceleration.velocity(at: seconds, initialVelocity: velocity)
      return from + deceleration.projectedTravel(velocity: lost)
    case .spring(let to, let distance, let velocity):
      return to + Self.displacement(distance, velocity, at: seconds)
    case .motion(let from, let to, let motion):
      return from + (to - from) * motion.progress(at: seconds)
    }
  }

  /// How fast it goes after some seconds, pt/s.
  func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration, let (start, stretch) = stretch(at: elapsed) else { return 0 }
    let seconds = max(0, elapsed - start)
    switch stretch {
    case .coast(_, let velocity, let deceleration):
      return deceleration.velocity(at: seconds, initialVelocity: velocity)
    case .spring(_, let distance, let velocity):
      guard let spring = Self.spring else { return 0 }
      let plain = spring.velocity(at: seconds)
      return velocity * (spring.velocity(at: seconds, initialVelocity: 1) - plain)
        - distance * plain
    case .motion(let from, let to, let motion):
      return (to - from) * motion.velocity(at: seconds)
    }
  }

  private func stretch(at elapsed: Double) -> (start: Double, stretch: Stretch)? {
    stretches.last { $0.start <= elapsed } ?? stretches.first
  }

  /// How far off a spring's end something is that began at a distance with a velocity.
  private static func displacement(
    _ distance: Double, _ velocity: Double, at seconds: Double
  ) -> Double {
    guard let spring else { return 0 }
    let plain = spring.value(at: seconds)
    let pushed = spring.value(at: seconds, initialVelocity: 1)
    return distance * (1 - plain) + velocity * (pushed - plain)
  }
}

/// How an offset moves by itself, from a moment on.
struct ScrollGlide {
  enum Cause {
    /// A finger let go.
    case deceleration
    /// Code asked for it.
    case animation
  }

  var cause: Cause
  var begin: Double
  var x: ScrollTrack
  var y: ScrollTrack

  var end: Double { begin + max(x.duration, y.duration) }
  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
  var moves: Bool { end > begin }

  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.place(at: time - begin), y: y.place(at: time - begin))
  }

  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: x.velocity(at: time - begin), y: y.velocity(at: time - begin))
  }
}
