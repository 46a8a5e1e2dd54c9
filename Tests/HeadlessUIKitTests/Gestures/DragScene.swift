import HeadlessUIKit

/// Drags at constant velocity.
extension GestureScene {
  /// Adds a pan recognizer to a view, by default the card.
  func addPan<Pan: UIPanGestureRecognizer>(
    _ pan: Pan, _ name: String, to view: UIView? = nil
  ) -> Pan {
    device.perform { attach(pan, name, to: view) }
  }

  /// Moves a touch at constant velocity, with sixty reports a second and one at the end, and runs a
  /// run-loop turn.
  func drag(_ finger: Int = 0, from start: CGPoint, by translation: CGVector, for seconds: Double) {
    let begin = device.now
    let reports = Int((seconds * 60).rounded(.up))
    for report in 1...max(1, reports) {
      let fraction = min(1, Double(report) / (seconds * 60))
      device.advance(to: begin + fraction * seconds)
      device.touchMove(
        finger,
        to: CGPoint(x: start.x + fraction * translation.dx, y: start.y + fraction * translation.dy))
    }
    device.turn()
  }
}
