public import SegueMotion

/// What a YAML file says of a timing: a duration beside, a curve or a spring here.
///
/// Kept apart from `TransitionTiming` because a curve and a damped spring take their duration from
/// the style's own `duration`.
public nonisolated enum MotionChoice: Hashable, Sendable {
  /// A cubic curve.
  case curve(CubicBezier)
  /// A spring of a damping ratio that arrives in the style's duration.
  case dampedSpring(ratio: Double, initialVelocity: Double)
  /// A spring that takes the time it needs, as it was described.
  case spring(SpringDescription)

  /// The timing over a duration in seconds.
  public func timing(duration: Double) -> TransitionTiming {
    switch self {
    case .curve(let curve): .curve(curve, duration: duration)
    case .dampedSpring(let ratio, let velocity):
      .dampedSpring(ratio: ratio, duration: duration, initialVelocity: velocity)
    case .spring(let description):
      description.spring.map { .spring($0, initialVelocity: description.initialVelocity) }
        ?? .curve(.easeInOut, duration: duration)
    }
  }
}

/// A spring as somebody wrote it, in one of three vocabularies, with the spring that it means.
public nonisolated struct SpringDescription: Hashable, Sendable {
  /// The words that were used, so that it is written back in the same ones.
  public enum Vocabulary: Hashable, Sendable {
    /// A perceptual duration in seconds and a bounce.
    case durationAndBounce(Double, Double)
    /// A response in seconds and a damping ratio.
    case responseAndRatio(Double, Double)
    /// Mass, stiffness and damping.
    case physical(Double, Double, Double)
  }

  /// The words that were used.
  public let vocabulary: Vocabulary
  /// The push at the start, in whole distances per second.
  public let initialVelocity: Double
  /// The spring; nil where the numbers make none.
  public let spring: Spring?

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
