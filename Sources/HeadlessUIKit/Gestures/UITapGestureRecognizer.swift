/// Recognizes taps: fingers that come down and lift without wandering.
@preconcurrency @MainActor
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
  private var firstPlace: CGPoint?
  private var lifted = 0
  private var taps = 0
  private var patience: Int?

  override var tapsNeeded: Int { numberOfTapsRequired }
  override var waitsForMoreTouches: Bool { taps > 0 && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    for touch in touches {
      let place = touch.location(in: nil)
      starts[ObjectIdentifier(touch)] = place
      if starts.count == 1 {
        // All taps of one gesture fall on about the same place.
        if let firstPlace, isFar(place, from: firstPlace) { return state = .failed }
        firstPlace = firstPlace ?? place
      }
    }
    if starts.count > numberOfTouchesRequired || lifted > 0 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      if isFar(touch.location(in: nil), from: start) { state = .failed }
    }
  }

  private func isFar(_ place: CGPoint, from start: CGPoint) -> Bool {
    let (x, y) = (place.x - start.x, place.y - start.y)
    return x * x + y * y > Self.allowableMovement * Self.allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    lifted += touches.count
    // A finger that lifts before the last has landed makes no tap of them all.
    guard starts.count == numberOfTouchesRequired else { return state = .failed }
    guard lifted == numberOfTouchesRequired else { return }
    lifted = 0
    starts = [:]
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      patience = SimulatedDevice.current?.schedule(after: Self.longestPause) { [weak self] in
        self?.patience = nil
        self?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
    firstPlace = nil
    lifted = 0
    taps = 0
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A tap never stands in the way of one with more taps (UIKit row 206).
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func stopWaiting() {
    if let patience { SimulatedDevice.current?.cancel(patience) }
    patience = nil
  }
}
