/// The rubber-band effect beyond a scroll view's bounds: the offset grows ever less than the
/// translation.
///
/// **Source:** `UIKit rows 191 and 192`.
public struct RubberBand: Hashable, Sendable {
  /// The upper bound of the offset, in points, which is never reached; above 0.
  public let dimension: Double
  /// The ratio of offset to translation near 0; above 0, at most 1.
  package let coefficient: Double

  /// Creates a rubber band for a view's extent along the translation, in points.
  ///
  /// The coefficient is 0.55 by default, as in scroll views.
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a dimension not above 0 or a coefficient
  ///   outside its range.
  public init(dimension: Double, coefficient: Double = 0.55) throws(MotionError) {
    try MotionQuantity.dimension.check(dimension)
    try MotionQuantity.coefficient.check(coefficient)
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the offset of a translation: (1 - 1 / (x c / d + 1)) d, in points.
  ///
  /// A negative translation makes a negative offset; its magnitude stays below the dimension.
  public func offset(forTranslation translation: Double) -> Double {
    let quotient = dimension / (coefficient * translation.magnitude)
    let offset = min(dimension / (1 + quotient), dimension.nextDown)
    return translation < 0 ? -offset : offset
  }

  /// Returns the translation of an offset, in points: the inverse of ``offset(forTranslation:)``.
  ///
  /// Nil for an offset whose magnitude is not below the dimension.
  package func translation(forOffset offset: Double) -> Double? {
    let size = offset.magnitude
    guard size < dimension else { return nil }
    let translation = Elementary.finite(size * (dimension / (dimension - size)) / coefficient)
    return offset < 0 ? -translation : translation
  }
}
