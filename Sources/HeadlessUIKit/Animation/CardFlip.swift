/// The flip transition: a card whose front is one view and whose back is another.
struct CardFlip {
  /// The side of the card that rotates toward the viewer first.
  enum Side { case left, right, top, bottom }

  private let face: UIView?
  private let back: UIView?
  private let key: ScalarKey
  private let turn: Double

  /// Creates a flip; without a front view or without a back view that side is empty.
  init(from side: Side, face: UIView?, back: UIView?) {
    self.face = face
    self.back = back
    key = side == .left || side == .right ? .turnY : .turnX
    // A rotation by a positive angle brings the left and the bottom side toward the viewer.
    turn = side == .left || side == .bottom ? .pi : -.pi
  }

  /// Shows the front.
  func begin() {
    UIView.performWithoutAnimation { back?.ownLayer.set(key, -turn, "turn") }
  }

  /// Rotates to the back; for an animation block.
  func turnOver() {
    for (side, angle) in [(face, turn), (back, 0)] { side?.ownLayer.set(key, angle, "turn") }
  }

  /// Removes the rotation from both views.
  func end() {
    UIView.performWithoutAnimation {
      for side in [face, back] { side?.ownLayer.set(key, 0, "turn") }
    }
  }
}
