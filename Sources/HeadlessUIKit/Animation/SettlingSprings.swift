import SegueMotion

/// The springs of the last few animators, by damping ratio and duration: a transition that is repeated
/// needs the same ones, and solving for the frequency costs as much as the rest of the animator.
nonisolated struct SettlingSprings {
  /// The parameters that determine a spring.
  struct Problem: Equatable {
    var dampingRatio: Double
    /// The settling duration, s.
    var duration: Double
    /// The initial velocity, in total distances per second.
    var initialVelocity: Double

    /// The spring; nil for invalid parameters.
    var solution: Spring? {
      try? Spring(
        dampingRatio: dampingRatio, settlingIn: duration, initialVelocity: initialVelocity)
    }
  }

  private static let capacity = 4
  private var solved: [(problem: Problem, spring: Spring?)] = []

  /// Returns the spring of a problem.
  mutating func spring(for problem: Problem) -> Spring? {
    for (known, spring) in solved where known == problem { return spring }
    let spring = problem.solution
    if solved.count == Self.capacity { solved.removeFirst() }
    solved.append((problem, spring))
    return spring
  }
}
