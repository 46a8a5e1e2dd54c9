/// The resistance of content pulled beyond its bounds: the more it gives, the less it gives way.
///
/// **Source:** `UIKit rows 191 and 192`.
public struct RubberBand: Hashable, Sendable {
  /// The length that the offset approaches and never reaches, in points; above 0.
  public let dimension: Double
  /// The part of a small pull that becomes offset; above 0, at most 1.
  public let coefficient: Double

  /// A rubber band for a view of this extent, in points, along the pull.
  ///
  /// The coefficient is 0.55 by default, as in scroll views.
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for a dimension not above 0 or a coefficient outside
  ///   its range.
  public init(dimension: Double, coefficient: Double = 0.55) throws(MotionError) {
    try MotionQuantity.dimension.check(dimension)
    try MotionQuantity.coefficient.check(coefficient)
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The offset that a pull makes: (1 - 1 / (x c / d + 1)) d, in points.
  ///
  /// A pull to the other side makes the opposite offset; its size stays below the dimension.
  public func offset(forPull pull: Double) -> Double {
    let ease = dimension / (coefficient * pull.magnitude)
    let offset = min(dimension / (1 + ease), dimension.nextDown)
    return pull < 0 ? -offset : offset
  }

  /// The pull that makes an offset, in points: the inverse of ``offset(forPull:)``.
  ///
  /// Nothing for an offset as long as the dimension or longer, which no pull makes.
  public func pull(forOffset offset: Double) -> Double? {
    let size = offset.magnitude
    guard size < dimension else { return nil }
    let pull = Elementary.finite(size * (dimension / (dimension - size)) / coefficient)
    return offset < 0 ? -pull : pull
  }
}
