/// Recognizes two fingers that go apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  var track = PairTrack(.zero, time: 0)
  var endTime: Double?

  /// How many times as far apart the fingers are as when they landed; setting it forgets the velocity.
  open var scale: CGFloat {
    get { track.scale }
    set { newValue.isFinite ? track.scale = newValue : refuse(newValue, as: "scale") }
  }
  /// How fast the scale grows, 1/s; below 0 for fingers that come together.
  open var velocity: CGFloat { velocities.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { land(event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { move(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, event)
  }
}

extension UIPinchGestureRecognizer: PairRecognizer {
  var isFarEnough: Bool { track.stretch >= PairTrack.startDistance }
}
