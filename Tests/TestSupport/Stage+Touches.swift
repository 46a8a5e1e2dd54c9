package import HeadlessUIKit

/// One touch, at 60 Hz.
extension Stage {
  /// Begins a touch and moves it by a distance in five frames, without ending it.
  package func drag(from start: CGPoint, by distance: CGVector) {
    device.touchDown(at: start)
    turn()
    for step in 1...5 {
      let fraction = CGFloat(step) / 5
      moveTouch(
        to: CGPoint(x: start.x + distance.dx * fraction, y: start.y + distance.dy * fraction))
    }
  }

  /// Moves the touch to a point, a frame later.
  package func moveTouch(to point: CGPoint) {
    advance(by: 1.0 / 60)
    device.touchMove(to: point)
    turn()
  }

  /// Ends the touch after a rest, so that it has no velocity.
  package func endTouchAfterRest() {
    advance(by: 0.2)
    endTouch()
  }

  /// Ends the touch.
  package func endTouch() {
    device.perform {
      device.touchUp()
      device.turn()
    }
  }
}

extension StageHolder {
  /// Ends the touch.
  package func endTouch() { stage.endTouch() }
}
