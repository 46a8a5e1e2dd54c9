/// Gives way past a bound less and less: follows for a length, then with the square root of the
/// distance over that length.
nonisolated struct RubberBandLimit: Hashable, Sendable {
  /// How far it follows, pt; 0 for not at all.
  let length: Double

  /// Makes a stretch of a length, pt; below 0 counts as 0.
  init(_ length: Double) { self.length = max(0, length) }

  /// How far what is pulled goes, pt.
  ///
  /// With s the length and d the pull it is d up to s, and s √(d / s) beyond, which meets it there.
  ///
  /// - Parameter pull: How far the finger is past the bound, pt, on either side.
  func offset(forPull pull: Double) -> Double {
    let distance = abs(pull)
    guard distance > length else { return pull }
    guard length > 0 else { return 0 }
    return (pull < 0 ? -length : length) * (distance / length).squareRoot()
  }
}
