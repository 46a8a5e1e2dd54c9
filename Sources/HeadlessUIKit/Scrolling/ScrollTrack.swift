import SegueMotion

/// The automatic movement of one coordinate of an offset: consecutive segments, each an exact
/// function of the elapsed time.
struct ScrollTrack {
  private enum Segment {
    /// A deceleration from a velocity in pt/s.
    case decelerate(from: Double, velocity: Double, Deceleration)
    /// A spring to an end from a distance, with a velocity in pt/s.
    case spring(to: Double, distance: Double, velocity: Double)
    case motion(from: Double, to: Double, Motion)
  }

  /// The speed below which a deceleration ends, pt/s (UIKit row 294).
  static let slowest = 10.0
  /// The angular frequency of the critically damped spring that ends a scroll, per second (UIKit
  /// row 310).
  private static let frequency = 10.93
  /// The velocity that a bounce adds toward the edge for each point beyond it, per second (UIKit
  /// row 310).
  private static let inwardVelocity = 7.36
  /// The distance at which a spring has arrived, pt (UIKit row 310).
  private static let arrival = 0.45
  private static let spring = try? Spring(
    mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)

  private var segments: [(start: Double, segment: Segment)] = []
  /// The total duration, s.
  private(set) var duration = 0.0
  /// The final value, pt.
  private(set) var rest: Double
  /// The end of the movement as the delegate is offered it, pt: the exact integral of the velocity,
  /// although the movement itself ends at `rest` (UIKit row 294).
  private(set) var target: Double

  /// Whether the value changes; also if it changes at once.
  var moves: Bool { !segments.isEmpty }

  /// Creates a track that animates between two values with a motion.
  init(from start: Double, to end: Double, by motion: Motion) {
    (rest, target) = (end, end)
    guard start != end else { return }
    append(.motion(from: start, to: end, motion), lasting: motion.duration)
  }

  /// Creates a track that moves to a value with the spring and a velocity in pt/s.
  init(from start: Double, springingTo end: Double, velocity: Double) {
    (rest, target) = (end, end)
    spring(from: start, velocity: velocity)
  }

  /// Creates a track that decelerates from a velocity in pt/s and springs back from beyond its
  /// limits.
  init(
    from start: Double, velocity: Double, _ deceleration: Deceleration,
    within limits: ClosedRange<Double>, bounces: Bool
  ) {
    let speed = velocity.magnitude
    let sign = velocity < 0 ? -1.0 : 1.0
    let lostVelocity = speed > Self.slowest ? velocity - sign * Self.slowest : 0
    let end = start + deceleration.projectedTravel(velocity: lostVelocity)
    rest = limits.nearest(to: end)
    target = limits.nearest(
      to: start + deceleration.deceleratedTravel(velocity: lostVelocity))
    // An offset beyond a limit springs back, unless the velocity carries it well inside.
    let staysOutside =
      start < limits.lowerBound && end < limits.lowerBound
      || start > limits.upperBound && end > limits.upperBound
    guard !staysOutside else {
      spring(from: start, velocity: velocity - Self.inwardVelocity * (start - rest))
      return
    }
    guard speed > Self.slowest else { return }
    // The velocity at the end, or at the limit that the deceleration would cross.
    let finalVelocity =
      rest == end
      ? sign * Self.slowest
      : velocity - deceleration.velocity(projecting: rest - start)
    let seconds =
      deceleration.duration(untilSpeed: finalVelocity.magnitude, initialVelocity: velocity) ?? 0
    if seconds > 0 {
      append(.decelerate(from: start, velocity: velocity, deceleration), lasting: seconds)
    }
    if rest != end, bounces { spring(from: rest, velocity: finalVelocity) }
  }

  private mutating func spring(from start: Double, velocity: Double) {
    let distance = start - rest
    guard distance != 0 || velocity != 0 else { return }
    append(
      .spring(to: rest, distance: distance, velocity: velocity),
      lasting: Self.arrivalTime(distance, velocity))
  }

  /// Returns the last time at which the spring is as far away as the arrival distance, s; 0 if it
  /// never is.
  private static func arrivalTime(_ distance: Double, _ velocity: Double) -> Double {
    func isAway(_ seconds: Double) -> Bool {
      displacement(distance, velocity, at: seconds).magnitude > arrival
    }
    // The displacement is (distance + slope t) e^(-frequency t). After its extremum it only shrinks;
    // up to there it either grows, or passes the end once and shrinks until then.
    let slope = velocity + frequency * distance
    let zero = slope == 0 ? -.infinity : -distance / slope
    let extremum = max(0, zero + 1 / frequency)
    var (near, far) = (0.0, max(0, zero))
    if isAway(extremum) {
      (near, far) = (extremum, extremum + 1 / frequency)
      while isAway(far) { far += far - near }
    } else if !isAway(near) {
      return 0
    }
    for _ in 0..<64 {
      let middle = (near + far) / 2
      if isAway(middle) { near = middle } else { far = middle }
    }
    return far
  }

  private mutating func append(_ segment: Segment, lasting seconds: Double) {
    segments.append((duration, segment))
    duration += seconds
  }

  /// Returns the value after some seconds, pt.
  func value(at elapsed: Double) -> Double {
    guard elapsed < duration, let (start, segment) = segment(at: elapsed) else { return rest }
    let seconds = max(0, elapsed - start)
    switch segment {
    case .decelerate(let from, let velocity, let deceleration):
      // Row 188's sum over milliseconds, continued smoothly between them.
      let lostVelocity = velocity - deceleration.velocity(at: seconds, initialVelocity: velocity)
      return from + deceleration.projectedTravel(velocity: lostVelocity)
    case .spring(let to, let distance, let velocity):
      return to + Self.displacement(distance, velocity, at: seconds)
    case .motion(let from, let to, let motion):
      return from + (to - from) * motion.progress(at: seconds)
    }
  }

  /// Returns the velocity after some seconds, pt/s.
  func velocity(at elapsed: Double) -> Double {
    guard elapsed < duration, let (start, segment) = segment(at: elapsed) else { return 0 }
    let seconds = max(0, elapsed - start)
    switch segment {
    case .decelerate(_, let velocity, let deceleration):
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

  private func segment(at elapsed: Double) -> (start: Double, segment: Segment)? {
    segments.last { $0.start <= elapsed } ?? segments.first
  }

  /// Returns the displacement from the spring's end for an initial displacement and velocity: the sum of
  /// what each of them alone yields.
  private static func displacement(
    _ distance: Double, _ velocity: Double, at seconds: Double
  ) -> Double {
    guard let spring else { return 0 }
    let plain = spring.value(at: seconds)
    let moving = spring.value(at: seconds, initialVelocity: 1)
    return distance * (1 - plain) + velocity * (moving - plain)
  }
}

/// The automatic movement of an offset, starting at a time.
struct ScrollGlide {
  enum Cause {
    /// A gesture ended.
    case deceleration
    /// The offset was set in code with animation.
    case animation
  }

  var cause: Cause
  var begin: Double
  var x: ScrollTrack
  var y: ScrollTrack

  var end: Double { begin + max(x.duration, y.duration) }
  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
  var target: CGPoint { CGPoint(x: x.target, y: y.target) }
  var moves: Bool { x.moves || y.moves }

  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.value(at: time - begin), y: y.value(at: time - begin))
  }

  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: x.velocity(at: time - begin), y: y.velocity(at: time - begin))
  }
}
