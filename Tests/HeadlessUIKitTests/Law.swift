import Testing

/// Checks a law for many cases, each made from a seed of its own.
///
/// - Parameters:
///   - cases: How many; the seeds are 1 and up.
///   - law: What is wrong with a case, in words; nil when the law holds for it. The first case at
///     which it does not ends the check, and its seed is told.
func checkLaw(
  _ cases: UInt64 = 10_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (inout SeededGenerator) -> String?
) {
  for seed in 1...cases {
    var generator = SeededGenerator(seed: seed)
    guard let fault = law(&generator) else { continue }
    Issue.record("seed \(seed): \(fault)", sourceLocation: sourceLocation)
    return
  }
}

extension SeededGenerator {
  /// One of several values.
  mutating func one<Value>(of values: Value...) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// Whether one of a number of equal cases is drawn.
  mutating func isOne(in cases: Int) -> Bool { Int.random(in: 0..<cases, using: &self) == 0 }
}
