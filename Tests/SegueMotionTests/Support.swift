import Testing

/// Expects two numbers to differ by at most a tolerance; NaN always fails.
func expectClose(
  _ actual: Double, _ expected: Double, within tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose = (actual - expected).magnitude <= tolerance
  #expect(
    isClose, "\(actual) instead of \(expected) ± \(tolerance)", sourceLocation: sourceLocation)
}
