import SegueMotion

/// Reads what a pan has moved along one direction and how fast it is, for the system's transition
/// gestures. Beside scroll views nothing else in the system reads a recognizer's translation or velocity.
///
/// It keeps an origin: resetting the recognizer's translation would lose its velocity (UIKit row 205).
struct PanReader {
  /// Where distances begin to count.
  enum Origin {
    /// Where the touch began: for a pan that is judged whether it may begin.
    case touch
    /// Where the touch has passed the distance that makes a pan (UIKit row 194).
    case slop
    /// Where the touch is when the pan is recognized (fault F065).
    case recognition
  }

  /// The direction along which distances and velocities count.
  let direction: PanDirection
  private unowned let recognizer: UIPanGestureRecognizer
  private weak var space: UIView?
  private let origin: CGPoint

  /// Begins to read a pan.
  ///
  /// - Parameters:
  ///   - recognizer: The pan.
  ///   - direction: The direction along which distances and velocities count.
  ///   - space: The view in whose coordinates it is read; nil for the window's.
  ///   - origin: Where distances begin to count.
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

  /// How far the touch is from the origin along the direction, pt; below 0 against it.
  var distance: CGFloat { direction.along(translation) }
  /// How fast the touch is along the direction, pt/s; below 0 against it.
  var speed: CGFloat { direction.along(velocity) }
  /// How far along the direction the touch would be from the origin if it went on as a scroll view
  /// decelerates fast (UIKit row 188), pt.
  var projectedDistance: CGFloat {
    distance + Deceleration.fast.projectedTravel(velocity: speed)
  }

  /// Whether the touch has moved along the direction more than across it.
  var leads: Bool { distance > across }
  /// Whether the touch has moved along the direction, or against it, more than across it.
  var isOnAxis: Bool { abs(distance) > across }

  /// How far the touch is from the origin, pt.
  var translation: CGPoint {
    let whole = recognizer.translation(in: space)
    return CGPoint(x: whole.x - origin.x, y: whole.y - origin.y)
  }
  /// How fast the touch is, pt/s.
  var velocity: CGPoint { recognizer.velocity(in: space) }

  private var across: CGFloat { direction.across(translation) }
}
