/// A source of events on a queue: here timers only.
///
/// It replaces Dispatch's type, whose timers wait for the machine's clock.
open nonisolated class DispatchSource: DispatchObject, DispatchSourceTimer, @unchecked Sendable {
  /// The precision of a timer.
  public nonisolated struct TimerFlags: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Creates flags from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The timer ignores its leeway, as all timers here do.
    public static let strict = TimerFlags(rawValue: 1)
  }

  private final let queue: DispatchQueue
  private final weak var device: SimulatedDevice?
  private final var onEvent: (() -> Void)?
  private final var onCancel: (() -> Void)?
  private final var begin = 0.0
  private final var interval = Double.infinity
  /// The number of the next event.
  private final var count = 0.0
  private final var event: Int?
  private final var hasSchedule = false

  init(timerOn queue: DispatchQueue) {
    self.queue = queue
    device = SimulatedDevice.current
    super.init()
    suspensions = 1
  }

  /// Creates a timer that is suspended; its events run on a queue, by default a global one.
  open class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { DispatchSource(timerOn: queue ?? .global()) }

  /// Whether the source was canceled.
  open var isCancelled: Bool { wasCanceled }
  private final var wasCanceled = false

  /// Sets what runs at each event.
  @preconcurrency open func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@Sendable () -> Void)?
  ) {
    onEvent = handler
  }
  /// Sets the item that runs at each event.
  open func setEventHandler(handler: DispatchWorkItem) { onEvent = handler.perform }
  /// Sets what runs after the source was canceled.
  @preconcurrency open func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@Sendable () -> Void)?
  ) {
    onCancel = handler
  }
  /// Sets the item that runs after the source was canceled.
  open func setCancelHandler(handler: DispatchWorkItem) { onCancel = handler.perform }

  /// Sets the time of the first event and the interval between events; `never` has only one.
  open func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    restart(deadline, interval.seconds)
  }
  /// Sets the time of the first event and the interval between events, s.
  open func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    restart(deadline, interval)
  }

  /// Cancels the source: no more events occur.
  open func cancel() {
    guard !wasCanceled else { return }
    wasCanceled = true
    stop()
    onEvent = nil
    if let onCancel {
      nonisolated(unsafe) let action = onCancel
      queue.async { action() }
    }
    onCancel = nil
  }

  open override func suspend() {
    super.suspend()
    stop()
  }
  override func didResume() { wait() }

  private func restart(_ deadline: DispatchTime, _ interval: Double) {
    stop()
    begin = deadline.seconds
    self.interval = interval.isNaN ? .infinity : max(interval, 1e-9)
    count = 0
    hasSchedule = true
    if suspensions == 0 { wait() }
  }

  private func wait() {
    guard hasSchedule, !wasCanceled, event == nil, let device else { return }
    // A product, because sums would accumulate rounding errors.
    let time = count == 0 ? begin : begin + count * interval
    guard time < .infinity else { return }
    event = device.scheduleNonisolated(at: time) { self.reach() }
  }

  private func reach() {
    event = nil
    count += 1
    if let onEvent, let device { queue.start(onEvent, in: device.dispatchWork) }
    if suspensions == 0 { wait() }
  }

  private func stop() {
    if let event { device?.cancelNonisolated(event) }
    event = nil
  }
}

/// A source of events on a queue.
public nonisolated protocol DispatchSourceProtocol: AnyObject, Sendable {
  /// Sets what runs at each event.
  @preconcurrency func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?)
  /// Sets the item that runs at each event.
  func setEventHandler(handler: DispatchWorkItem)
  /// Sets what runs after the source was canceled.
  @preconcurrency func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?)
  /// Sets the item that runs after the source was canceled.
  func setCancelHandler(handler: DispatchWorkItem)
  /// Whether the source was canceled.
  var isCancelled: Bool { get }
  /// Cancels the source: no more events occur.
  func cancel()
  /// Resumes the source; it is created suspended.
  func resume()
  /// Suspends the source.
  func suspend()
  /// Starts a source that was created suspended.
  func activate()
}

nonisolated extension DispatchSourceProtocol {
  /// Sets what runs at each event.
  @preconcurrency public func setEventHandler(handler: (@Sendable () -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  /// Sets what runs after the source was canceled.
  @preconcurrency public func setCancelHandler(handler: (@Sendable () -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

/// A timer on a queue.
public nonisolated protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the time of the first event and the interval between events; `never` has only one.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  /// Sets the time of the first event and the interval between events, s.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

nonisolated extension DispatchSourceTimer {
  /// Sets the time of the first event and the interval between events; `never`, the default, has only
  /// one.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never
  ) { schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0)) }
  /// Sets the time of the first event and the interval between events, s.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
}
