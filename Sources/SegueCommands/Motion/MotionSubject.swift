import SegueCore
import SegueMotion

/// What `segue motion` evaluates.
nonisolated enum MotionSubject: Hashable, Sendable {
  /// What the tunables of styles take: a curve or a spring.
  case motion(MotionChoice)
  /// A staircase.
  case steps(StepEasing)
  /// Straight lines from point to point.
  case linear(PiecewiseLinear)
  /// The offset of content that is pulled beyond its bounds.
  case rubberBand(RubberBand)
  /// Where a finger's speed takes what it lets go.
  case projection(Projection)
}

/// Something that is let go with a speed.
nonisolated struct Projection: Hashable, Sendable {
  /// The speed at first, pt/s.
  var velocity: Double
  /// How it slows down.
  var deceleration: Deceleration

  /// The speed below which a scroll view stands still, pt/s (UIKit row 294).
  static let standstill = 10.0

  /// How long it is faster than that, s.
  var duration: Double {
    deceleration.duration(untilSpeed: Self.standstill, initialVelocity: velocity) ?? 0
  }
}

nonisolated extension MotionSubject {
  /// Whether a length can be given: its duration, or of a spring how far it is shown.
  var takesLength: Bool {
    switch self {
    case .rubberBand, .projection: false
    case .motion, .steps, .linear: true
    }
  }

  /// What its values are functions of: times, but for rubber bands pulls.
  var isOfTime: Bool {
    if case .rubberBand = self { false } else { true }
  }
}
