/// A recognizer of pinches: two touches that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  var track = PairTrack(.zero, time: 0)
  var endTime: Double?

  /// The distance between the touches relative to that at their beginning; setting it resets the
  /// velocity.
  open var scale: CGFloat {
    get { track.scale }
    set { newValue.isFinite ? track.scale = newValue : refuse(newValue, as: "scale") }
  }
  /// The velocity of the scale, 1/s; negative for touches that move together.
  open var velocity: CGFloat { velocities.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { move(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, event)
  }
}

extension UIPinchGestureRecognizer: PairRecognizer {
  var isFarEnough: Bool { track.stretch >= PairTrack.startDistance }
}
