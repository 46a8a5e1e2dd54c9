public import SegueMotion

/// A motion in a YAML file: a curve or a spring.
///
/// Separate from `TransitionTiming` because a curve and a damped spring take their duration from
/// the style's `duration`.
public enum MotionChoice: Hashable, Sendable {
  /// A cubic curve.
  case curve(CubicBezier)
  /// A spring of a damping ratio that settles in the style's duration.
  case dampedSpring(ratio: Double, initialVelocity: Double)
  /// A spring whose duration is its settling time.
  case spring(SpringDescription)

  /// UIKit's spring: critically damped, with an angular frequency of 18.2574 rad/s.
  public static let system = Self.spring(
    SpringDescription(.physical(1, 1000.0 / 3, 36.5148371670110760)))

  /// Whether the motion is a spring that determines its own duration.
  package var hasOwnDuration: Bool {
    if case .spring = self { true } else { false }
  }
}

/// A spring as it was written, in one of three vocabularies, with the resulting `Spring`.
public struct SpringDescription: Hashable, Sendable {
  /// The parameters that were written, so that encoding uses the same ones.
  public enum Vocabulary: Hashable, Sendable {
    /// A perceptual duration in seconds and a bounce.
    case durationAndBounce(Double, Double)
    /// A response in seconds and a damping ratio.
    case responseAndRatio(Double, Double)
    /// Mass, stiffness and damping.
    case physical(Double, Double, Double)
  }

  /// The parameters that were written.
  package let vocabulary: Vocabulary
  /// The initial velocity, in total distances per second.
  package let initialVelocity: Double
  /// The spring; nil if the values are invalid.
  package let spring: Spring?

  /// Describes a spring.
  public init(_ vocabulary: Vocabulary, initialVelocity: Double = 0) {
    self.vocabulary = vocabulary
    self.initialVelocity = initialVelocity
    spring =
      switch vocabulary {
      case .durationAndBounce(let duration, let bounce):
        try? Spring(duration: duration, bounce: bounce)
      case .responseAndRatio(let response, let ratio):
        try? Spring(dampingRatio: ratio, response: response)
      case .physical(let mass, let stiffness, let damping):
        try? Spring(mass: mass, stiffness: stiffness, damping: damping)
      }
  }
}
