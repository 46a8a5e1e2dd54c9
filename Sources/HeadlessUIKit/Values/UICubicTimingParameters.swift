package import SegueMotion

/// The pacing of an animation as a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  nonisolated deinit {}

  /// The built-in curve; ease-in-out if the parameters were not created from one.
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  /// The first control point; zero for a built-in curve (row 168).
  open private(set) var controlPoint1 = CGPoint.zero
  /// The second control point; zero for a built-in curve (row 168).
  open private(set) var controlPoint2 = CGPoint.zero
  /// The type of the curve: built-in, or by control points.
  open var timingCurveType: UITimingCurveType { type }
  private let type: UITimingCurveType

  let curve: CubicBezier

  /// Creates the curve that Core Animation names `default`, which is not ease-in-out (row 168).
  public override init() {
    (curve, type) = (.default, .builtin)
    super.init()
  }

  /// Creates the parameters of a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (self.curve, type, animationCurve) = (curve.bezier, .builtin, curve)
    super.init()
  }

  /// Creates a curve with two control points.
  ///
  /// Their x coordinates are clamped to 0...1, so that progress is a function of time; a number
  /// that is not finite is treated as zero.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (Self.usable(point1), Self.usable(point2))
    type = .cubic
    let (first, second) = (Self.usable(point1), Self.usable(point2))
    curve = (try? CubicBezier(first.x, first.y, second.x, second.y)) ?? .linear
    super.init()
  }

  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

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
    // The system's curve gets here as a completion curve, for the rest of a transition. How UIKit
    // animates that is not recorded.
    case .easeInOut, .system: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
