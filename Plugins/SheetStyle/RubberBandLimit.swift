/// The rubber-band effect of a sheet: linear up to a length, then growing with the square root of
/// the distance over that length.
nonisolated struct RubberBandLimit: Hashable, Sendable {
  /// The length of the linear part, pt; 0 disables the effect.
  let length: Double

  /// Makes a limit of a length, pt; a negative length counts as 0.
  init(_ length: Double) { self.length = max(0, length) }

  /// Returns the offset of the sheet, pt.
  ///
  /// With s the length and d the pull it is d up to s, and s √(d / s) beyond, which is continuous.
  ///
  /// - Parameter pull: The distance of the drag past the bound, pt, positive or negative.
  func offset(forPull pull: Double) -> Double {
    let distance = abs(pull)
    guard distance > length else { return pull }
    guard length > 0 else { return 0 }
    return (pull < 0 ? -length : length) * (distance / length).squareRoot()
  }
}
