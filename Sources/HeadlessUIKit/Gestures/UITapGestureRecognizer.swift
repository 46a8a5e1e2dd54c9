/// Recognises taps: fingers that come down and lift without wandering.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may wander and the touch still be a tap, pt; chosen, UIKit does not say.
  static let allowableMovement: CGFloat = 45
  /// How long the next tap of several may keep waiting, s; chosen, UIKit does not say.
  static let longestPause = 0.35

  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers must tap; 1 by default.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var lifted = 0
  private var taps = 0
  private var patience: Int?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let point = touch.location(in: nil)
      let (x, y) = (point.x - start.x, point.y - start.y)
      if x * x + y * y > Self.allowableMovement * Self.allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    lifted += touches.count
    guard lifted >= numberOfTouchesRequired else { return }
    lifted = 0
    starts = [:]
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      patience = SimulatedDevice.current?.schedule(after: Self.longestPause) { [weak self] in
        self?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    stopWaiting()
    starts = [:]
    lifted = 0
    taps = 0
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A tap never stands in the way of one with more taps (UIKit row 206).
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func stopWaiting() {
    if let patience { SimulatedDevice.current?.queue.cancel(patience) }
    patience = nil
  }
}
