import HeadlessUIKit
import Synchronization
import Testing

/// What a run of a row reports besides its expectations.
///
/// A skipped run has a known issue whose text begins with "skipped:"; every other run has the note
/// "a complete run". A note is a warning. Both become records of the event stream, which
/// `ProjectChecks rows` reads.
nonisolated final class RowReport: Sendable {
  private struct State {
    var isSkipped = false
    var notes: [String] = []
  }
  private let state = Mutex(State())

  /// Whether the run is skipped; later issues are known.
  var isSkipped: Bool { state.withLock { $0.isSkipped } }

  /// Skips the run, for a reason such as "needs a tablet".
  func skip(_ reason: String) {
    state.withLock { $0.isSkipped = true }
    Issue.record("skipped: \(reason)")
  }

  /// Skips the run, and ends the row.
  func end(_ reason: String) -> Never {
    skip(reason)
    rows_raise(reason)
  }

  /// Adds a note, once.
  func note(_ text: String) {
    state.withLock { if !$0.notes.contains(text) { $0.notes.append(text) } }
  }

  /// Records the notes, and that the run was not skipped.
  func recordNotes() {
    if !isSkipped { note("a complete run") }
    for note in state.withLock({ $0.notes }) { Issue.record("\(note)", severity: .warning) }
  }

  /// Runs a body, and records the exception that it raises, if any.
  ///
  /// An exception does not release what the body retains, so the body must be escaping.
  @MainActor func catchingExceptions(_ body: @escaping @MainActor () -> Void) {
    let call = Call(body)
    // The callback of C captures nothing, and receives the body by a pointer.
    let context = Unmanaged.passUnretained(call).toOpaque()
    let text = withExtendedLifetime(call) {
      rows_catch(
        { context in
          let call = Unmanaged<Call>.fromOpaque(context).takeUnretainedValue()
          MainActor.assumeIsolated { call.run() }
        }, context)
    }
    guard let text else { return }
    defer { free(text) }
    if !isSkipped { Issue.record("UIKit raised \(String(cString: text))") }
  }

  @MainActor private final class Call {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }
}
