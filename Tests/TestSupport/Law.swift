package import Testing

/// Checks a law for many cases, each made from a seed of its own.
///
/// - Parameters:
///   - cases: How many; the seeds are 1 and up.
///   - law: What is wrong with a case, in words; nil when the law holds for it. The first case for
///     which it does not hold, or that throws, ends the check, and its seed is reported.
nonisolated package func checkLaw(
  _ cases: UInt64 = 10_000, sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (inout SeededGenerator) throws -> String?
) {
  for seed in 1...cases {
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
