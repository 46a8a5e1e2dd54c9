import SegueMotion

/// Reads what a pan has moved since it began and how fast it is, for the system's transition gestures.
/// Beside scroll views nothing else in the system reads a recognizer's translation or velocity.
///
/// It keeps an origin: resetting the recognizer's translation would lose its velocity (UIKit row 205).
struct PanReader {
  /// Where distances begin to count.
  enum Origin {
    /// Where the touch has passed the distance that makes a pan (UIKit row 194).
    case slop
    /// Where the touch is when the pan is recognized (fault F065).
    case recognition
  }

  private unowned let recognizer: UIPanGestureRecognizer
  private weak var space: UIView?
  private let origin: CGPoint

  /// Begins to read a pan that has just been recognized.
  ///
  /// - Parameters:
  ///   - recognizer: The pan.
  ///   - space: The view in whose coordinates it is read; nil for the window's.
  ///   - origin: Where distances begin to count.
  init(_ recognizer: UIPanGestureRecognizer, in space: UIView?, from origin: Origin) {
    self.recognizer = recognizer
    self.space = space
    switch origin {
    case .slop: self.origin = recognizer.slop(in: space)
    case .recognition: self.origin = recognizer.translation(in: space)
    }
  }

  /// How far the touch is from the origin, pt.
  var translation: CGPoint {
    let whole = recognizer.translation(in: space)
    return CGPoint(x: whole.x - origin.x, y: whole.y - origin.y)
  }

  /// How fast the touch is, pt/s.
  var velocity: CGPoint { recognizer.velocity(in: space) }

  /// How far the touch would be from the origin if it went on as a scroll view decelerates fast (UIKit
  /// row 188), pt.
  var projectedTranslation: CGPoint {
    let (translation, velocity) = (translation, velocity)
    return CGPoint(
      x: translation.x + Deceleration.fast.projectedTravel(velocity: velocity.x),
      y: translation.y + Deceleration.fast.projectedTravel(velocity: velocity.y))
  }
}

extension UIPanGestureRecognizer {
  /// How fast a pan is while it is judged whether it may begin, in its view's coordinates, pt/s.
  var velocitySoFar: CGPoint { velocity(in: view) }
}
