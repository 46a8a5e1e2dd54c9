/// A recognizer of taps: touches that begin and end without moving far.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum movement of a tap, pt; chosen, not documented for UIKit.
  static let allowableMovement: CGFloat = 45
  /// The maximum time between multiple taps, s; chosen, not documented for UIKit.
  static let longestPause = 0.35

  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var firstLocation: CGPoint?
  /// The number of touches of the current tap that have ended.
  private var endedCount = 0
  private var taps = 0
  private var timer: Int?

  override var tapsNeeded: Int { numberOfTapsRequired }
  override var isSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
  override var waitsForMoreTouches: Bool { taps > 0 && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    for touch in touches {
      let location = touch.location(in: nil)
      starts[ObjectIdentifier(touch)] = location
      if starts.count == 1 {
        // All taps of one gesture must be close to the first.
        if let firstLocation, isFar(location, from: firstLocation) { return state = .failed }
        firstLocation = firstLocation ?? location
      }
    }
    if starts.count > numberOfTouchesRequired || endedCount > 0 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      if isFar(touch.location(in: nil), from: start) { state = .failed }
    }
  }

  private func isFar(_ location: CGPoint, from start: CGPoint) -> Bool {
    let (x, y) = (location.x - start.x, location.y - start.y)
    return x * x + y * y > Self.allowableMovement * Self.allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    endedCount += touches.count
    // A touch that ends before the last one has begun fails the gesture.
    guard starts.count == numberOfTouchesRequired else { return state = .failed }
    guard endedCount == numberOfTouchesRequired else { return }
    endedCount = 0
    starts = [:]
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer = SimulatedDevice.current?.schedule(after: Self.longestPause) {
        [reference = BoxedReference(self)] in
        reference.object?.timer = nil
        reference.object?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    starts = [:]
    firstLocation = nil
    endedCount = 0
    taps = 0
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A tap never prevents one with more taps (UIKit row 206).
    preventedGestureRecognizer.tapsNeeded <= numberOfTapsRequired
  }

  private func stopWaiting() {
    if let timer { SimulatedDevice.current?.cancel(timer) }
    timer = nil
  }

  nonisolated deinit {}
}
