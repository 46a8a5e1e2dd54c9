/// Describes the difference of two numbers above a tolerance, for `checkInvariant`; NaN always differs.
func difference(
  _ name: String, _ actual: Double, _ expected: Double, within tolerance: Double
) -> String? {
  (actual - expected).magnitude <= tolerance
    ? nil : "\(name) is \(actual) instead of \(expected) ± \(tolerance)"
}
