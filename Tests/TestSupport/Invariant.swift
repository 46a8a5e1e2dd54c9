import Foundation
package import Testing

/// Returns the seeds of a number of cases, from 1; a quarter of them in a debug build, which is
/// about ten times slower. CI runs the tests of both builds.
///
/// `SEGUE_ALL_SEEDS` selects all of them: `Tests/Optimized/run` links tests that were compiled in a
/// debug build with optimized modules.
nonisolated package func seeds(_ cases: UInt64) -> ClosedRange<UInt64> {
  #if DEBUG
    let all = ProcessInfo.processInfo.environment["SEGUE_ALL_SEEDS"] != nil
    return 1...(all ? cases : max(1, cases / 4))
  #else
    return 1...cases
  #endif
}

/// Checks an invariant for many cases, each made from a separate seed.
///
/// - Parameters:
///   - cases: The number of cases in an optimized build; see `seeds`.
///   - fault: Returns a description of a violation, or nil if the invariant holds. The first
///     case that violates it, or throws, ends the check, and its seed is reported.
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
