import HeadlessUIKit

/// Advances a device's virtual time from event to event, and reports frames that may have changed.
final class FrameClock {
  /// Times closer than this are equal, s: sums of times have rounding errors.
  private static let tolerance = 1e-9

  private let device: SimulatedDevice
  /// Called for a frame that may have changed, with whether there was input or an event since the
  /// last one, animations aside. Returns whether the run continues.
  private let onFrame: (_ time: Double, _ hasChanged: Bool) -> Bool
  /// Whether the run ends before its last step: no further frame is reported.
  private(set) var isStopped = false
  /// The number of the next frame.
  private var frame = 0
  /// Whether there was input or an event since the last reported frame.
  private var hasChanged = true

  init(_ device: SimulatedDevice, onFrame: @escaping (Double, Bool) -> Bool) {
    self.device = device
    self.onFrame = onFrame
  }

  /// Returns the exact time of a frame, s.
  func frameTime(_ frame: Int) -> Double {
    Double(frame) / Double(device.configuration.framesPerSecond)
  }

  /// The time of the last frame before the next one, s.
  var lastFrameTime: Double { frameTime(max(0, frame - 1)) }

  /// Advances the time by some seconds.
  func pass(_ seconds: Double) { pass(to: device.now + seconds) }

  /// Advances to a time and reports every frame before it that can have changed; the frame at that
  /// time is reported later, after all events of that time.
  ///
  /// - Parameter isDone: Called at those frames and at the end; `true` stops there.
  func pass(to target: Double, until isDone: () -> Bool = { false }) {
    while !isStopped, let next = nextFrame(before: target) {
      move(to: frameTime(next))
      frame = next
      if mayDiffer {
        // If it is done, this frame is reported later, after all events of its time.
        if isDone() { return }
        show(next)
      }
      frame = next + 1
    }
    move(to: target)
    _ = isDone()
  }

  /// Advances until no event is scheduled.
  ///
  /// - Returns: `false` if that takes longer than the timeout, which has then passed, or if the app
  ///   is frozen.
  func settle(timeout: Double) -> Bool {
    let deadline = device.now + timeout
    // Events that always schedule others for the same time would never end.
    var standstill = 0
    move(to: device.now)
    while let next = device.nextEventTime {
      guard next <= deadline + Self.tolerance, standstill < 100 else {
        pass(to: deadline)
        return false
      }
      standstill = next <= device.now ? standstill + 1 : 0
      pass(to: max(next, device.now))
    }
    return !device.isFrozen
  }

  /// Runs the events that are due now, after input.
  func settleInstant() {
    hasChanged = true
    move(to: device.now)
  }

  /// Reports the last state in the next frame.
  func showTheEnd() {
    move(to: device.now)
    let last = firstFrame(atOrAfter: device.now)
    guard !isStopped, last >= frame, mayDiffer || last == 0 else { return }
    move(to: frameTime(last))
    show(last)
    frame = last + 1
  }

  /// Reports the frame at the current time, if there is one and it was not reported.
  func showNow() {
    let next = firstFrame(atOrAfter: device.now)
    guard next >= frame, mayDiffer || next == 0, frameTime(next) <= device.now + Self.tolerance
    else { return }
    show(next)
    frame = next + 1
  }

  /// Returns the frames within an interval, without its ends.
  func frames(after start: Double, before end: Double) -> Range<Int> {
    // Once because the first frame is later than the start, and once because `firstFrame` subtracts it.
    let first = firstFrame(atOrAfter: start + 2 * Self.tolerance)
    return first..<max(first, firstFrame(atOrAfter: end))
  }

  private func nextFrame(before target: Double) -> Int? {
    var next = max(frame, firstFrame(atOrAfter: device.now))
    if !mayDiffer {
      // Without events and animations, every frame equals the last one.
      let quietUntil = min(device.nextEventTime ?? target, target)
      next = max(next, firstFrame(atOrAfter: quietUntil))
    }
    return frameTime(next) < target - Self.tolerance ? next : nil
  }

  private func firstFrame(atOrAfter time: Double) -> Int {
    let rate = Double(device.configuration.framesPerSecond)
    return Int(((time - Self.tolerance) * rate).rounded(.up))
  }

  private func move(to time: Double) {
    if let due = device.nextEventTime, due <= time + Self.tolerance { hasChanged = true }
    device.advance(to: max(time, device.now))
    // Events whose times are later only by rounding errors.
    while let due = device.nextEventTime, due <= time + Self.tolerance, due > device.now {
      device.advance(to: due)
    }
  }

  /// Whether the next frame can differ from the last one.
  private var mayDiffer: Bool { hasChanged || device.recorder.isMoving }

  private func show(_ frame: Int) {
    isStopped = !onFrame(frameTime(frame), hasChanged) || isStopped
    hasChanged = false
  }
}
