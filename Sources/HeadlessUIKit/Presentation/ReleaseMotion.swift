import SegueMotion

/// How goes on what a finger of the system lets go of: as fast as the finger, by the spring that was
/// measured with sheets (UIKit row 293).
enum ReleaseMotion {
  /// Critical, of angular frequency 18.2574 /s.
  private static let spring = OverdampingPolicy.clamped.admitted(.system)

  /// Goes to its place; what is faster than the spring swings beyond it, and comes back.
  ///
  /// - Parameters:
  ///   - speed: Of the finger along the way, pt/s.
  ///   - way: How far it has to go, pt.
  static func swinging(speed: CGFloat = 0, over way: CGFloat = 0) -> Motion {
    let velocity = abs(way) < 1 ? 0 : speed / way
    return .settling(spring, initialVelocity: velocity).endingInTime
  }

  /// Goes to an end that there is nothing beyond: what is faster than the spring is there when it
  /// first would be.
  ///
  /// - Parameter velocity: In whole ways per second.
  static func stopping(velocity: Double) -> Motion {
    let excess = velocity - spring.angularFrequency
    let settling = Motion.settling(spring, initialVelocity: velocity).endingInTime
    // A critical spring is where it goes after 1 / (v - w).
    return excess > 0 ? settling.ending(at: min(settling.duration, 1 / excess)) : settling
  }
}
