import SegueConfig

/// Steps in order.
nonisolated extension [Located<any Step>] {
  /// The sum of the minimum durations, s.
  var minimumDuration: Double { reduce(0) { $0 + $1.value.minimumDuration } }

  /// How much the steps perform.
  var performed: StepCount { reduce(StepCount(steps: 0)) { $0 + $1.value.performed } }

  /// The views whose positions are sampled at every frame.
  var trackedViews: Set<String> { reduce(into: []) { $0.formUnion($1.value.trackedViews) } }

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
