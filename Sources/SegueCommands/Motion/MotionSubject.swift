import SegueConfig
import SegueCore
import SegueMotion

/// A function that `segue motion` evaluates.
nonisolated enum MotionSubject: Hashable, Sendable {
  /// A curve or a spring, as in styles' parameters.
  case motion(MotionChoice)
  /// The offset of content that is dragged beyond its bounds.
  case rubberBand(RubberBand)
  /// The projection of a velocity at release.
  case projection(Projection)
}

/// The deceleration of content that is released with a velocity.
nonisolated struct Projection: Hashable, Sendable {
  /// The velocity at release, pt/s.
  var velocity: Double
  /// The deceleration.
  var deceleration: Deceleration

  /// The speed below which a scroll view stops, pt/s (UIKit row 294).
  static let standstill = 10.0

  /// The time until the speed falls below `standstill`, s.
  var duration: Double {
    deceleration.duration(untilSpeed: Self.standstill, initialVelocity: velocity) ?? 0
  }
}

nonisolated extension MotionSubject {
  /// Whether `--duration` applies: as the duration, or as the last time of a spring.
  var takesLength: Bool {
    switch self {
    case .rubberBand, .projection: false
    case .motion: true
    }
  }

  /// Whether the values are functions of time; those of a rubber band are functions of a distance.
  var isOfTime: Bool {
    if case .rubberBand = self { false } else { true }
  }
}
