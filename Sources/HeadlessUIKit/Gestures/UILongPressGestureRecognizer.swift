/// Recognizes fingers that stay down, after some taps where wanted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay down, s; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may wander before that, pt; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press; none by default.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var taps = 0
  private var appointment: Int?

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
      let place = touch.location(in: nil)
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let (x, y) = (place.x - start.x, place.y - start.y)
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
    cancelAppointment()
    starts = [:]
    taps = 0
  }

  /// Takes a state after a time, unless something happens first.
  private func wait(_ seconds: Double, for next: State) {
    cancelAppointment()
    appointment = SimulatedDevice.current?.schedule(after: seconds) { [weak self] in
      self?.appointment = nil
      if self?.state == .possible { self?.state = next }
    }
  }

  private func cancelAppointment() {
    if let appointment { SimulatedDevice.current?.cancel(appointment) }
    appointment = nil
  }
}
