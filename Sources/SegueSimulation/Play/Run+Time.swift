import HeadlessUIKit
import SegueRecording

/// Time: it passes from event to event, and frames look at it.
extension Run {
  /// Times closer than this are the same, s: sums of times are off by some bits.
  private static let tolerance = 1e-9

  /// The exact time of a frame, s.
  func frameTime(_ frame: Int) -> Double {
    Double(frame) / Double(device.configuration.framesPerSecond)
  }

  /// Lets time pass to a moment and looks at every frame before it at which something can have
  /// changed; the frame at that moment waits for what else happens at it.
  ///
  /// - Parameter isDone: Asked at those frames and at the end; true ends the passing there.
  func pass(to target: Double, until isDone: () -> Bool = { false }) {
    while let next = nextFrame(before: target) {
      move(to: frameTime(next))
      frame = next
      if mayDiffer {
        if isDone() { return }
        look(at: next)
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
  func lookAtTheEnd() {
    move(to: device.now)
    let last = firstFrame(atOrAfter: device.now)
    guard last >= frame, mayDiffer || last == 0 else { return }
    move(to: frameTime(last))
    look(at: last)
    frame = last + 1
  }

  /// Gives the picture of now a name: the frame at this moment, or else the last before it.
  func snapshot(_ name: String) {
    let next = firstFrame(atOrAfter: device.now)
    if next >= frame, mayDiffer || next == 0, frameTime(next) <= device.now + Self.tolerance {
      look(at: next)
      frame = next + 1
    }
    builder.snapshot(named: name)
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

  private func look(at frame: Int) {
    checkWatches()
    defer { hasChanged = false }
    guard recordsFrames else { return }
    do throws(RecordingError) {
      if hasChanged {
        try builder.append(
          time: frameTime(frame), device: DeviceInfo(of: device), layers: sampler.sample(device))
      } else {
        try builder.append(time: frameTime(frame), states: sampler.sampleMoving(device))
      }
    } catch {
      builder.diagnostics.append(
        DiagnosticRecord(
          time: device.now, code: "recording", message: error.message, severity: .error))
    }
  }
}
