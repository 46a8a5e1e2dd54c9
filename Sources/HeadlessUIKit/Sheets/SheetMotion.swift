import SegueMotion

/// How a sheet moves by itself.
enum SheetMotion {
  /// The critical spring of angular frequency 18.2574 /s (UIKit row 293).
  private static let spring = OverdampingPolicy.clamped.admitted(.system)

  /// A change by code.
  static var change: Motion { release(speed: 0, over: 0) }

  /// What a finger let go.
  ///
  /// - Parameters:
  ///   - speed: Of the finger downwards, pt/s.
  ///   - way: How far it has to go, downwards, pt.
  static func release(speed: CGFloat, over way: CGFloat) -> Motion {
    let velocity = abs(way) < 1 ? 0 : speed / way
    return .settling(spring, initialVelocity: velocity).endingInTime
  }
}
