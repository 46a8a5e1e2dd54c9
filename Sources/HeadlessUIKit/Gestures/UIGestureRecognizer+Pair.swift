/// A recognizer of two touches that move relative to each other.
protocol PairRecognizer: UIGestureRecognizer {
  var track: PairTrack { get set }
  /// The time when the last touch ended, s; nil before.
  var endTime: Double? { get set }
  /// Whether the touches have moved far enough for recognition.
  var isFarEnough: Bool { get }
}

/// The first two touches count, later ones are ignored; the gesture ends with the last of the two
/// (UIKit documentation: handling pinch gestures, handling rotation gestures).
extension PairRecognizer {
  func begin(_ event: UIEvent) {
    for touch in active.dropFirst(2) { ignore(touch, for: event) }
    guard let pair else { return }
    if isRecognizing {
      track.resume(from: pair)
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

  func end(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard active.allSatisfy(touches.contains) else {
      for touch in active where touches.contains(touch) { lose(touch) }
      return
    }
    endTime = event.timestamp
    state = isRecognizing ? .ended : .failed
  }

  /// The velocities of scale, x, and rotation, y, per second.
  var velocities: CGPoint {
    track.velocity(at: endTime ?? SimulatedDevice.current?.now ?? 0)
  }

  /// Reports a value that is not finite; the old one is kept.
  func refuse(_ value: CGFloat, as name: String) {
    guard let device = SimulatedDevice.current else { return }
    device.diagnose(
      .notFinite,
      "the \(name) of \(device.name(of: self)) was set to \(value); it is unchanged")
  }

  /// The vector from the first touch to the second; nil for fewer touches.
  private var pair: CGVector? {
    guard active.count == 2 else { return nil }
    let (one, other) = (active[0].point, active[1].point)
    return CGVector(dx: other.x - one.x, dy: other.y - one.y)
  }
}
