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

/// Checks a law for many cases, each made from a seed of its own.
///
/// - Parameters:
///   - cases: How many in an optimized build; see `seeds`.
///   - law: What is wrong with a case, in words; nil when the law holds for it. The first case for
///     which it does not hold, or that throws, ends the check, and its seed is reported.
nonisolated package func checkLaw(
  _ cases: UInt64 = 10_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (inout SeededGenerator) throws -> String?
) {
  for seed in seeds(cases) {
    var generator = SeededGenerator(seed: seed)
    do {
      guard let fault = try law(&generator) else { continue }
      Issue.record("seed \(seed): \(fault)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("seed \(seed): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
}
