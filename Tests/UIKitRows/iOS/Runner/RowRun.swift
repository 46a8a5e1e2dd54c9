import Foundation
import Synchronization

/// A run of the Swift Testing tests of this process, on the main thread outside of the main dispatch
/// queue.
enum RowRun {
  /// The stable entry point of Swift Testing: it takes a configuration, and returns whether all tests
  /// passed.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configurationJSON: UnsafeRawBufferPointer?,
      _ recordHandler: @escaping @Sendable (_ recordJSON: UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private struct Configuration: Encodable {
    var parallel = false
    /// Only failures are printed.
    var verbosity = -2
    /// Regular expressions of the ids of tests that are not run.
    var skip: [String]
  }

  nonisolated private final class Outcome: Sendable {
    let result = Mutex<Result<Bool, any Error>?>(nil)
  }

  /// The reason why nothing can run.
  enum Problem: Error { case swiftTestingHasNoEntryPoint }

  /// Runs the tests and appends their records to a file. A test that the file has as started is not
  /// run again, so that a run continues after a test that ended the process.
  ///
  /// - Parameters:
  ///   - path: The file, which is made if it does not exist.
  ///   - limit: The time without a record after which the process ends, s: a test does not end.
  /// - Returns: Whether all tests passed.
  static func appendRecords(to path: String, limit: Double = 300) throws -> Bool {
    let entryPoint = try entryPoint()
    let file = try EventFile(path)
    let skipped = file.startedTests.map { "^\(NSRegularExpression.escapedPattern(for: $0))$" }
    let configuration = try JSONEncoder().encode(Configuration(skip: skipped))
    let watchdog = watch(file, limit: limit)
    defer { watchdog.cancel() }
    let outcome = Outcome()
    Task(executorPreference: RunLoopExecutor()) { @concurrent in
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: configuration.count, alignment: 1)
      defer { bytes.deallocate() }
      bytes.copyBytes(from: configuration)
      let result: Result<Bool, any Error>
      do {
        result = .success(
          try await entryPoint(UnsafeRawBufferPointer(bytes)) { file.append($0) })
      } catch {
        result = .failure(error)
      }
      outcome.result.withLock { $0 = result }
    }
    while true {
      if let result = outcome.result.withLock({ $0 }) { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    }
  }

  private static func entryPoint() throws -> EntryPoint {
    // A test bundle is loaded so that the symbols of its frameworks are not global.
    for image in [nil, "@rpath/Testing.framework/Testing"] {
      guard let handle = dlopen(image, RTLD_NOW),
        let symbol = dlsym(handle, "swt_abiv0_getEntryPoint")
      else { continue }
      let getter = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
      return unsafeBitCast(getter(), to: EntryPoint.self)
    }
    throw Problem.swiftTestingHasNoEntryPoint
  }

  /// Ends the process when a file receives no record for a time, s. A test that blocks the main thread
  /// cannot be ended alone.
  private static func watch(_ file: EventFile, limit: Double) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    let end: @Sendable () -> Void = {
      guard file.idleTime > limit else { return }
      print("No test has started or ended for \(Int(limit)) s.")
      exit(70)
    }
    timer.setEventHandler(handler: end)
    timer.schedule(deadline: .now(), repeating: limit / 10)
    timer.resume()
    return timer
  }
}
