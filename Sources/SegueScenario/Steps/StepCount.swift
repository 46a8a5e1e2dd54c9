/// How much steps perform, with the steps that they repeat.
package nonisolated struct StepCount: Hashable, Sendable {
  /// The steps themselves.
  package var steps = 1
  /// The rotations and resizes, which can all animate at one time.
  package var rotations = 0
  /// The expectations that are checked at every frame from then on.
  package var watched = 0

  /// Returns the count of both, one after the other. A count above 1,000,000 stays there: it exceeds
  /// every limit.
  static func + (left: StepCount, right: StepCount) -> StepCount {
    StepCount(
      steps: capped(left.steps + right.steps), rotations: capped(left.rotations + right.rotations),
      watched: capped(left.watched + right.watched))
  }

  /// Returns the count of steps that are performed several times: at most 1000, so that no product
  /// overflows.
  static func * (times: Int, count: StepCount) -> StepCount {
    StepCount(
      steps: capped(times * count.steps), rotations: capped(times * count.rotations),
      watched: capped(times * count.watched))
  }

  private static func capped(_ count: Int) -> Int { min(count, 1_000_000) }
}
