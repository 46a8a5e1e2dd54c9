package import SegueMotion

/// The pacing of an animation as a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve; ease-in-out if the parameters have another origin.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point; zero for a built-in curve (row 168).
  public let controlPoint1: CGPoint
  /// The second control point; zero for a built-in curve (row 168).
  public let controlPoint2: CGPoint
  /// The type of the curve: built-in, or by control points.
  public let timingCurveType: UITimingCurveType

  let curve: CubicBezier

  private init(
    _ curve: CubicBezier, type: UITimingCurveType,
    animationCurve: UIView.AnimationCurve = .easeInOut, points: (CGPoint, CGPoint) = (.zero, .zero)
  ) {
    self.curve = curve
    self.timingCurveType = type
    self.animationCurve = animationCurve
    self.controlPoint1 = points.0
    self.controlPoint2 = points.1
    super.init()
  }

  /// Creates the curve that Core Animation names `default`, which is not ease-in-out (row 168).
  public override convenience init() { self.init(.default, type: .builtin) }

  /// Creates the parameters of a built-in curve.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve.bezier, type: .builtin, animationCurve: curve)
  }

  /// Creates a curve with two control points.
  ///
  /// Their x coordinates are clamped to 0...1, where progress is a function of time; a number that
  /// is not finite is treated as zero.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let points = (Self.usable(point1), Self.usable(point2))
    let curve = try? CubicBezier(points.0.x, points.0.y, points.1.x, points.1.y)
    self.init(curve ?? .linear, type: .cubic, points: points)
  }

  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always `nil`.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the parameters themselves, which are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  private static func usable(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.isFinite ? point.x.clampedToUnit : 0, y: point.y.isFinite ? point.y : 0)
  }
}

extension UIView.AnimationCurve {
  /// The curve as a Bézier curve (row 166).
  package nonisolated var bezier: CubicBezier {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
