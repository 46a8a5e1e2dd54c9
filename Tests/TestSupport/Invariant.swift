package import Testing

/// The seeds from 1 of so many cases: of a quarter of them in a debug build, where each takes some ten
/// times as long. CI runs the tests of both builds.
nonisolated package func seeds(_ cases: UInt64) -> ClosedRange<UInt64> {
  #if DEBUG
    1...max(1, cases / 4)
  #else
    1...cases
  #endif
}

/// Checks an invariant for many cases, each made from a seed of its own.
///
/// - Parameters:
///   - cases: How many in an optimized build; see `seeds`.
///   - fault: What is wrong with a case, in words; nil when the invariant holds. The first case for
///     which it does not hold, or that throws, ends the check, and its seed is reported.
nonisolated package func checkInvariant(
  _ cases: UInt64 = 10_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ fault: (inout SeededGenerator) throws -> String?
) {
  for seed in seeds(cases) {
    var generator = SeededGenerator(seed: seed)
    do {
      guard let text = try fault(&generator) else { continue }
      Issue.record("seed \(seed): \(text)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("seed \(seed): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
}
