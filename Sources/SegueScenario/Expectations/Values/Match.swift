/// How an actual value compares with an expected one.
package nonisolated struct Match: Equatable, Sendable {
  /// Whether it matches; a tolerance widens the limits.
  var holds: Bool
  /// Whether it matches for `never`, where a match is a failure: there the tolerance narrows the limits,
  /// so that a number close to a limit does not fail.
  var holdsClearly: Bool
  /// How far the number is within its limits, in its unit: negative outside of them, infinite without
  /// a number.
  var margin = Double.infinity

  init(_ holds: Bool) { (self.holds, holdsClearly) = (holds, holds) }

  /// Creates the match of a number that differs from the expected value by a distance.
  init(distance: Double, _ tolerance: Double) {
    self.init(distance <= tolerance)
    margin = -distance
  }

  /// Creates the match of a number with a margin to a limit, negative beyond the limit.
  init(margin: Double, _ tolerance: Double) {
    holds = margin >= -tolerance
    holdsClearly = margin >= tolerance
    self.margin = margin
  }

  /// Returns whether both match.
  static func && (left: Match, right: Match) -> Match {
    var both = Match(left.holds && right.holds)
    both.holdsClearly = left.holdsClearly && right.holdsClearly
    both.margin = min(left.margin, right.margin)
    return both
  }
}

nonisolated extension Sequence<Match> {
  /// Whether all match.
  var all: Match { reduce(Match(true)) { $0 && $1 } }
}
