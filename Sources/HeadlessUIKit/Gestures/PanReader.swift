import SegueMotion

/// The translation and velocity of a pan along one direction, for the system's transition gestures.
/// Except for scroll views, nothing else in the system reads a recognizer's translation or
/// velocity.
///
/// It keeps an origin: resetting the recognizer's translation would lose its velocity (UIKit row
/// 205).
struct PanReader {
  /// The point from which distances are measured.
  enum Origin {
    /// The point where the touch began: for a pan that may not have begun.
    case touch
    /// The point where the touch exceeded the recognition distance (UIKit row 194).
    case slop
    /// The point where the pan was recognized (fault F065).
    case recognition
  }

  /// The direction along which distances and velocities are measured.
  let direction: PanDirection
  private unowned let recognizer: UIPanGestureRecognizer
  @BoxedReference private var space: UIView?
  private let origin: CGPoint

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - recognizer: The pan.
  ///   - direction: The direction along which distances and velocities are measured.
  ///   - space: The view whose coordinates are used; nil for the window's.
  ///   - origin: The point from which distances are measured.
  init(
    _ recognizer: UIPanGestureRecognizer, toward direction: PanDirection, in space: UIView?,
    from origin: Origin
  ) {
    self.recognizer = recognizer
    self.direction = direction
    self.space = space
    switch origin {
    case .touch: self.origin = .zero
    case .slop: self.origin = recognizer.slop(in: space)
    case .recognition: self.origin = recognizer.translation(in: space)
    }
  }

  /// The distance from the origin along the direction, pt; negative against it.
  var distance: CGFloat { direction.along(translation) }
  /// The velocity along the direction, pt/s; negative against it.
  var speed: CGFloat { direction.along(velocity) }
  /// The projected distance along the direction if the touch decelerated at a scroll view's fast
  /// rate (UIKit row 188), pt.
  var projectedDistance: CGFloat {
    distance + Deceleration.fast.projectedTravel(velocity: speed)
  }

  /// Returns the release of the pan, which compares its projected distance with a limit, pt.
  ///
  /// - Parameters:
  ///   - origin: The position at which the pan began, pt; 0 by default.
  ///   - limit: The position from which the pan completes, pt.
  ///   - sign: 1, the default, or -1 for a travel against the direction.
  ///   - decision: What happens, and why.
  func release(
    from origin: CGFloat = 0, limit: CGFloat, sign: CGFloat = 1, _ decision: String
  ) -> GestureRelease {
    GestureRelease(
      from: origin, translation: sign * distance, velocity: sign * speed,
      projection: origin + sign * projectedDistance, thresholds: [.init("distance", limit)],
      decision: decision)
  }

  /// Whether the translation along the direction exceeds that across it.
  var leads: Bool { distance > across }
  /// Whether the translation along or against the direction exceeds that across it.
  var isOnAxis: Bool { abs(distance) > across }

  /// The translation from the origin, pt.
  var translation: CGPoint {
    let total = recognizer.translation(in: space)
    return CGPoint(x: total.x - origin.x, y: total.y - origin.y)
  }
  /// The velocity, pt/s.
  var velocity: CGPoint { recognizer.velocity(in: space) }

  private var across: CGFloat { direction.across(translation) }
}
