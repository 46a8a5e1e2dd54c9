/// Recognizes two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  var track = PairTrack(.zero, time: 0)
  var endTime: Double?

  /// How far the fingers have turned since they landed, rad, clockwise above 0; setting it forgets the
  /// velocity.
  open var rotation: CGFloat {
    get { track.rotation }
    set { newValue.isFinite ? track.rotation = newValue : refuse(newValue, as: "rotation") }
  }
  /// How fast the fingers turn, rad/s, clockwise above 0.
  open var velocity: CGFloat { velocities.y }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { land(event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { move(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, event)
  }
}

extension UIRotationGestureRecognizer: PairRecognizer {
  var isFarEnough: Bool { track.arc >= PairTrack.startDistance }
}
