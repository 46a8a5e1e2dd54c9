package import SegueMotion

/// How the pace of an animation is described.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// By one of the built-in curves.
  case builtin = 0
  /// By a cubic Bézier curve.
  case cubic = 1
  /// By a spring.
  case spring = 2
  /// By a curve and a spring together.
  case composed = 3
}

/// The pace of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject, NSCopying {
  /// How the pace is described.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The motion that the parameters describe, for an animator of a duration in seconds.
  ///
  /// A spring of physical quantities, or of a duration of its own, brings its duration along; one of
  /// a damping ratio is fitted to the animator's. A curve and a spring together run as the spring,
  /// which is a choice: nothing public says what UIKit does. Only the vertical part of a position
  /// starts with the vertical velocity, everything else with the horizontal one (UIKit row 183).
  package func motion(lasting duration: TimeInterval, isVertical: Bool = false) -> Motion {
    switch timingCurveType {
    case .spring, .composed:
      if let spring = springTimingParameters {
        return spring.springMotion(lasting: duration, isVertical: isVertical)
      }
    case .builtin, .cubic: break
    }
    return .curve(cubicTimingParameters?.curve ?? .standard, duration: duration)
  }
}
