/// A recognizer of rotations: two touches that move around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  var track = PairTrack(.zero, time: 0)
  var endTime: Double?

  /// The rotation of the touches since they began, rad, clockwise positive; setting it resets the
  /// velocity.
  open var rotation: CGFloat {
    get { track.rotation }
    set { newValue.isFinite ? track.rotation = newValue : refuse(newValue, as: "rotation") }
  }
  /// The velocity of the rotation, rad/s, clockwise positive.
  open var velocity: CGFloat { velocities.y }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { move(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, event)
  }
}

extension UIRotationGestureRecognizer: PairRecognizer {
  var isFarEnough: Bool { track.arc >= PairTrack.startDistance }
}
