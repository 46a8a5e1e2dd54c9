/// A recognizer of long presses, optionally after some taps.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, s; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before recognition, pt; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var taps = 0
  private var timer: Int?

  override var tapsNeeded: Int { numberOfTapsRequired + 1 }
  override var waitsForMoreTouches: Bool { taps > 0 && state == .possible }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    if isRecognizing { return }
    if active.count > numberOfTouchesRequired { return state = .failed }
    guard active.count == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired {
      wait(UITapGestureRecognizer.longestPause, for: .failed)
    } else {
      wait(max(0, minimumPressDuration), for: .began)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognizing { return state = .changed }
    for touch in touches {
      let location = touch.location(in: nil)
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let (x, y) = (location.x - start.x, location.y - start.y)
      if x * x + y * y > allowableMovement * allowableMovement { return state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isLast = active.allSatisfy(touches.contains)
    if isRecognizing {
      if isLast { state = .ended }
    } else if taps < numberOfTapsRequired, starts.count == numberOfTouchesRequired {
      guard isLast else { return }
      taps += 1
      starts = [:]
      wait(UITapGestureRecognizer.longestPause, for: .failed)
    } else {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    cancelTimer()
    starts = [:]
    taps = 0
  }

  /// Schedules a state change, which replaces a scheduled one.
  private func wait(_ seconds: Double, for next: State) {
    cancelTimer()
    timer = SimulatedDevice.current?.schedule(after: seconds) {
      [reference = BoxedReference(self)] in
      guard let recognizer = reference.object else { return }
      recognizer.timer = nil
      if recognizer.state == .possible { recognizer.state = next }
    }
  }

  private func cancelTimer() {
    if let timer { SimulatedDevice.current?.cancel(timer) }
    timer = nil
  }
}
