/// The open transactions of a device: the implicit one, and those within it.
nonisolated final class TransactionStack {
  /// The properties of a transaction.
  struct Properties {
    /// The duration of animations that have none, s; nil if it was not set.
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    fileprivate(set) var end: TransactionEnd?
  }

  private var open = [Properties()]
  /// Whether the implicit transaction has properties of its own.
  private(set) var isImplicitChanged = false

  private var current: Properties { open.last ?? Properties() }
  var duration: Double? { current.duration }
  var timingFunction: CAMediaTimingFunction? { current.timingFunction }
  var disablesActions: Bool { current.disablesActions }
  var completion: (() -> Void)? { current.end?.block }

  /// Defers the open transactions' completions until a release; nil if there are no completions.
  func hold() -> TransactionHold? {
    let ends = open.compactMap(\.end)
    return ends.isEmpty ? nil : TransactionHold(ends)
  }

  func change(_ change: (inout Properties) -> Void) {
    if open.count == 1 { isImplicitChanged = true }
    change(&open[open.count - 1])
  }

  /// Replaces the completion; the previous one runs when the animations added so far have ended.
  func setCompletion(_ block: (() -> Void)?) {
    close(current.end)
    change { $0.end = block.map { TransactionEnd($0) } }
  }

  func begin() {
    var inner = current
    inner.end = nil
    open.append(inner)
  }

  func commit() {
    guard open.count > 1 else {
      SimulatedDevice.current?.diagnose(
        .invalidCall, "CATransaction.commit() without a begin(); nothing changed")
      return
    }
    close(open.removeLast().end)
  }

  /// Closes the implicit transaction at the end of a run-loop turn; those within it remain open.
  func closeTurn() {
    guard isImplicitChanged else { return }
    isImplicitChanged = false
    close(open[0].end)
    open[0] = Properties()
  }

  /// Lets a completion run as soon as no animation is pending: without any, in the next run-loop turn.
  private func close(_ end: TransactionEnd?) {
    guard let end, !end.isClosed else { return }
    end.isClosed = true
    guard end.pending == 0 else { return }
    guard let device = SimulatedDevice.current else { return end.run() }
    _ = device.scheduleNonisolated(at: device.clock.now) { end.run() }
  }
}

/// Defers the completions of transactions.
nonisolated final class TransactionHold {
  private var ends: [TransactionEnd]

  fileprivate init(_ ends: [TransactionEnd]) {
    self.ends = ends
    for end in ends { end.pending += 1 }
  }

  /// Ends the deferral; further calls have no effect.
  func release() {
    let held = ends
    ends = []
    for end in held { end.leave() }
  }
}

/// The completion of a transaction, which runs when its animations have ended.
nonisolated final class TransactionEnd {
  fileprivate let block: () -> Void
  /// The number of running animations.
  fileprivate var pending = 0
  /// Whether no more animations can be added.
  fileprivate(set) var isClosed = false
  private var hasRun = false

  fileprivate init(_ block: @escaping () -> Void) { self.block = block }

  /// Records the end of one animation.
  fileprivate func leave() {
    pending -= 1
    if pending == 0, isClosed { run() }
  }

  fileprivate func run() {
    guard !hasRun else { return }
    hasRun = true
    block()
  }
}
