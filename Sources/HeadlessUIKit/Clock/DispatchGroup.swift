/// Counts pieces of work, and notifies when all have ended.
///
/// It replaces Dispatch's type, whose notifications use Dispatch's queues.
open nonisolated class DispatchGroup: DispatchObject, @unchecked Sendable {
  private final var count = 0
  private final var notifications: [() -> Void] = []

  /// Creates a group without work.
  public override init() { super.init() }

  /// Counts a piece of work that begins.
  open func enter() { count += 1 }
  /// Counts a piece of work that has ended.
  ///
  /// A call without an `enter()`, for which a device ends the app, is reported as invalidCall.
  open func leave() {
    guard count > 0 else {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "leave() of a DispatchGroup was called more often than enter(); remove a call")
      return
    }
    count -= 1
    if count == 0 { notifyAll() }
  }

  /// Runs work on a queue once no piece of work is left.
  @preconcurrency open func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    notifications.append { queue.async(execute: work) }
    if count == 0 { notifyAll() }
  }
  /// Runs a work item on a queue once no piece of work is left.
  open func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notifications.append { queue.async(execute: work) }
    if count == 0 { notifyAll() }
  }

  /// Waits until no piece of work is left: runs the due work of other queues meanwhile.
  ///
  /// If that does not end the last one, a device waits on, possibly forever, while its app is frozen.
  /// Here the call returns, and is reported as invalidCall.
  open func wait() { _ = wait(reportsFailure: true) }
  /// Waits until no piece of work is left: runs the due work of other queues meanwhile. If that does
  /// not end the last one, the result is `timedOut`, without a lapse of time.
  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(reportsFailure: timeout == .distantFuture)
  }
  /// Waits until no piece of work is left: see `wait(timeout:)`.
  open func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: timeout.deadline)
  }

  private func wait(reportsFailure: Bool) -> DispatchTimeoutResult {
    SimulatedDevice.wait(for: "a DispatchGroup", reportsFailure) { self.count == 0 }
  }

  private func notifyAll() {
    let due = notifications
    notifications = []
    for notification in due { notification() }
  }
}

/// A counter that work waits for.
///
/// It replaces Dispatch's type, which would wait for threads.
open nonisolated class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  private final var value: Int

  /// Creates a semaphore with a count.
  public init(value: Int) {
    self.value = value
    super.init()
  }

  /// Increments the count; returns 0, as no thread is waiting.
  @discardableResult
  open func signal() -> Int {
    value += 1
    return 0
  }
  /// Waits until the count is positive, and decrements it: runs the due work of other queues
  /// meanwhile.
  ///
  /// If that does not make the count positive, a device waits on, possibly forever, while its app is
  /// frozen. Here the call returns, and is reported as invalidCall.
  open func wait() { _ = wait(reportsFailure: true) }
  /// Waits until the count is positive, and decrements it. If the due work of other queues does not
  /// make it positive, the result is `timedOut`, without a lapse of time.
  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait(reportsFailure: timeout == .distantFuture)
  }
  /// Waits until the count is positive, and decrements it: see `wait(timeout:)`.
  open func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout.deadline)
  }

  private func wait(reportsFailure: Bool) -> DispatchTimeoutResult {
    let result = SimulatedDevice.wait(for: "a DispatchSemaphore", reportsFailure) {
      self.value > 0
    }
    if result == .success { value -= 1 }
    return result
  }
}

extension SimulatedDevice {
  /// Runs due work of other queues until a condition is met.
  nonisolated static func wait(
    for object: String, _ reportsFailure: Bool, until isDone: () -> Bool
  ) -> DispatchTimeoutResult {
    if isDone() { return .success }
    guard let device = current else { return .timedOut }
    if device.dispatchWork.wait(on: device, until: isDone) { return .success }
    if reportsFailure {
      device.diagnose(
        .invalidCall,
        "wait() was called for \(object) that no due work of another queue ends; a device freezes; "
          + "use notify(queue:), or a timeout")
    }
    return .timedOut
  }
}
