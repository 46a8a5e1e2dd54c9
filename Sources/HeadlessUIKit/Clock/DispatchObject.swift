/// The base class of queues, groups, semaphores and sources.
///
/// It replaces Dispatch's type, whose objects wait for the machine's clock and threads.
open nonisolated class DispatchObject: @unchecked Sendable {
  // Unchecked Sendable: the objects are used on the main thread, where all work runs.
  /// The number of calls of `suspend()` without a `resume()`.
  final var suspensions = 0

  /// Creates an object that is not suspended.
  public init() {}

  /// Starts an object that was created inactive.
  open func activate() { changeSuspensions(to: 0) }
  /// Suspends the object: no more of its work starts.
  open func suspend() { changeSuspensions(to: suspensions + 1) }
  /// Resumes the object once it is called as often as `suspend()`.
  ///
  /// A call without a `suspend()`, for which a device ends the app, is reported as invalidCall.
  open func resume() {
    if suspensions == 0 {
      SimulatedDevice.current?.diagnose(
        .invalidCall,
        "resume() of \(type(of: self)) was called more often than suspend(); remove a call")
    }
    changeSuspensions(to: max(0, suspensions - 1))
  }
  /// Sets the queue on which the object's work runs. Stored only.
  open func setTarget(queue: DispatchQueue?) { target = queue }
  final var target: DispatchQueue?

  private func changeSuspensions(to count: Int) {
    let wasSuspended = suspensions > 0
    suspensions = count
    if wasSuspended, count == 0 { didResume() }
  }

  /// Called once the object is no longer suspended; does nothing by default.
  func didResume() {}
}

/// The work of queues on the device: there is one thread, so that work of other queues than the main
/// queue runs between the turns of the main one, or while the main one waits for it.
nonisolated final class DispatchWork: @unchecked Sendable {
  // Unchecked Sendable: all work runs on the main thread.
  private struct Item {
    var event: Int
    var time: Double
    var queue: DispatchQueue
    var action: () -> Void
  }

  /// The queues whose work is running, outermost first; empty in the main queue's own work.
  private(set) var running: [DispatchQueue] = []
  /// The work of other queues than the main one, in the order in which it was submitted.
  private var background: [Item] = []

  /// Whether the current work belongs to a queue.
  func isCurrent(_ queue: DispatchQueue) -> Bool { current === queue }
  /// The queue of the current work.
  var current: DispatchQueue { running.last ?? .main }
  /// Whether a queue cannot run other work before the current work ends.
  func isBlocked(_ queue: DispatchQueue) -> Bool {
    if queue.isConcurrent { return false }
    return running.isEmpty ? queue === DispatchQueue.main : running.contains { $0 === queue }
  }

  /// Runs work of a queue.
  func run<Result>(on queue: DispatchQueue, _ work: () throws -> Result) rethrows -> Result {
    running.append(queue)
    defer { running.removeLast() }
    return try work()
  }

  /// Schedules work of a queue.
  func schedule(
    on queue: DispatchQueue, at time: Double, device: SimulatedDevice,
    _ action: @escaping () -> Void
  ) {
    guard queue !== DispatchQueue.main else {
      _ = device.scheduleNonisolated(at: time) { queue.start(action, in: self) }
      return
    }
    var event = 0
    event = device.scheduleNonisolated(at: time) { self.start { $0.event == event } }
    background.append(Item(event: event, time: time, queue: queue, action: action))
  }

  /// Runs due work of other queues until a condition is met.
  ///
  /// - Returns: Whether it is met.
  func wait(on device: SimulatedDevice, until isDone: () -> Bool) -> Bool {
    while !isDone() {
      let now = device.clock.now
      let waiting = running
      let started = start { item in
        item.time <= now && (item.queue.isConcurrent || !waiting.contains { $0 === item.queue })
          && item.queue.suspensions == 0
      }
      guard started else { return false }
    }
    return true
  }

  /// Starts the first work that a condition selects; returns whether there is one.
  @discardableResult
  private func start(_ isSelected: (Item) -> Bool) -> Bool {
    guard let index = background.firstIndex(where: isSelected) else { return false }
    let item = background.remove(at: index)
    // Unlike other work, that of a queue is not nested in the work that waits for it.
    let waiting = running
    running = []
    item.queue.start(item.action, in: self)
    running = waiting
    return true
  }
}
