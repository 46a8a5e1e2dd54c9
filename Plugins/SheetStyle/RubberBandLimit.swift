/// The rubber-band effect of a sheet: linear up to a length, then growing with the square root of
/// the distance over that length.
nonisolated struct RubberBandLimit: Hashable, Sendable {
  /// The length of the linear part, pt; 0 disables the effect.
  let length: Double

  /// Makes a limit of a length, pt; a negative length counts as 0.
  init(_ length: Double) { self.length = max(0, length) }

  /// Returns the offset of the sheet, pt.
  ///
  /// With s the length and d the translation it is d up to s, and s √(d / s) beyond, which is
  /// continuous.
  ///
  /// - Parameter translation: The distance of the drag past the bound, pt, positive or negative.
  func offset(forTranslation translation: Double) -> Double {
    let distance = abs(translation)
    guard distance > length else { return translation }
    guard length > 0 else { return 0 }
    return (translation < 0 ? -length : length) * (distance / length).squareRoot()
  }

  /// Returns the translation of an offset of the sheet, pt: the inverse of `offset(forTranslation:)`.
  func translation(forOffset offset: Double) -> Double {
    guard abs(offset) > length, length > 0 else { return offset }
    return offset * abs(offset) / length
  }

  /// Returns the derivative of the offset by the translation, at an offset of the sheet, pt: with it
  /// the velocity of a drag becomes that of the sheet (UIKit row 333).
  func slope(atOffset offset: Double) -> Double {
    abs(offset) <= length ? 1 : length / (2 * abs(offset))
  }
}
