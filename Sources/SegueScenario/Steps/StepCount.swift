/// How much steps perform, with the steps that they repeat.
package nonisolated struct StepCount: Hashable, Sendable {
  /// The steps themselves.
  package var steps = 1
  /// The rotations and resizes, which can all animate at one time.
  package var rotations = 0
  /// The expectations that later hold at every frame.
  package var watched = 0

  /// Returns the count of both, one after the other. A count above 1,000,000 stays there: it exceeds
  /// every limit.
  static func + (left: StepCount, right: StepCount) -> StepCount {
    StepCount(
      steps: min(left.steps + right.steps, most),
      rotations: min(left.rotations + right.rotations, most),
      watched: min(left.watched + right.watched, most))
  }

  /// Returns the count of steps that are performed several times, at most 1000.
  static func * (times: Int, count: StepCount) -> StepCount {
    StepCount(
      steps: min(times * count.steps, most), rotations: min(times * count.rotations, most),
      watched: min(times * count.watched, most))
  }

  private static let most = 1_000_000
}
