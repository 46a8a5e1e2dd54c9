import SegueMotion

/// The springs of the last few animations, by damping ratio, duration and velocity: a transition that
/// is repeated needs the same ones, and solving for the frequency costs as much as the rest of the
/// animator.
nonisolated struct SettlingSprings {
  private static let capacity = 4
  private var solved: [(fit: SpringFit, spring: Spring?)] = []

  /// Returns the spring of a fit, and reports one that will not have settled.
  mutating func spring(for fit: SpringFit) -> Spring? {
    for (known, spring) in solved where known == fit { return spring }
    let spring = fit.spring
    if solved.count == Self.capacity { solved.removeFirst() }
    solved.append((fit, spring))
    if let spring { fit.reportJump(of: spring) }
    return spring
  }
}
