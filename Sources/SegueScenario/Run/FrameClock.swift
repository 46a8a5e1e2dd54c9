import HeadlessUIKit

/// Lets time pass on a device, from event to event, and says when a frame may show something new.
final class FrameClock {
  /// Times closer than this are the same, s: sums of times are off by some bits.
  private static let tolerance = 1e-9

  private let device: SimulatedDevice
  /// Called for a frame at which something may have changed, with whether anything was done or happened
  /// since the last one, beside animations.
  private let onFrame: (_ time: Double, _ hasChanged: Bool) -> Void
  /// The number of the next frame.
  private var frame = 0
  /// Whether anything was done or happened since the last frame that was looked at.
  private var hasChanged = true

  init(_ device: SimulatedDevice, onFrame: @escaping (Double, Bool) -> Void) {
    self.device = device
    self.onFrame = onFrame
  }

  /// The exact time of a frame, s.
  func frameTime(_ frame: Int) -> Double {
    Double(frame) / Double(device.configuration.framesPerSecond)
  }

  /// The time of the last frame that was looked at, s.
  var lastFrameTime: Double { frameTime(max(0, frame - 1)) }

  /// Lets some seconds pass.
  func pass(_ seconds: Double) { pass(to: device.now + seconds) }

  /// Lets time pass to a moment and shows every frame before it at which something can have changed;
  /// the frame at that moment waits for what else happens at it.
  ///
  /// - Parameter isDone: Called at those frames and at the end; true ends the passing there.
  func pass(to target: Double, until isDone: () -> Bool = { false }) {
    while let next = nextFrame(before: target) {
      move(to: frameTime(next))
      frame = next
      if mayDiffer {
        if isDone() { return }
        show(next)
      }
      frame = next + 1
    }
    move(to: target)
    _ = isDone()
  }

  /// Lets time pass until nothing is scheduled.
  ///
  /// - Returns: False when that takes longer than the limit, which has then passed, or when the app is
  ///   frozen.
  func settle(limit: Double) -> Bool {
    let deadline = device.now + limit
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

  /// Runs what is due now, after something was done.
  func settleInstant() {
    hasChanged = true
    move(to: device.now)
  }

  /// Shows the last state in a frame, the first that comes.
  func showTheEnd() {
    move(to: device.now)
    let last = firstFrame(atOrAfter: device.now)
    guard last >= frame, mayDiffer || last == 0 else { return }
    move(to: frameTime(last))
    show(last)
    frame = last + 1
  }

  /// Shows the frame at this moment, where there is one that was not shown.
  func showNow() {
    let next = firstFrame(atOrAfter: device.now)
    guard next >= frame, mayDiffer || next == 0, frameTime(next) <= device.now + Self.tolerance
    else { return }
    show(next)
    frame = next + 1
  }

  /// The frames within a stretch of time, without its ends.
  func frames(after start: Double, before end: Double) -> Range<Int> {
    let first = firstFrame(atOrAfter: start + 2 * Self.tolerance)
    return first..<max(first, firstFrame(atOrAfter: end))
  }

  private func nextFrame(before target: Double) -> Int? {
    var next = max(frame, firstFrame(atOrAfter: device.now))
    if !mayDiffer {
      // While nothing is scheduled or moving, every frame looks like the last one.
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
    while let due = device.nextEventTime, due <= time + Self.tolerance, due > device.now {
      device.advance(to: due)
    }
  }

  /// Whether something can look different from the last frame.
  private var mayDiffer: Bool { hasChanged || device.recorder.isMoving }

  private func show(_ frame: Int) {
    onFrame(frameTime(frame), hasChanged)
    hasChanged = false
  }
}
