// The run loop, of which a device has one: Foundation's would wait for the machine's clock.
extension RunLoop {
  /// Starts a timer; run loop and mode are ignored, since there is only one.
  public nonisolated func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }

  /// Runs a block in the next run-loop turn.
  @_disfavoredOverload
  public nonisolated func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }
  /// Runs a block in the next run-loop turn; modes are ignored, since there is only one.
  @_disfavoredOverload
  public nonisolated func perform(
    inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async(execute: block)
  }
}

extension RunLoop.Mode {
  /// The mode of a scroll view that is tracked; all modes are one here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

// The device's clock, as a date: 0 is the reference date, 1 January 2001.
extension Date {
  /// Creates the current date: of the device's clock, or of the machine's without a device.
  @_disfavoredOverload
  public nonisolated init() {
    self.init(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
  }
  /// The current date: of the device's clock, or of the machine's without a device.
  @_disfavoredOverload
  public nonisolated static var now: Date {
    Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
  }
  /// Creates a date by seconds after the current one.
  @_disfavoredOverload
  public nonisolated init(timeIntervalSinceNow: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + timeIntervalSinceNow)
  }
  /// The seconds from the current date to this one.
  @_disfavoredOverload
  public nonisolated var timeIntervalSinceNow: TimeInterval {
    timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent()
  }
}
