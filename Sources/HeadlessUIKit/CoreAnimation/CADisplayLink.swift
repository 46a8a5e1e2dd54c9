/// Calls a method at every frame of the device, at k / framesPerSecond exactly.
///
/// While a display link runs, the device is not at rest.
open nonisolated class CADisplayLink: NSObject {
  private let call: (CADisplayLink) -> Void
  private weak var device: SimulatedDevice?
  /// The scheduled event of the next call.
  private var event: Int?
  private var isAdded = false
  private var isInvalid = false

  /// Creates a display link that is not running; it retains its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    call = { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { _ = sel.call(target, link, nil) }
    }
    device = SimulatedDevice.current
    super.init()
  }

  /// Starts the display link; run loop and mode are ignored, since there is only one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid, !isAdded else { return }
    isAdded = true
    waitForFrame()
  }
  /// Stops the display link; it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    stopWaiting()
  }
  /// Stops the display link permanently.
  open func invalidate() {
    isInvalid = true
    isAdded = false
    stopWaiting()
  }

  /// The time of the current frame, s; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, s.
  open var targetTimestamp: CFTimeInterval {
    frame.map { Double($0 + step) / rate } ?? timestamp
  }
  /// The time between two frames of the screen, s.
  open var duration: CFTimeInterval { frame == nil ? 0 : 1 / rate }
  /// Whether calls are suspended; false by default.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      isPaused ? stopWaiting() : waitForFrame()
    }
  }
  /// The calls per second; 0, the default, is the screen's frame rate. A rate that does not divide
  /// the screen's is reduced to the next lower one that does.
  open var preferredFramesPerSecond = 0
  /// The screen's frames between two calls, as before iOS 10; 1 by default.
  open var frameInterval: Int {
    get { step }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, Int(rate) / newValue) : 0 }
  }
  /// The frame rates that the calls prefer; those of the system by default.
  /// Stored only.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The number of the frame of the last call.
  private var frame: Int?

  private var rate: Double {
    guard let device else { return 60 }
    return MainActor.assumeIsolated { Double(device.configuration.framesPerSecond) }
  }

  /// The number of screen frames between two calls.
  private var step: Int {
    let screen = max(1, Int(rate))
    guard preferredFramesPerSecond > 0, preferredFramesPerSecond < screen else { return 1 }
    // The largest divisor of the screen's rate that does not exceed the preferred rate.
    let calls = (1...preferredFramesPerSecond).last { screen.isMultiple(of: $0) } ?? 1
    return screen / calls
  }

  private func waitForFrame() {
    guard isAdded, !isPaused, event == nil, let device else { return }
    let (rate, step) = (rate, step)
    var next = Int((device.clock.now * rate).rounded(.down)) + 1
    // At the time of a frame, rounding may yield that frame again.
    if let frame, next <= frame { next = frame + 1 }
    if !next.isMultiple(of: step) { next += step - next % step }
    let number = next
    event = device.scheduleNonisolated(at: Double(number) / rate) {
      self.reach(number)
    }
  }

  private func reach(_ number: Int) {
    event = nil
    frame = number
    timestamp = Double(number) / rate
    call(self)
    waitForFrame()
  }

  private func stopWaiting() {
    if let event { device?.cancelNonisolated(event) }
    event = nil
  }
}
