/// Calls a block after some of the device's time, once or again and again.
///
/// It stands in the place of Foundation's timer, which waits for the machine's clock. A file that
/// also imports Foundation must say which of the two it means.
open nonisolated class Timer: NSObject {
  private let call: (Timer) -> Void
  private let repeats: Bool
  private weak var device: SimulatedDevice?
  private var event: Int?
  /// When it was started, s, and which call comes next.
  private var begin = 0.0
  private var count = 1.0

  /// Makes a timer that waits for a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    (timeInterval, delay) = Self.usable(interval, repeats)
    self.repeats = repeats
    call = block
    device = SimulatedDevice.current
    super.init()
  }

  /// Makes a timer that calls a method, and keeps its target until it is invalid.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    (timeInterval, delay) = Self.usable(ti, yesOrNo)
    repeats = yesOrNo
    nonisolated(unsafe) let target = aTarget as AnyObject
    call = { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.call(target, timer, nil) }
    }
    self.userInfo = userInfo
    device = SimulatedDevice.current
    super.init()
  }

  /// Makes a timer and starts it.
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Makes a timer that calls a method, and starts it.
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.start()
    return timer
  }

  /// The time between two calls, s; 0 for a timer that calls once.
  public let timeInterval: TimeInterval
  private let delay: Double
  /// Stored: how much later it may call, s; it never does.
  open var tolerance: TimeInterval = 0
  /// What its maker gave it.
  open private(set) var userInfo: Any?
  /// Whether it may still call; true until it has called once or is invalidated.
  open private(set) var isValid = true

  /// Calls at once; one that does not repeat is then invalid.
  open func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    call(self)
  }

  /// Stops it for good.
  open func invalidate() {
    isValid = false
    if let event { device?.cancelFromLayer(event) }
    event = nil
  }

  final func start() {
    guard isValid, event == nil, let device else { return }
    begin = device.clock.now
    count = 1
    wait()
  }

  private func wait() {
    // By multiplication: sums would wander off.
    event = device?.scheduleFromLayer(at: begin + count * delay) { self.reach() }
  }

  private func reach() {
    event = nil
    count += 1
    fire()
    if isValid, event == nil { wait() }
  }

  /// As Foundation takes it, an interval of nothing is a tenth of a millisecond.
  private static func usable(_ interval: Double, _ repeats: Bool) -> (shown: Double, delay: Double)
  {
    let usable = interval.isFinite && interval > 0 ? interval : 0.0001
    return (repeats ? usable : 0, usable)
  }
}

extension RunLoop {
  /// Starts a timer; the loop and its mode make no difference, since there is one.
  public nonisolated func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
