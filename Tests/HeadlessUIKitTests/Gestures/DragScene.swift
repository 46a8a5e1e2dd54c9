import HeadlessUIKit

/// A finger that drags by the clock.
extension GestureScene {
  /// Adds a pan to a view, the card by default.
  func addPan<Pan: UIPanGestureRecognizer>(
    _ pan: Pan, _ name: String, to view: UIView? = nil
  ) -> Pan {
    device.perform { attach(pan, name, to: view) }
  }

  /// Moves a finger evenly, with a report sixty times a second and one at the end; waits for what
  /// comes of it.
  func drag(_ finger: Int = 0, from start: CGPoint, by way: CGVector, for seconds: Double) {
    let begin = device.now
    let reports = Int((seconds * 60).rounded(.up))
    for report in 1...max(1, reports) {
      let share = min(1, Double(report) / (seconds * 60))
      device.advance(to: begin + share * seconds)
      device.touchMove(
        finger, to: CGPoint(x: start.x + share * way.dx, y: start.y + share * way.dy))
    }
    device.turn()
  }
}
