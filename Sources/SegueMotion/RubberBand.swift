/// The rubber-band effect beyond a scroll view's bounds: the offset grows ever less than the pull.
///
/// **Source:** `UIKit rows 191 and 192`.
public struct RubberBand: Hashable, Sendable {
  /// The upper bound of the offset, in points, which is never reached; above 0.
  public let dimension: Double
  /// The ratio of offset to pull near 0; above 0, at most 1.
  public let coefficient: Double

  /// Creates a rubber band for a view's extent along the pull, in points.
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

  /// Returns the offset of a pull: (1 - 1 / (x c / d + 1)) d, in points.
  ///
  /// A negative pull makes a negative offset; its magnitude stays below the dimension.
  public func offset(forPull pull: Double) -> Double {
    let ease = dimension / (coefficient * pull.magnitude)
    let offset = min(dimension / (1 + ease), dimension.nextDown)
    return pull < 0 ? -offset : offset
  }

  /// Returns the pull of an offset, in points: the inverse of ``offset(forPull:)``.
  ///
  /// Nil for an offset whose magnitude is not below the dimension.
  public func pull(forOffset offset: Double) -> Double? {
    let size = offset.magnitude
    guard size < dimension else { return nil }
    let pull = Elementary.finite(size * (dimension / (dimension - size)) / coefficient)
    return offset < 0 ? -pull : pull
  }
}
