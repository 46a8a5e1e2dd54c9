/// A recognizer of two fingers that move against each other.
protocol PairRecognizer: UIGestureRecognizer {
  var track: PairTrack { get set }
  /// When the last finger lifted, s; nil before.
  var endTime: Double? { get set }
  /// Whether the fingers have gone far enough for the gesture.
  var isFarEnough: Bool { get }
}

/// The first two fingers count, whoever lands later does not; the gesture ends with the last of them
/// (UIKit documentation: handling pinch gestures, handling rotation gestures).
extension PairRecognizer {
  func land(_ event: UIEvent) {
    for touch in active.dropFirst(2) { ignore(touch, for: event) }
    guard let pair else { return }
    if isRecognizing {
      track.go(onFrom: pair)
    } else {
      track = PairTrack(pair, time: event.timestamp)
      endTime = nil
    }
  }

  func move(_ event: UIEvent) {
    guard let pair else { return }
    track.move(to: pair, time: event.timestamp)
    if isRecognizing { state = .changed } else if isFarEnough { state = .began }
  }

  func lift(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard active.allSatisfy(touches.contains) else {
      for touch in active where touches.contains(touch) { lose(touch) }
      return
    }
    endTime = event.timestamp
    state = isRecognizing ? .ended : .failed
  }

  /// How fast scale, x, and rotation, y, change, per second.
  var velocities: CGPoint {
    track.velocity(at: endTime ?? SimulatedDevice.current?.now ?? 0)
  }

  /// Says that a value was set that is no number; the old one stays.
  func refuse(_ value: CGFloat, as name: String) {
    guard let device = SimulatedDevice.current else { return }
    device.diagnose(
      .notFinite,
      "the \(name) of \(device.name(of: self)) was set to \(value); it was left as it was")
  }

  /// From the first finger to the second on the screen; nil for fewer.
  private var pair: CGVector? {
    guard active.count == 2 else { return nil }
    let (one, other) = (active[0].point, active[1].point)
    return CGVector(dx: other.x - one.x, dy: other.y - one.y)
  }
}
