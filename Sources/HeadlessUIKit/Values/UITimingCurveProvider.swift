package import SegueMotion

/// The type of a timing curve.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// A built-in curve.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring combined.
  case composed = 3
}

/// A provider of a timing curve.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject, NSCopying {
  /// The type of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic parameters; `nil` if there are none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring parameters; `nil` if there are none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the motion that the parameters describe, for an animator's duration, s.
  ///
  /// A spring with physical parameters or a perceptual duration determines its own duration; one
  /// with a damping ratio is fitted to the animator's. A combined curve and spring runs as the
  /// spring, which is a choice: UIKit's behavior is undocumented. Only the vertical component of a
  /// position starts with the vertical velocity, all other values with the horizontal one
  /// (UIKit row 183).
  package func motion(lasting duration: TimeInterval, isVertical: Bool = false) -> Motion {
    switch timingCurveType {
    case .spring, .composed:
      if let spring = springTimingParameters {
        return spring.springMotion(lasting: duration, isVertical: isVertical)
      }
    case .builtin, .cubic: break
    }
    return .curve(cubicTimingParameters?.curve ?? .default, duration: duration)
  }
}
