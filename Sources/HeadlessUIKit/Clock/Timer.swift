/// Calls a block or method after an interval of the device's time, once or repeatedly.
///
/// It replaces Foundation's timer, which waits for the machine's clock. A file that also imports
/// Foundation must qualify the name.
open nonisolated class Timer: NSObject {
  private var call: ((Timer) -> Void)?
  private let repeats: Bool
  private weak var device: SimulatedDevice?
  private var event: Int?
  /// The start time, s.
  private var begin = 0.0
  /// The number of the next call.
  private var count = 1.0
  /// The time of the first call, s, if it is given.
  private var first: Double?

  /// Creates a timer that never calls anything.
  public convenience override init() { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// Creates a timer that is not scheduled on a run loop.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    (timeInterval, delay) = Self.usable(interval, repeats)
    self.repeats = repeats
    call = block
    device = SimulatedDevice.current
    super.init()
  }

  /// Creates a timer that is not scheduled on a run loop, with the time of its first call.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    (timeInterval, delay) = Self.usable(interval, repeats)
    self.repeats = repeats
    call = block
    device = SimulatedDevice.current
    first = date.timeIntervalSinceReferenceDate
    super.init()
  }

  /// Creates a timer that calls a method and retains its target until it is invalidated, with the
  /// time of its first call.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    first = date.timeIntervalSinceReferenceDate
  }

  /// Creates a timer that calls a method and retains its target until it is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    (timeInterval, delay) = Self.usable(ti, yesOrNo)
    repeats = yesOrNo
    nonisolated(unsafe) let target = aTarget as AnyObject
    call = { timer in
      // The device calls timers on the main thread.
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.call(target, timer, nil) }
    }
    self.userInfo = userInfo
    device = SimulatedDevice.current
    super.init()
  }

  /// Creates a timer and starts it.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method, and starts it.
  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.start()
    return timer
  }

  /// The interval between calls, s; 0 for a nonrepeating timer.
  public let timeInterval: TimeInterval
  /// The interval between calls, s, or the delay of the only one.
  private let delay: Double
  /// The tolerated delay of a call, s; stored only, as calls are never late.
  open var tolerance: TimeInterval = 0
  /// The user info passed at creation.
  open private(set) var userInfo: Any?
  /// Whether the timer is valid; false after its only call or after `invalidate()`.
  open private(set) var isValid = true

  /// Fires immediately; a nonrepeating timer is then invalid.
  open func fire() {
    guard isValid else { return }
    let call = call
    if !repeats { invalidate() }
    call?(self)
  }

  /// The time of the next call, on the device's clock; setting it postpones the calls.
  open var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: first ?? begin + count * delay) }
    set {
      first = newValue.timeIntervalSinceReferenceDate
      guard let event else { return }
      device?.cancelNonisolated(event)
      self.event = nil
      start()
    }
  }

  /// Stops the timer permanently, and releases its target.
  open func invalidate() {
    isValid = false
    call = nil
    if let event { device?.cancelNonisolated(event) }
    event = nil
  }

  final func start() {
    guard isValid, event == nil, let device else { return }
    begin = first.map { max(device.clock.now, $0) - delay } ?? device.clock.now
    first = nil
    count = 1
    wait()
  }

  private func wait() {
    // A product, because sums would accumulate rounding errors.
    event = device?.scheduleNonisolated(at: begin + count * delay) { self.reach() }
  }

  private func reach() {
    event = nil
    count += 1
    fire()
    if isValid, event == nil { wait() }
  }

  /// Returns a valid interval; as in Foundation, zero or less counts as 0.1 ms.
  private static func usable(_ interval: Double, _ repeats: Bool) -> (shown: Double, delay: Double)
  {
    let usable = interval.isFinite && interval > 0 ? interval : 0.0001
    return (repeats ? usable : 0, usable)
  }
}
