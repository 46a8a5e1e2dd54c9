import SegueMotion

/// Whether a spring may be overdamped, approaching its end more slowly than a critically damped
/// one.
///
/// UIKit supports critically damped and underdamped springs only (UIKit row 171); SegueMotion
/// supports all three.
nonisolated enum OverdampingPolicy {
  /// Uses the spring as given.
  case allowed
  /// Replaces an overdamped spring by the critically damped one of its frequency: UIKit's rule.
  case clamped

  /// Returns the spring to use for a given one.
  func applied(to spring: Spring) -> Spring {
    switch self {
    case .allowed: spring
    case .clamped: spring.clampedToCritical()
    }
  }
}
