import SegueMotion

/// The motion after a system gesture ends: it starts at the gesture's velocity, on the spring that
/// was measured with sheets (UIKit row 293).
enum ReleaseMotion {
  /// Critically damped, angular frequency 18.2574 /s.
  private static let spring = OverdampingPolicy.clamped.applied(to: .system)

  /// Returns a motion that overshoots its end if the velocity, in remaining distances per second,
  /// exceeds the spring's angular frequency.
  ///
  /// - Parameters:
  ///   - speed: The gesture's velocity along the travel, pt/s.
  ///   - distance: The remaining distance, pt; below 1 pt the velocity is ignored.
  static func overshooting(speed: CGFloat = 0, over distance: CGFloat = 0) -> Motion {
    let velocity = abs(distance) < 1 ? 0 : speed / distance
    return .settling(spring, initialVelocity: velocity).limited
  }

  /// Returns a motion that never overshoots: it ends as soon as it first reaches its end.
  ///
  /// - Parameter velocity: The initial velocity, in remaining distances per second.
  static func stopping(velocity: Double) -> Motion {
    let excess = velocity - spring.angularFrequency
    let settling = Motion.settling(spring, initialVelocity: velocity).limited
    // A critically damped spring with angular frequency w, started at a velocity v above w, first
    // reaches its end after 1 / (v - w).
    return excess > 0 ? settling.ending(at: min(settling.duration, 1 / excess)) : settling
  }
}
