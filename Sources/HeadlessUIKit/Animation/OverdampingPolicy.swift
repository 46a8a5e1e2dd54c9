import SegueMotion

/// Whether a spring may be over-damped, creeping to its end more slowly than a critical one.
///
/// UIKit knows critical and under-damped springs only (UIKit row 171); SegueMotion knows all three.
nonisolated enum OverdampingPolicy {
  /// It moves as it is.
  case allowed
  /// An over-damped one moves as the critical one of its frequency: UIKit's rule.
  case clamped

  /// The spring that moves where this one is given.
  func admitted(_ spring: Spring) -> Spring {
    switch self {
    case .allowed: spring
    case .clamped: spring.clampedToCritical()
    }
  }
}
