/// A piece of work in a queue of operations.
///
/// It replaces Foundation's type, whose work waits for threads. The properties of the state may be
/// overridden, as for work that ends later: the queue reads them after each `didChangeValue(forKey:)`.
open nonisolated class Operation: NSObject, @unchecked Sendable {
  // Unchecked Sendable: all work runs on the main thread.
  /// The order of operations in a queue.
  public nonisolated enum QueuePriority: Int, Sendable {
    /// The lowest priority.
    case veryLow = -8
    /// A low priority.
    case low = -4
    /// The default.
    case normal = 0
    /// A high priority.
    case high = 4
    /// The highest priority.
    case veryHigh = 8
  }

  fileprivate enum Phase { case waiting, executing, finished }
  private final var phase = Phase.waiting
  private final var wasCanceled = false
  private final var hasReportedEnd = false
  private final var dependents: [Operation] = []
  /// The queue that starts the operation, retained until it has finished.
  fileprivate final var queue: OperationQueue?
  /// Whether the queue has decided to start the operation, and whether it has.
  fileprivate final var (isStarting, isStarted) = (false, false)

  /// Creates an operation without dependencies.
  public override init() { super.init() }

  /// Runs the operation: calls `main()`, and finishes, unless a subclass overrides this method.
  open func start() {
    phase = .executing
    if !isCancelled { main() }
    phase = .finished
    stateDidChange()
  }
  /// The work; does nothing by default.
  open func main() {}
  /// Cancels the operation: it finishes without running `main()`.
  open func cancel() { wasCanceled = true }

  /// Whether the operation was canceled.
  open var isCancelled: Bool { wasCanceled }
  /// Whether the work is running.
  open var isExecuting: Bool { phase == .executing }
  /// Whether the work has ended.
  open var isFinished: Bool { phase == .finished }
  /// Whether the work continues after `start()` has returned; false by default.
  open var isConcurrent: Bool { false }
  /// Whether the work continues after `start()` has returned; false by default.
  open var isAsynchronous: Bool { false }
  /// Whether all dependencies have finished.
  open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }

  /// The operations that must finish before this one starts.
  open var dependencies: [Operation] { requirements }
  private final var requirements: [Operation] = []
  /// Adds an operation that must finish before this one starts.
  open func addDependency(_ op: Operation) {
    requirements.append(op)
    op.dependents.append(self)
  }
  /// Removes a dependency.
  open func removeDependency(_ op: Operation) { requirements.removeAll { $0 === op } }

  /// Runs after the operation has finished; `nil` by default.
  open var completionBlock: (@Sendable () -> Void)?
  /// The name; `nil` by default.
  open var name: String?
  /// The priority among the operations of its queue that are ready; normal by default.
  open var queuePriority = QueuePriority.normal
  /// The quality of service. Stored only.
  open var qualityOfService = QualityOfService.default
  /// Waits until the operation has finished: see `DispatchGroup.wait()`.
  open func waitUntilFinished() {
    _ = SimulatedDevice.wait(for: "an Operation", true) { self.isFinished }
  }

  /// Continues the queue once the operation has finished.
  final func stateDidChange() {
    guard isFinished, !hasReportedEnd else { return }
    hasReportedEnd = true
    completionBlock?()
    completionBlock = nil
    queue?.didFinish(self)
    queue = nil
    for dependent in dependents { dependent.queue?.startReady() }
    dependents = []
  }
}

/// An operation that runs blocks, in order.
open nonisolated class BlockOperation: Operation, @unchecked Sendable {
  private final var blocks: [@Sendable () -> Void] = []

  /// Creates an operation without blocks.
  public override init() { super.init() }
  /// Creates an operation that runs a block.
  @preconcurrency public init(block: @escaping @Sendable () -> Void) {
    blocks = [block]
    super.init()
  }

  /// The blocks, in order.
  open var executionBlocks: [@Sendable () -> Void] { blocks }
  /// Adds a block.
  @preconcurrency open func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
    blocks.append(block)
  }
  open override func main() { for block in blocks { block() } }
}

/// A queue of operations, on the device's clock and its only thread: they start in run-loop turns, by
/// priority, then in order.
///
/// It replaces Foundation's type, whose work waits for threads.
open nonisolated class OperationQueue: NSObject, @unchecked Sendable {
  private final var added: [Operation] = []
  private final var runningCount = 0
  private final let queue: DispatchQueue

  /// Creates a queue.
  public override init() {
    queue = DispatchQueue(label: "NSOperationQueue")
    super.init()
  }
  private init(_ queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  /// The number of operations that a queue runs at a time if none is set: any.
  public static let defaultMaxConcurrentOperationCount = -1
  /// The queue of the main thread.
  open class var main: OperationQueue { mainQueue }
  private static let mainQueue = OperationQueue(DispatchQueue.main)
  /// The queue of the current work; here always that of the main thread, as there is no other thread.
  open class var current: OperationQueue? { mainQueue }

  /// Adds an operation.
  open func addOperation(_ op: Operation) {
    added.append(op)
    op.queue = self
    startReady()
  }
  /// Adds operations, and waits until they have finished if `wait` is true.
  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { for operation in ops { operation.waitUntilFinished() } }
  }
  /// Adds an operation that runs a block.
  @preconcurrency open func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }
  /// Adds a block that runs after the operations before it.
  @preconcurrency open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    let operation = BlockOperation(block: barrier)
    for before in added { operation.addDependency(before) }
    addOperation(operation)
  }
  /// Cancels all operations.
  open func cancelAllOperations() { for operation in added { operation.cancel() } }
  /// Waits until all operations have finished: see `DispatchGroup.wait()`.
  open func waitUntilAllOperationsAreFinished() {
    _ = SimulatedDevice.wait(for: "an OperationQueue", true) { self.added.isEmpty }
  }

  /// The operations that have not finished.
  open var operations: [Operation] { added }
  /// The number of operations that have not finished.
  open var operationCount: Int { added.count }
  /// The number of operations that run at a time; any by default. Of those that end with `main()`, one
  /// runs at a time.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount {
    didSet { startReady() }
  }
  /// Whether no further operations start; false by default.
  open var isSuspended = false { didSet { startReady() } }
  /// The name; `nil` by default.
  open var name: String?
  /// The quality of service. Stored only.
  open var qualityOfService = QualityOfService.default
  /// The queue on which the operations run; `nil`, the default, is one of the operation queue's. Stored
  /// only.
  open var underlyingQueue: DispatchQueue?

  /// Starts an operation in the next run-loop turn, if one is ready.
  fileprivate final func startReady() {
    guard !isSuspended else { return }
    let limit = maxConcurrentOperationCount
    for operation in added where operation.isReady && !operation.isStarting {
      guard limit < 0 || runningCount < limit else { return }
      runningCount += 1
      operation.isStarting = true
      queue.async { self.startNext() }
    }
  }

  private func startNext() {
    let due = added.filter { $0.isStarting && !$0.isStarted }
    let best = due.map(\.queuePriority.rawValue).max()
    guard let operation = due.first(where: { $0.queuePriority.rawValue == best }) else { return }
    operation.isStarted = true
    operation.start()
    operation.stateDidChange()
  }

  fileprivate final func didFinish(_ operation: Operation) {
    added.removeAll { $0 === operation }
    if operation.isStarting { runningCount -= 1 }
    startReady()
  }
}
