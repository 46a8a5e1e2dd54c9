/// A card that turns over: one view is its face, another its back.
struct CardFlip {
  /// The side of the card that comes to the front first and goes over to the other.
  enum Side { case left, right, top, bottom }

  private let face: UIView?
  private let back: UIView?
  private let key: ScalarKey
  private let turn: Double

  /// Makes a flip; without a face the card comes out of nothing, without a back it goes there.
  init(from side: Side, face: UIView?, back: UIView?) {
    self.face = face
    self.back = back
    key = side == .left || side == .right ? .turnY : .turnX
    // A turn by a positive angle brings the left and the bottom side to the front.
    turn = side == .left || side == .bottom ? .pi : -.pi
  }

  /// Lays the card down with its face up.
  func begin() {
    UIView.performWithoutAnimation { back?.layer.set(key, -turn, "turn") }
  }

  /// Turns it over; for an animation block.
  func turnOver() {
    for (side, angle) in [(face, turn), (back, 0)] { side?.layer.set(key, angle, "turn") }
  }

  /// Leaves both views flat.
  func end() {
    UIView.performWithoutAnimation {
      for side in [face, back] { side?.layer.set(key, 0, "turn") }
    }
  }
}
