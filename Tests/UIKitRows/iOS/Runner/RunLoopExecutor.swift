import Foundation
import Synchronization

/// Runs the jobs of its tasks on the main thread, in blocks of the main run loop.
///
/// The main actor's own executor runs a job as a block of the main dispatch queue. While such a job
/// runs the run loop, that queue is not serviced, and Core Animation calls the completions of
/// animations on it. A block of the run loop has no such effect.
nonisolated final class RunLoopExecutor: TaskExecutor {
  private struct State {
    var waiting: [UnownedJob] = []
    var isRunning = false
  }
  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.waiting.append(job) }
    schedule()
  }

  private func schedule() {
    RunLoop.main.perform(inModes: [.common]) { self.runNext() }
    // Wakes the run loop.
    DispatchQueue.main.async {}
  }

  /// Runs the first waiting job, unless another one is running the run loop.
  private func runNext() {
    let next: UnownedJob? = state.withLock { state in
      guard !state.isRunning, !state.waiting.isEmpty else { return nil }
      state.isRunning = true
      return state.waiting.removeFirst()
    }
    guard let next else { return }
    // The job has the main actor, so a call of its functions needs no other executor.
    next.runSynchronously(
      isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
    let isAnyWaiting = state.withLock { state in
      state.isRunning = false
      return !state.waiting.isEmpty
    }
    if isAnyWaiting { schedule() }
  }
}
