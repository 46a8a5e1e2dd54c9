/// A piece of work that can be canceled and waited for.
///
/// It replaces Dispatch's type, whose notifications use Dispatch's queues.
open nonisolated class DispatchWorkItem: @unchecked Sendable {
  // Unchecked Sendable: all work runs on the main thread.
  private final let block: () -> Void
  private final let end = DispatchGroup()
  private final var isOver = false

  /// Creates an item that runs a block.
  @preconcurrency public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @Sendable () -> Void
  ) {
    self.block = block
    end.enter()
  }

  /// Whether the item was canceled.
  open var isCancelled: Bool { wasCanceled }
  private final var wasCanceled = false

  /// Runs the block now, unless the item is canceled.
  open func perform() {
    if !wasCanceled { block() }
    guard !isOver else { return }
    isOver = true
    end.leave()
  }
  /// Cancels the item: a block that has not started does not run.
  open func cancel() { wasCanceled = true }

  /// Runs work on a queue once the item has run, or would have run if it was canceled.
  @preconcurrency open func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @Sendable () -> Void
  ) {
    end.notify(queue: queue, execute: execute)
  }
  /// Runs another item on a queue once the item has run.
  open func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    end.notify(queue: queue, work: execute)
  }

  /// Waits until the item has run: see `DispatchGroup.wait()`.
  open func wait() { end.wait() }
  /// Waits until the item has run or a time has come: see `DispatchGroup.wait(timeout:)`.
  open func wait(timeout: DispatchTime) -> DispatchTimeoutResult { end.wait(timeout: timeout) }
  /// Waits until the item has run or a time has come: see `DispatchGroup.wait(timeout:)`.
  open func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    end.wait(wallTimeout: wallTimeout)
  }
}
