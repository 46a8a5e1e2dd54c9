/// A queue of work, on the device's clock and its only thread.
///
/// Work that is submitted to a queue runs in the next run-loop turn, in order, also that of a
/// concurrent queue. It replaces Dispatch's type, whose work waits for the machine's clock and threads.
open nonisolated class DispatchQueue: DispatchObject, @unchecked Sendable {
  /// The properties of a new queue.
  public nonisolated struct Attributes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt64
    /// Creates attributes from raw bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A queue that may run several pieces of work at a time; here they run in order.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// A queue that starts no work before `activate()`.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// When a queue drains its autorelease pool; there is none on this platform.
  public nonisolated enum AutoreleaseFrequency: Sendable {
    /// Like the target queue.
    case inherit
    /// Around each piece of work.
    case workItem
    /// Never.
    case never
  }

  /// The main queue.
  open class var main: DispatchQueue { mainQueue }
  private static let mainQueue = DispatchQueue(
    label: "com.apple.main-thread", qos: .userInteractive)
  /// Returns the global concurrent queue of a quality of service.
  open class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    globals.first { $0.qos.qosClass == qos } ?? globals[0]
  }
  private static let globals: [DispatchQueue] = [
    ("default", .default), ("background", .background), ("utility", .utility),
    ("user-initiated", .userInitiated), ("user-interactive", .userInteractive),
    ("unspecified", .unspecified),
  ].map { (name: String, qos: DispatchQoS) in
    DispatchQueue(label: "com.apple.root.\(name)-qos", qos: qos, attributes: .concurrent)
  }

  /// The label; empty by default.
  open var label: String { ownLabel }
  private final let ownLabel: String
  /// The quality of service. Stored only.
  open var qos: DispatchQoS { ownQuality }
  private final let ownQuality: DispatchQoS
  /// Whether work may run while other work of the queue waits.
  final let isConcurrent: Bool
  /// The work that became due while the queue was suspended.
  private final var held: [() -> Void] = []
  private final var specifics: [ObjectIdentifier: Any] = [:]

  /// Creates a queue.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    ownLabel = label
    ownQuality = qos
    isConcurrent = attributes.contains(.concurrent)
    super.init()
    self.target = target
    if attributes.contains(.initiallyInactive) { suspensions = 1 }
  }

  // MARK: Submitting work

  /// Runs work in the next run-loop turn.
  @preconcurrency open func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    submit(at: .now(), group, work)
  }
  /// Runs a work item in the next run-loop turn, unless it is canceled before.
  open func async(execute workItem: DispatchWorkItem) { submit(at: .now(), nil, workItem.perform) }
  /// Runs a work item of a group in the next run-loop turn, unless it is canceled before.
  open func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    submit(at: .now(), group, workItem.perform)
  }

  /// Runs work at a deadline; in the next run-loop turn if it has passed.
  @preconcurrency open func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    submit(at: deadline, nil, work)
  }
  /// Runs a work item at a deadline, unless it is canceled before.
  open func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    submit(at: deadline, nil, execute.perform)
  }
  /// Runs work at a deadline; in the next run-loop turn if it has passed.
  @preconcurrency open func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    submit(at: wallDeadline.deadline, nil, work)
  }
  /// Runs a work item at a deadline, unless it is canceled before.
  open func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
    submit(at: wallDeadline.deadline, nil, execute.perform)
  }

  /// Runs work now, after the due work of the queue, and returns its result.
  ///
  /// A device waits forever if the caller's own work keeps the queue from running it, as that of the
  /// main queue does for `DispatchQueue.main.sync`. Here that is reported as invalidCall.
  open func sync<T>(execute work: () throws -> T) rethrows -> T { try runNow(work) }
  /// Runs work now, after the due work of the queue, and returns its result.
  open func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    try runNow(work)
  }
  /// Runs a work item now, after the due work of the queue, unless it is canceled.
  open func sync(execute workItem: DispatchWorkItem) { runNow(workItem.perform) }
  /// Runs a work item now, after the due work of the queue, unless it is canceled.
  open func asyncAndWait(execute workItem: DispatchWorkItem) { runNow(workItem.perform) }
  /// Runs work now, once for each number below a count, in order.
  open class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(0, iterations) { work(iteration) }
  }

  // MARK: Values of a queue

  /// Returns the queue's value for a key.
  open func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    specifics[ObjectIdentifier(key)] as? T
  }
  /// Sets the queue's value for a key; `nil` removes it.
  open func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    specifics[ObjectIdentifier(key)] = value
  }
  /// Returns the value of the current queue for a key.
  open class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    (SimulatedDevice.current?.dispatchWork.current ?? .main).getSpecific(key: key)
  }

  override func didResume() {
    let due = held
    held = []
    for work in due { submit(at: .now(), nil, work) }
  }
}

nonisolated extension DispatchQueue {
  private func submit(
    at time: DispatchTime, _ group: DispatchGroup?, _ action: @escaping () -> Void
  ) {
    guard time.seconds < .infinity, let device = SimulatedDevice.current else { return }
    guard let group else {
      return device.dispatchWork.schedule(
        on: self, at: time.seconds, device: device, action)
    }
    group.enter()
    device.dispatchWork.schedule(on: self, at: time.seconds, device: device) {
      action()
      group.leave()
    }
  }

  /// Runs due work, unless the queue is suspended.
  final func start(_ action: @escaping () -> Void, in work: DispatchWork) {
    guard suspensions == 0 else { return held.append(action) }
    self === DispatchQueue.main ? action() : work.run(on: self, action)
  }

  private func runNow<T>(_ action: () throws -> T) rethrows -> T {
    guard let device = SimulatedDevice.current else { return try action() }
    let work = device.dispatchWork
    if work.isBlocked(self) {
      device.diagnose(
        .invalidCall,
        "sync was called on the queue '\(label)' by its own work; a device waits forever; call the "
          + "code directly, or use async")
    }
    return try work.run(on: self, action)
  }
}

/// A condition about the current queue.
public nonisolated enum DispatchPredicate: Sendable {
  /// The current queue is a queue.
  case onQueue(DispatchQueue)
  /// The current queue is a queue, and the work is a barrier.
  case onQueueAsBarrier(DispatchQueue)
  /// The current queue is another one.
  case notOnQueue(DispatchQueue)
}

/// Reports, as invalidCall, that a condition about the current queue is not met; a device ends the app.
public nonisolated func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  guard let device = SimulatedDevice.current else { return }
  let current = device.dispatchWork.current
  let isMet =
    switch condition() {
    case .onQueue(let queue), .onQueueAsBarrier(let queue): queue === current
    case .notOnQueue(let queue): queue !== current
    }
  guard !isMet else { return }
  device.diagnose(
    .invalidCall, "dispatchPrecondition failed: the current queue is '\(current.label)'")
}
