/// A timing curve: a cubic Bézier from (0, 0) to (1, 1), evaluated as progress over time.
///
/// Both axes are fractions: x of the duration, y of the total distance.
/// **Source:** `UIKit rows 166 and 167`.
public struct CubicBezier: Hashable, Sendable {
  /// The control points; each x in 0...1, each y any finite number.
  package let x1, y1, x2, y2: Double

  /// Creates a curve with the control points (x1, y1) and (x2, y2).
  ///
  /// - Throws: ``MotionError/outOfRange(_:_:)`` for an x outside 0...1, where progress would not be
  ///   a function of time, and for numbers that are not finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(MotionError) {
    try MotionQuantity.controlPointX.check(x1)
    try MotionQuantity.controlPointY.check(y1)
    try MotionQuantity.controlPointX.check(x2)
    try MotionQuantity.controlPointY.check(y2)
    self.init(checked: (x1, y1, x2, y2))
  }

  private init(checked: (Double, Double, Double, Double)) {
    (x1, y1, x2, y2) = checked
  }

  /// Constant velocity.
  public static let linear = CubicBezier(checked: (0, 0, 1, 1))
  /// A slow start.
  public static let easeIn = CubicBezier(checked: (0.42, 0, 1, 1))
  /// A slow end.
  public static let easeOut = CubicBezier(checked: (0, 0, 0.58, 1))
  /// A slow start and a slow end.
  public static let easeInOut = CubicBezier(checked: (0.42, 0, 0.58, 1))
  /// Core Animation's `default` curve.
  public static let `default` = CubicBezier(checked: (0.25, 0.1, 0.25, 1))

  /// Returns the progress at a fraction of the duration.
  ///
  /// Exactly 0 at 0 and below, exactly 1 at 1 and above. Between them the error is at most 10⁻¹² of
  /// the larger of 1 and the control points or, where the curve is steep, the change of progress over
  /// 8 units in the last place of x.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    guard !isDiagonal else { return x }
    return vertical.value(at: horizontal.parameter(forValue: x))
  }

  /// Returns the derivative of progress by the fraction of the duration: dy/dx.
  ///
  /// 0 before 0 and after 1; at 0 and 1 the one-sided slope. At a vertical tangent it is the
  /// largest finite number of that sign, and at a symmetric cusp 0.
  package func slope(at x: Double) -> Double {
    guard x >= 0 && x <= 1 else { return 0 }
    guard !isDiagonal else { return 1 }
    let (run, rise) = tangent(at: x)
    return rise == 0 ? 0 : Elementary.finite(rise / max(run, 0))
  }

  /// Returns the fraction of the duration with a given progress: the inverse of ``value(at:)``.
  ///
  /// Returns nil for a progress outside 0...1, or if the curve is not monotonic and the result
  /// would not be unique.
  package func parameter(forValue y: Double) -> Double? {
    guard y >= 0 && y <= 1 && vertical.isMonotonic else { return nil }
    guard y > 0 && y < 1 && !isDiagonal else { return y }
    return horizontal.value(at: vertical.parameter(forValue: y))
  }

  private var horizontal: UnitCubic { UnitCubic(first: x1, second: x2) }
  private var vertical: UnitCubic { UnitCubic(first: y1, second: y2) }
  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// The tangent of the curve, up to a factor; at the ends, toward the nearest control point that
  /// differs.
  private func tangent(at x: Double) -> (run: Double, rise: Double) {
    if x == 0 && x1 == 0 && y1 == 0 { return (x2 / 4, y2 / 4) }
    if x == 1 && x2 == 1 && y2 == 1 { return (0.25 - x1 / 4, 0.25 - y1 / 4) }
    let s = x == 0 || x == 1 ? x : horizontal.parameter(forValue: x)
    return (horizontal.twelfthRate(at: s), vertical.twelfthRate(at: s))
  }
}
