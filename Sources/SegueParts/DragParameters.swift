public import SegueConfig
public import SegueCore
import SegueMotion

/// The parameters of a gesture that drives a transition.
public nonisolated struct DragParameters: Hashable, Sendable {
  /// The fraction of the travel past which ending the drag completes the transition, 0.01...1; 0.4
  /// by default.
  public var threshold = 0.4
  /// The speed above which only the direction counts, pt/s; 1000 by default.
  public var velocityThreshold = 1000.0
  /// Whether the threshold applies to the position to which the drag would decelerate, whether it ends
  /// forward or back. With false, the default, it does so only for a drag that ends back.
  public var usesProjection = false
  /// The duration of the remaining animation, s, if the motion has none of its own; 0.33 by
  /// default.
  public var settleDuration = 0.33
  /// The timing of the remaining animation; a spring continues at the gesture's velocity (UIKit row
  /// 183). A damping ratio of 1 by default (row 184), which overshoots only when the gesture would
  /// cover the remaining distance in less than a seventh of the settle duration.
  public var settleMotion = MotionChoice.dampedSpring(ratio: 1, initialVelocity: 0)

  /// Makes the defaults.
  public init() {}

  /// The parameters' keys in a YAML file.
  public static let table = table(where: "")

  /// Returns the keys of a drag that also resizes a view.
  ///
  /// - Parameter condition: A space and a sentence that says where the keys of the completion apply; it ends
  ///   their summaries.
  public static func table(where condition: String) -> ParameterTable<DragParameters> {
    ParameterTable(
      "a drag", defaults: DragParameters(),
      [
        Parameter(
          "threshold", \.threshold, .fraction(0.01...1),
          "The fraction of the travel past which ending the drag completes the transition."
            + condition),
        Parameter(
          "velocityThreshold", \.velocityThreshold,
          .number(1...100_000, name: "a speed in points per second"),
          "The speed, in points per second, above which only the drag's direction counts."
            + condition),
        Parameter(
          "usesProjection", \.usesProjection, .boolean,
          "Whether the threshold applies to the position to which the drag would decelerate, forward "
            + "as well as back." + condition),
        Parameter(
          "settleDuration", \.settleDuration, .duration(0.01...10),
          "The duration of the remaining animation after the drag ends."),
        Parameter(
          "settleMotion", \.settleMotion, .motion,
          "The timing of the remaining animation; a spring continues at the drag's velocity."),
      ], check: { drag, value, diagnostics in diagnostics.check(drag, value) })
  }

  /// Returns whether ending the drag completes the transition, and the value that decides.
  ///
  /// A drag that ends back always counts by the position to which it would decelerate, as in the
  /// system's sheet (UIKit row 332): its view stays even if it is past the threshold.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the travel, 0...1; at 0 only the speed counts (fault F025).
  ///   - origin: The fraction of the travel at which the drag began.
  ///   - speed: The velocity along the travel, pt/s; negative toward its start.
  ///   - length: The length of the travel, pt.
  ///   - height: The height at the start of a travel downward, pt: the reason compares heights; nil, the
  ///     default, for distances.
  func decision(
    at fraction: Double, from origin: Double = 0, velocity speed: Double, over length: Double,
    below height: Double? = nil
  ) -> (completes: Bool, reason: String) {
    if isSwipe(abs(speed)) {
      let back = speed < 0 && height == nil ? "back " : ""
      let limit = GestureRelease.text(
        height != nil && speed > 0 ? -velocityThreshold : velocityThreshold)
      return (speed > 0, "the velocity \(back)reaches \(limit) pt/s")
    }
    guard fraction > 0, length > 0 else { return (false, "the drag is at its start") }
    let travel = Deceleration.normal.projectedTravel(velocity: speed)
    let isProjected = usesProjection || travel < 0
    let completes = fraction + (isProjected ? travel : 0) / length >= threshold
    if let height {
      let now = GestureRelease.text(height - fraction * length)
      let limit = GestureRelease.text(height - threshold * length)
      return (
        completes,
        "\(isProjected ? "the projection" : "the height of \(now) pt") "
          + "\(completes ? "is at most" : "is above") \(limit) pt"
      )
    }
    let limit = GestureRelease.text(threshold * length)
    let position = origin == 0 ? "translation" : "position"
    return (
      completes,
      "the \(isProjected ? "projection" : position) "
        + "\(completes ? "reaches" : "does not reach") \(limit) pt"
    )
  }

  /// Returns the release of a drag.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the travel, 0...1.
  ///   - origin: The fraction of the travel at which the drag began.
  ///   - speed: The velocity along the travel, pt/s.
  ///   - length: The length of the travel, pt.
  ///   - height: The height at the start of a travel downward, pt, for a release in heights; nil for one
  ///     in distances.
  ///   - decision: What happens, and why.
  func release(
    at fraction: Double, from origin: Double, velocity speed: Double, over length: Double,
    below height: Double? = nil, _ decision: String
  ) -> GestureRelease {
    // A height decreases along the travel.
    let (start, sign, kind) = height.map { ($0, -1.0, "dismissal ") } ?? (0, 1, "")
    let projected = fraction * length + Deceleration.normal.projectedTravel(velocity: speed)
    return GestureRelease(
      from: start + sign * origin * length, translation: sign * (fraction - origin) * length,
      velocity: sign * speed, projection: start + sign * projected,
      thresholds: [
        .init("\(kind)velocity", sign * velocityThreshold, .pointsPerSecond),
        .init(
          "\(kind)\(height == nil ? "distance" : "height")", start + sign * threshold * length),
      ], decision: decision)
  }

  /// Returns whether only the direction counts at a speed, pt/s.
  public func isSwipe(_ speed: Double) -> Bool {
    // A velocity is a quotient, whose rounding does not count.
    speed >= velocityThreshold - 1e-6
  }

  /// Returns the timing of the remaining animation for an initial velocity in remaining distances
  /// per second.
  public func settleTiming(initialVelocity velocity: Double) -> TransitionTiming {
    switch settleMotion.timing(duration: settleDuration) {
    case .curve(let curve, let duration): .curve(curve, duration: duration)
    case .dampedSpring(let ratio, let duration, _):
      Self.dampedSpring(ratio, within: duration, velocity)
    case .spring(let spring, _): .spring(spring, initialVelocity: velocity)
    }
  }

  /// Returns a spring that settles in a duration, or in a shorter one if its velocity is high.
  ///
  /// UIKit searches for the spring that settles in a duration T. With a velocity v whose product v T is
  /// too large it finds none, and the view jumps (UIKit row 279): the search starts at an angular
  /// frequency of 5 / T, which must be beyond the last peak of the remaining distance. With the ratio z
  /// that means v T < 25 z² / (1 + 5 z), less a margin of up to 14 %.
  private static func dampedSpring(
    _ ratio: Double, within duration: Double, _ velocity: Double
  ) -> TransitionTiming {
    let limit = ratio < 1 ? 0.85 * 25 * ratio * ratio / (1 + 5 * ratio) : .infinity
    guard velocity * duration > limit else {
      return .dampedSpring(ratio: ratio, duration: duration, initialVelocity: velocity)
    }
    // A shorter spring would not be animated (UIKit row 149).
    let seconds = max(min(0.1, duration), limit / velocity)
    return .dampedSpring(
      ratio: ratio, duration: seconds, initialVelocity: min(velocity, limit / seconds))
  }
}
