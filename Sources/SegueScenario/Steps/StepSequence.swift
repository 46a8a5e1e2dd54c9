import SegueConfig

/// Steps in order.
nonisolated extension [Located<any Step>] {
  /// The sum of the minimum durations, s.
  var minimumDuration: Double { reduce(0) { $0 + $1.value.minimumDuration } }

  /// Returns whether both have equal steps at the same source locations.
  func equal(_ other: Self) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0.range == $1.range && $0.value.equals($1.value) }
  }
}

nonisolated extension Step {
  /// Returns whether another step is equal.
  fileprivate func equals(_ other: any Step) -> Bool { self == other as? Self }
}
