/// Calls a method at every frame of the device, at k / framesPerSecond exactly.
///
/// While one runs the device is not at rest.
open nonisolated class CADisplayLink: NSObject {
  private let call: (CADisplayLink) -> Void
  private weak var device: SimulatedDevice?
  private var event: Int?
  private var isAdded = false
  private var isInvalid = false

  /// Makes a link that is not running yet; it keeps its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    call = { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { _ = sel.call(target, link, nil) }
    }
    device = SimulatedDevice.current
    super.init()
  }

  /// Lets the link run; the loop and its mode make no difference, since there is one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid, !isAdded else { return }
    isAdded = true
    waitForFrame()
  }
  /// Stops the link; it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    stopWaiting()
  }
  /// Stops the link for good.
  open func invalidate() {
    isInvalid = true
    isAdded = false
    stopWaiting()
  }

  /// The time of the frame, s; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame after it, s.
  open var targetTimestamp: CFTimeInterval {
    frame.map { Double($0 + step) / rate } ?? timestamp
  }
  /// The time from one frame of the screen to the next, s.
  open var duration: CFTimeInterval { frame == nil ? 0 : 1 / rate }
  /// Whether calls are left out; false by default.
  open var isPaused = false {
    didSet {
      guard isPaused != oldValue else { return }
      isPaused ? stopWaiting() : waitForFrame()
    }
  }
  /// How often it is called; 0, the default, is every frame of the screen. A rate that does not
  /// divide the screen's counts as the next that does.
  open var preferredFramesPerSecond = 0

  /// The number of the frame that was called for last.
  private var frame: Int?

  private var rate: Double {
    guard let device else { return 60 }
    return MainActor.assumeIsolated { Double(device.configuration.framesPerSecond) }
  }

  /// How many frames of the screen lie between two calls.
  private var step: Int {
    let screen = max(1, Int(rate))
    guard preferredFramesPerSecond > 0, preferredFramesPerSecond < screen else { return 1 }
    // The largest divisor of the screen's rate that is not above what is wanted.
    let wanted = (1...preferredFramesPerSecond).last { screen.isMultiple(of: $0) } ?? 1
    return screen / wanted
  }

  private func waitForFrame() {
    guard isAdded, !isPaused, event == nil, let device else { return }
    let (rate, step) = (rate, step)
    var next = Int((device.clock.now * rate).rounded(.down)) + 1
    if let frame, next <= frame { next = frame + 1 }
    if !next.isMultiple(of: step) { next += step - next % step }
    let number = next
    event = device.scheduleFromLayer(at: Double(number) / rate) {
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
    if let event { device?.cancelFromLayer(event) }
    event = nil
  }
}
